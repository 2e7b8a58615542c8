import { Button, Center, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#messages';
import { ImageViewer } from './image-viewer.tsx';
import { OfficeViewer } from './office/office-viewer.tsx';
import type { Marking } from './office/marks/marking.ts';
import type { LoadFile } from './reading/use-document.ts';
import type { MediaKind } from './find-media-kind.ts';

interface MediaViewerProps {
  readonly name: string;
  readonly kind: MediaKind;
  /** Where the core serves the file in place. */
  readonly url: string;
  readonly downloadUrl: string;
  /** Of the file's bytes, lower-case hex. */
  readonly sha256: string;
  /** `loadFile` of `#api`. */
  readonly load: LoadFile;
  /** Evidence that is marked in it; null where nothing is marked. */
  readonly marking: Marking | null;
}

/** A document, picture, PDF, video or sound shown in place, filling its parent. Give it a `key` per file. */
export function MediaViewer({ name, kind, url, downloadUrl, sha256, load, marking }: MediaViewerProps) {
  const t = useMessages('viewers');
  const [hasFailed, setHasFailed] = useState(false);
  const onFailed = () => setHasFailed(true);
  if (hasFailed || (kind === 'pdf' && !navigator.pdfViewerEnabled)) {
    return <CannotShow downloadUrl={downloadUrl} name={name} />;
  }
  switch (kind) {
    case 'document':
      return (
        <OfficeViewer file={{ name, url, sha256 }} load={load} downloadUrl={downloadUrl} marking={marking} />
      );
    case 'image':
      return <ImageViewer name={name} url={url} onFailed={onFailed} />;
    case 'pdf':
      // The browser's own reader does not start in a sandbox; the file's own policy lets nothing run.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      return <iframe className="pl-viewer-body" src={url} title={t('pdf', { name })} />;
    case 'video':
      return (
        // Task files come without captions.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          className="pl-viewer-body"
          src={url}
          controls
          preload="metadata"
          aria-label={t('video', { name })}
          onError={onFailed}
        />
      );
    case 'audio':
      return (
        <Center className="pl-viewer-body">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio src={url} controls preload="metadata" aria-label={t('audio', { name })} onError={onFailed} />
        </Center>
      );
  }
}

function CannotShow({ name, downloadUrl }: { readonly name: string; readonly downloadUrl: string }) {
  const t = useMessages('viewers');
  const words = useMessages('words');
  return (
    <Center className="pl-viewer-body" p="lg">
      <Stack align="center" gap="sm" maw={360} ta="center">
        <Text c="dimmed">{t('cannotShow')}</Text>
        <Button
          component="a"
          href={downloadUrl}
          download={name}
          variant="default"
          leftSection={<IconDownload size={15} />}
        >
          {words('download')}
        </Button>
      </Stack>
    </Center>
  );
}

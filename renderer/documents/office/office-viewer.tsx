import { Loader, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#messages';
import { ErrorState } from '#ui';
import { useDocument } from '../reading/use-document.ts';
import type { DocumentFile, LoadFile } from '../reading/use-document.ts';
import { DocumentFrame } from './document-frame.tsx';
import type { Marking } from './marks/marking.ts';
import { Unreadable } from './unreadable.tsx';

interface OfficeViewerProps {
  readonly file: DocumentFile;
  readonly load: LoadFile;
  readonly downloadUrl: string;
  readonly marking: Marking | null;
}

/** A Word, Excel or PowerPoint file (or one of OpenDocument) drawn from what is read in it, filling its parent. */
export function OfficeViewer(props: OfficeViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return <OfficeDocument key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function OfficeDocument({
  file,
  load,
  downloadUrl,
  marking,
  onRetry,
}: OfficeViewerProps & { readonly onRetry: () => void }) {
  const t = useMessages('viewers');
  const document = useDocument(file, load);
  switch (document.state) {
    case 'loading':
      return (
        <Stack className="pl-viewer-body" align="center" justify="center" gap="xs" role="status">
          <Loader size="sm" />
          <Text c="dimmed" size="sm">
            {t('reading')}
          </Text>
        </Stack>
      );
    case 'failed':
      return <ErrorState error={document.error} onRetry={onRetry} />;
    case 'unreadable':
      return <Unreadable failure={document.failure} downloadUrl={downloadUrl} />;
    case 'open':
      return <DocumentFrame held={document.held} marking={marking} />;
  }
}

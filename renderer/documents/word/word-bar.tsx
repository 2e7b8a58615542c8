import { Group } from '@mantine/core';
import { IconListTree, IconVersions } from '@tabler/icons-react';
import { useMessages } from '#messages';
import { BarToggle } from '../office/bar-toggle.tsx';
import type { Toggle } from '../office/bar-toggle.tsx';
import { FitZoomSelect } from '../office/fit-zoom-select.tsx';
import type { FitZoom } from '../office/fit-zoom-select.tsx';

interface WordBarProps {
  readonly zoom: FitZoom;
  readonly onZoom: (zoom: FitZoom) => void;
  /** Null where there are no tracked changes. */
  readonly changes: Toggle | null;
  /** Null where there are no headings. */
  readonly outline: Toggle | null;
}

export function WordBar({ zoom, onZoom, changes, outline }: WordBarProps) {
  const t = useMessages('viewers.word');
  return (
    <Group className="pl-document-bar" gap={4} wrap="nowrap">
      {outline && <BarToggle label={t('outline')} icon={IconListTree} toggle={outline} />}
      {changes && <BarToggle label={t('changes')} icon={IconVersions} toggle={changes} />}
      <FitZoomSelect label={t('zoom')} fitLabel={t('fit')} zoom={zoom} onZoom={onZoom} />
    </Group>
  );
}

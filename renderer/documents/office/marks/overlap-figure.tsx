import { Badge, Tooltip } from '@mantine/core';
import type { EvidenceOverlap } from '#domain';
import { useMessages } from '#messages';
import { useFormat } from '#ui';

/** How far what two people marked is the same, and of what kinds. */
export function OverlapFigure({ overlap }: { readonly overlap: EvidenceOverlap }) {
  const t = useMessages('viewers.marks');
  const format = useFormat();
  const kinds = overlap.kinds.map(({ kind, ratio }) => `${t(`kind.${kind}`)} ${format.percent(ratio)}`);
  return (
    <Tooltip label={`${t('overlapHint')} ${kinds.join(' · ')}`} multiline maw={300}>
      <Badge
        color="gray"
        className="pl-number"
        aria-label={`${t('overlap', { percent: format.percent(overlap.ratio) })}. ${kinds.join(', ')}`}
      >
        {t('overlap', { percent: format.percent(overlap.ratio) })}
      </Badge>
    </Tooltip>
  );
}

import { ActionIcon, Group, SegmentedControl, Text, Tooltip } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import type { AttemptTimeline } from '#contract';
import { useMessages } from '#messages';
import { Section, useShortcuts } from '#ui';
import { PictureLegend } from './picture-legend.tsx';
import type { Stretch } from './list-stretches.ts';
import { TimelinePicture } from './timeline-picture.tsx';

const largestZoom = 32;

interface PictureSectionProps {
  readonly timeline: AttemptTimeline;
  readonly stretches: readonly Stretch[];
  readonly chosenKey: string | null;
  readonly onChoose: (stretch: Stretch) => void;
}

/** The picture with its legend, its scale and its zoom. */
export function PictureSection(props: PictureSectionProps) {
  const t = useMessages('tasks');
  const [isTrue, setTrue] = useState(false);
  const [zoom, setZoom] = useState(1);
  const zoomBy = (factor: number) => setZoom((before) => Math.max(1, Math.min(largestZoom, before * factor)));
  useShortcuts([
    { keys: 'Z', label: t('timeline.zoomIn'), run: () => zoomBy(2) },
    { keys: 'shift+Z', label: t('timeline.zoomOut'), run: () => zoomBy(0.5) },
  ]);
  return (
    <Section
      title={t('timeline.picture')}
      hint={t('timeline.pictureHint')}
      actions={
        <Group gap={6} wrap="nowrap">
          <SegmentedControl
            aria-label={t('timeline.scale')}
            value={isTrue ? 'true' : 'squeezed'}
            onChange={(value) => setTrue(value === 'true')}
            data={[
              { value: 'squeezed', label: t('timeline.squeezed') },
              { value: 'true', label: t('timeline.trueScale') },
            ]}
          />
          <ZoomButton
            label={t('timeline.zoomOut')}
            isOff={zoom === 1}
            onPress={() => zoomBy(0.5)}
            isIn={false}
          />
          <Text size="xs" className="pl-number" w={26} ta="center" aria-live="polite">
            {`${zoom}×`}
          </Text>
          <ZoomButton
            label={t('timeline.zoomIn')}
            isOff={zoom === largestZoom}
            onPress={() => zoomBy(2)}
            isIn
          />
        </Group>
      }
    >
      <TimelinePicture {...props} isTrue={isTrue} zoom={zoom} />
      <PictureLegend stretches={props.stretches} events={props.timeline.events} />
    </Section>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly isIn: boolean;
  readonly onPress: () => void;
}

function ZoomButton({ label, isOff, isIn, onPress }: ZoomButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} disabled={isOff} onClick={onPress}>
        {isIn ? <IconZoomIn size={17} /> : <IconZoomOut size={17} />}
      </ActionIcon>
    </Tooltip>
  );
}

import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '#messages';
import { useFormat } from '#ui';
import { computeScale, stepZoom } from './image-zoom.ts';
import type { Size, Zoom } from './image-zoom.ts';
import { useDragToScroll } from './use-drag-to-scroll.ts';

interface ImageViewerProps {
  readonly name: string;
  readonly url: string;
  readonly onFailed: () => void;
}

/** A picture that can be zoomed (buttons, `+` `-` `0` `1`, Ctrl and wheel) and dragged about. */
export function ImageViewer({ name, url, onFailed }: ImageViewerProps) {
  const t = useMessages('viewers');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [picture, setPicture] = useState<Size>({ width: 0, height: 0 });
  const { ref: measure, width, height } = useElementSize<HTMLDivElement>();
  const pane = useRef<HTMLDivElement>(null);
  const scale = computeScale(zoom, picture, { width, height });
  const zoomBy = (direction: 'in' | 'out') => setZoom(stepZoom(scale, direction));
  useWheelZoom(pane, zoomBy);
  const drag = useDragToScroll(pane);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy('in');
    else if (event.key === '-') zoomBy('out');
    else if (event.key === '0') setZoom('fit');
    else if (event.key === '1') setZoom(1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="pl-viewer-body" role="presentation" onKeyDown={onKeyDown}>
      <ZoomBar scale={scale} isFit={zoom === 'fit'} onZoom={setZoom} onStep={zoomBy} />
      <div
        ref={useMergedRef(measure, pane)}
        className="pl-image-pane"
        data-grab={zoom !== 'fit'}
        role="region"
        aria-label={t('image', { name })}
        // Scrolled by the arrow keys.
        tabIndex={0}
        {...drag}
      >
        <img
          src={url}
          alt={name}
          draggable={false}
          width={picture.width === 0 ? undefined : Math.round(picture.width * scale)}
          style={{ visibility: picture.width === 0 ? 'hidden' : 'visible' }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPicture({ width: naturalWidth, height: naturalHeight })
          }
          onError={onFailed}
        />
      </div>
    </div>
  );
}

interface ZoomBarProps {
  readonly scale: number;
  readonly isFit: boolean;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onStep: (direction: 'in' | 'out') => void;
}

function ZoomBar({ scale, isFit, onZoom, onStep }: ZoomBarProps) {
  const t = useMessages('viewers');
  const format = useFormat();
  const percent = format.percent(Math.round(scale * 100) / 100);
  return (
    <Group className="pl-zoom-bar" gap={2} wrap="nowrap">
      <Tooltip label={t('zoomOut')}>
        <ActionIcon aria-label={t('zoomOut')} onClick={() => onStep('out')}>
          <IconZoomOut size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('zoomFull')}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          className="pl-number"
          miw={52}
          aria-label={`${t('zoomIs', { percent })}. ${t('zoomFull')}`}
          onClick={() => onZoom(1)}
        >
          {percent}
        </Button>
      </Tooltip>
      <Tooltip label={t('zoomIn')}>
        <ActionIcon aria-label={t('zoomIn')} onClick={() => onStep('in')}>
          <IconZoomIn size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('zoomFit')}>
        <ActionIcon
          aria-label={t('zoomFit')}
          aria-pressed={isFit}
          variant={isFit ? 'light' : 'subtle'}
          onClick={() => onZoom('fit')}
        >
          <IconMaximize size={16} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

/** The wheel with Ctrl (or a pinch) zooms; React's own wheel listener could not keep the page from zooming too. */
function useWheelZoom(
  pane: { readonly current: HTMLDivElement | null },
  zoomBy: (direction: 'in' | 'out') => void,
) {
  const latest = useRef(zoomBy);
  useEffect(() => {
    latest.current = zoomBy;
  });
  useEffect(() => {
    const element = pane.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current(event.deltaY < 0 ? 'in' : 'out');
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [pane]);
}

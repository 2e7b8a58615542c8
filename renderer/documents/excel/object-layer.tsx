import type { DrawnObjectView } from '#documents';
import { useMessages } from '#messages';
import { DrawnChart } from '../chart/drawn-chart.tsx';
import { useMediumUrl } from '../office/use-medium-url.ts';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import type { SheetLayout } from './sheet-layout.ts';

interface ObjectLayerProps {
  readonly held: HeldDocument;
  readonly objects: readonly DrawnObjectView[];
  readonly layout: SheetLayout;
  readonly zoom: number;
  readonly originX: number;
  readonly originY: number;
  readonly onChoose: (part: string, elementId: string, kind: string) => void;
}

const pixelsPerPoint = 96 / 72;

/** Pictures, charts and shapes of a sheet where they lie. */
export function ObjectLayer({ objects, ...place }: ObjectLayerProps) {
  return objects.map((object) => (
    <ObjectOnSheet key={`${object.part} ${object.elementId}`} object={object} {...place} />
  ));
}

type ObjectOnSheetProps = Omit<ObjectLayerProps, 'objects'> & { readonly object: DrawnObjectView };

function ObjectOnSheet({ object, held, layout, zoom, originX, originY, onChoose }: ObjectOnSheetProps) {
  const t = useMessages('viewers.excel');
  const medium = useMediumUrl(held, object.source);
  const { kind, part, elementId, name, text, from, to, sizePt } = object;
  if (from === null) return null;
  const toPx = (points: number) => points * pixelsPerPoint * zoom;
  const left = layout.columns.offsetOf(from.column) + toPx(from.xPt);
  const top = layout.rows.offsetOf(from.row) + toPx(from.yPt);
  const width = to
    ? layout.columns.offsetOf(to.column) + toPx(to.xPt) - left
    : toPx(Math.min(2_000, sizePt?.width ?? 96));
  const height = to
    ? layout.rows.offsetOf(to.row) + toPx(to.yPt) - top
    : toPx(Math.min(2_000, sizePt?.height ?? 48));
  return (
    <button
      type="button"
      className="pl-grid-object"
      data-kind={kind}
      aria-label={`${t(kind)} ${name} ${text}`.trim()}
      title={text || name}
      style={{ left: left - originX, top: top - originY, width, height }}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => onChoose(part, elementId, kind)}
    >
      {object.chart ? (
        <DrawnChart chart={object.chart} colors={[]} box={{ width, height }} />
      ) : medium.state === 'there' ? (
        <img src={medium.url} alt="" draggable={false} />
      ) : (
        <span>
          {kind !== 'shape' && <strong>{t(kind)} </strong>}
          {kind === 'shape' ? text : text || name}
        </span>
      )}
    </button>
  );
}

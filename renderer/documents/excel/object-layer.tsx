import type { DrawnObjectView } from '#documents';
import { useMessages } from '#messages';
import { DrawnChart } from '../chart/drawn-chart.tsx';
import type { ShownMark } from '../office/app-view.ts';
import { useMediumUrl } from '../office/use-medium-url.ts';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { elementKeyOf } from './sheet-place.ts';
import type { SheetLayout } from './sheet-layout.ts';

interface ObjectLayerProps {
  readonly held: HeldDocument;
  readonly objects: readonly DrawnObjectView[];
  readonly layout: SheetLayout;
  readonly zoom: number;
  /** The pane: what lies at its upper left corner, and its size. */
  readonly area: Area;
  readonly marks: readonly ShownMark[];
  /** Of the object that was gone to. */
  readonly targetKey: string | null;
  readonly onChoose: (part: string, elementId: string, kind: string) => void;
}

interface Area {
  readonly originX: number;
  readonly originY: number;
  readonly width: number;
  readonly height: number;
}

const pixelsPerPoint = 96 / 72;
const longestPt = 2_000;

function placeOnSheet({ from, to, sizePt }: DrawnObjectView, { rows, columns }: SheetLayout, zoom: number) {
  if (from === null) return null;
  const toPx = (points: number) => points * pixelsPerPoint * zoom;
  // An offset that is larger than its cell ends where the cell does.
  const inColumn = ({ column, xPt }: NonNullable<DrawnObjectView['from']>) =>
    columns.offsetOf(column) + Math.min(toPx(xPt), columns.sizeOf(column));
  const inRow = ({ row, yPt }: NonNullable<DrawnObjectView['from']>) =>
    rows.offsetOf(row) + Math.min(toPx(yPt), rows.sizeOf(row));
  const [left, top] = [inColumn(from), inRow(from)];
  const width = to ? inColumn(to) - left : toPx(Math.min(longestPt, sizePt?.width ?? 96));
  const height = to ? inRow(to) - top : toPx(Math.min(longestPt, sizePt?.height ?? 48));
  return { left, top, width: Math.max(0, width), height: Math.max(0, height) };
}

/** Pictures, charts and shapes of a sheet where they lie; only those that are in sight. */
export function ObjectLayer({ objects, layout, zoom, area, marks, targetKey, ...rest }: ObjectLayerProps) {
  return objects.map((object) => {
    const box = placeOnSheet(object, layout, zoom);
    const isInSight =
      box !== null &&
      box.left < area.originX + area.width &&
      box.left + box.width >= area.originX &&
      box.top < area.originY + area.height &&
      box.top + box.height >= area.originY;
    if (!isInSight) return null;
    const key = elementKeyOf(object);
    const mark = marks.find(({ anchor }) =>
      anchor.selectors.some((selector) => selector.kind === 'element' && elementKeyOf(selector) === key),
    );
    return (
      <ObjectOnSheet
        key={key}
        object={object}
        box={{ ...box, left: box.left - area.originX, top: box.top - area.originY }}
        mark={mark ?? null}
        isTarget={key === targetKey}
        {...rest}
      />
    );
  });
}

interface ObjectOnSheetProps extends Pick<ObjectLayerProps, 'held' | 'onChoose'> {
  readonly object: DrawnObjectView;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly mark: ShownMark | null;
  readonly isTarget: boolean;
}

function ObjectOnSheet({ object, held, box, mark, isTarget, onChoose }: ObjectOnSheetProps) {
  const t = useMessages('viewers.excel');
  const medium = useMediumUrl(held, object.source);
  const { kind, part, elementId, name, text } = object;
  return (
    <div role="row" aria-rowindex={object.from?.row}>
      <div
        role="gridcell"
        aria-colindex={object.from?.column}
        className="pl-grid-object"
        data-kind={kind}
        data-mark={mark?.tone}
        data-target={isTarget}
        style={box}
      >
        {object.chart ? (
          <DrawnChart chart={object.chart} colors={[]} box={box} />
        ) : medium.state === 'there' ? (
          <img src={medium.url} alt="" draggable={false} />
        ) : (
          <span>
            {kind !== 'shape' && <strong>{t(kind)} </strong>}
            {kind === 'shape' ? text : text || name}
          </span>
        )}
        <button
          type="button"
          aria-label={[t(kind), name, text, mark?.label].filter(Boolean).join(' ')}
          title={mark?.label || text || name}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => onChoose(part, elementId, kind)}
        />
      </div>
    </div>
  );
}

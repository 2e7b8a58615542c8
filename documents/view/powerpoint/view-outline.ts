import type { AutoShape, ConnectorShape, PictureShape } from '../../powerpoint/slide-shape.ts';
import { type PresetBox, presetLines, presetOutlines } from './preset-outlines.ts';
import type { OutlineView } from './slide-view.ts';
import { viewFreeform } from './view-freeform.ts';

type Drawn = Pick<AutoShape | ConnectorShape | PictureShape, 'preset' | 'adjustments' | 'freeform'>;

/** The outlines of a shape in a box of this size; a rectangle where its preset is not known. */
export function viewOutlines(drawn: Drawn, width: number, height: number): OutlineView[] {
  if (drawn.freeform !== null && drawn.freeform.paths.length > 0)
    return viewFreeform(drawn.freeform, { width, height });
  const preset = drawn.preset ?? 'rect';
  const { adjustments } = drawn;
  const box: PresetBox = {
    w: width,
    h: height,
    s: Math.min(width, height),
    adjust: (name, otherwise) => {
      const own = Object.hasOwn(adjustments, name) ? adjustments[name] : undefined;
      return own === undefined ? otherwise : own / 100_000;
    },
  };
  const drawLine = Object.hasOwn(presetLines, preset) ? presetLines[preset] : undefined;
  if (drawLine !== undefined) return [{ path: drawLine(box), isFilled: false, isStroked: true }];
  const draw = Object.hasOwn(presetOutlines, preset) ? presetOutlines[preset] : presetOutlines['rect'];
  return draw === undefined ? [] : [{ path: draw(box), isFilled: true, isStroked: true }];
}

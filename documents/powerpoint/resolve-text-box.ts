import type { TextBodyProperties } from '../drawing/text/text-body.ts';
import { findInherited } from './find-inherited.ts';
import type { Slide } from './powerpoint-model.ts';
import type { SlideShape } from './slide-shape.ts';

/** How text lies in its shape once layout, master and PowerPoint's defaults are taken into account. */
export interface TextBox {
  /** `t`, `ctr`, `b`. */
  readonly anchor: string;
  /** `horz`, `vert`, `vert270` … */
  readonly vertical: string;
  readonly isWrapped: boolean;
  readonly columnCount: number;
  readonly autofit: NonNullable<TextBodyProperties['autofit']>;
  readonly fontScaleRatio: number;
  /** Left, top, right, bottom. */
  readonly insetsEmu: readonly number[];
}

// ECMA-376 part 1, 21.1.2.1.1.
const defaultInsetsEmu = [91_440, 45_720, 91_440, 45_720];

/** Every property from the nearest place that states it: the shape, its layout, its master. */
export function resolveTextBox(shape: SlideShape, slide: Slide): TextBox {
  const inherited = findInherited(shape, slide.layout);
  const layers = [shape, inherited.layout, inherited.master].flatMap((place) =>
    place?.kind === 'shape' && place.text !== null ? [place.text.properties] : [],
  );
  const find = <Name extends keyof TextBodyProperties>(name: Name) =>
    layers.find((layer) => layer[name] !== null)?.[name] ?? null;
  return {
    anchor: find('anchor') ?? 't',
    vertical: find('vertical') ?? 'horz',
    isWrapped: find('wrap') !== 'none',
    columnCount: find('columnCount') ?? 1,
    autofit: find('autofit') ?? 'none',
    // How far text was shrunk holds for this text only.
    fontScaleRatio: layers[0]?.fontScaleRatio ?? 1,
    insetsEmu: defaultInsetsEmu.map(
      (otherwise, side) =>
        layers.find(({ insetsEmu }) => insetsEmu[side] != null)?.insetsEmu[side] ?? otherwise,
    ),
  };
}

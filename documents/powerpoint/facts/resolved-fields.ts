import type { Bullet } from '../../drawing/text/text-properties.ts';
import { resolveTextBox, type TextBox } from '../resolve-text-box.ts';
import { resolveFont, resolveText, stackTextStyles } from '../resolve-text.ts';
import type { AutoShape } from '../slide-shape.ts';
import { describeEffectiveFill, toFillFields } from './color-fields.ts';
import type { SlideView } from './slide-view.ts';

/** How the first run of a shape looks, through layout, master and theme. */
export interface ResolvedFields {
  readonly font: string | null;
  readonly sizeHalfPoints: number | null;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly color: string | null;
  readonly rgb: string | null;
  readonly colorName: string | null;
  /** Of the paragraph: `l`, `ctr`, `r`, `just`. */
  readonly alignment: string;
  readonly bullet: Bullet;
  readonly textBox: TextBox;
}

export function toResolvedFields(shape: AutoShape, view: SlideView): ResolvedFields | null {
  const paragraph = shape.text?.paragraphs.find(({ runs }) => runs.length > 0);
  const first = paragraph?.runs.find((run) => run.kind === 'text' || run.kind === 'field');
  if (paragraph === undefined || first === undefined) return null;
  const stack = stackTextStyles(shape, view.slide, view.model);
  const { run, paragraph: lines } = resolveText(stack, paragraph, first.properties);
  const fill = run.fill === undefined ? null : { value: run.fill, context: view.colors };
  return {
    font: resolveFont(run.latin, view.colors.theme),
    sizeHalfPoints: run.sizeHalfPoints ?? null,
    bold: run.bold ?? false,
    italic: run.italic ?? false,
    underline: run.underline !== undefined && run.underline !== 'none',
    color: fill === null ? null : describeEffectiveFill(fill),
    ...toFillFields(fill),
    alignment: lines.alignment ?? 'l',
    bullet: lines.bullet ?? { kind: 'none' },
    textBox: resolveTextBox(shape, view.slide),
  };
}

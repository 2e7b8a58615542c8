import type { MathNode } from '../equation/math-node.ts';
import type { ParagraphProperties, RunProperties, TextListStyle } from './text-properties.ts';

export type TextRun =
  | { readonly kind: 'text'; readonly text: string; readonly properties: RunProperties }
  | { readonly kind: 'break' }
  /** Text that the application computes; `text` is what it last was. */
  | {
      readonly kind: 'field';
      readonly fieldType: string;
      readonly text: string;
      readonly properties: RunProperties;
    }
  /** The m:t of one m:oMath, joined; `latex` is null where it cannot be given, `root` where it is written otherwise. */
  | {
      readonly kind: 'equation';
      readonly text: string;
      readonly latex: string | null;
      readonly root: MathNode | null;
    };

export interface TextParagraph {
  /** 0 to 8. */
  readonly level: number;
  readonly properties: ParagraphProperties;
  readonly runs: readonly TextRun[];
}

/** How text lies in its shape; what is null comes from the layout. */
export interface TextBodyProperties {
  readonly anchor: string | null;
  readonly vertical: string | null;
  readonly wrap: string | null;
  readonly columnCount: number | null;
  readonly autofit: 'none' | 'shape' | 'text' | null;
  /** What letters were last shrunk to, for `text`; null where nothing says. */
  readonly fontScaleRatio: number | null;
  /** Left, top, right, bottom in EMU. */
  readonly insetsEmu: readonly (number | null)[];
}

export interface TextBody {
  readonly properties: TextBodyProperties;
  readonly listStyle: TextListStyle;
  readonly paragraphs: readonly TextParagraph[];
}

function textOfRun(run: TextRun): string {
  return run.kind === 'break' ? '\n' : run.text;
}

/** The text of a paragraph; line breaks are `\n`. */
function textOfParagraph(paragraph: TextParagraph): string {
  return paragraph.runs.map(textOfRun).join('');
}

/** All text of a body, paragraphs joined by `\n`. */
export function textOfBody(body: TextBody | null): string {
  return body === null ? '' : body.paragraphs.map(textOfParagraph).join('\n');
}

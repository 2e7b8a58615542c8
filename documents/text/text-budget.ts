import { DocumentError } from '../package/document-error.ts';

/** How long a text may grow: a small file can name one chart, or fill one formula, a million times. */
export interface TextBudget {
  /** Characters about to be written; throws DocumentError `too-large` once there are too many. */
  readonly spend: (length: number) => void;
}

export function createTextBudget(maxLength: number): TextBudget {
  let left = maxLength;
  return {
    spend: (length) => {
      left -= length;
      if (left < 0)
        throw new DocumentError('too-large', `The text would be longer than ${maxLength} characters.`);
    },
  };
}

/** Lines of a text as they are written. */
export interface TextLines {
  readonly add: (...lines: readonly string[]) => void;
  readonly lines: readonly string[];
}

export function createTextLines(budget: TextBudget): TextLines {
  const lines: string[] = [];
  return {
    lines,
    add: (...added) => {
      for (const line of added) {
        budget.spend(line.length + 1);
        lines.push(line);
      }
    },
  };
}

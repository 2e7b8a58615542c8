import type { ConditionalFormat, Sheet, Validation } from '../../excel/sheet/sheet.ts';
import type { Fact } from '../../facts/fact.ts';
import { toOneLine } from '../to-one-line.ts';
import type { SheetsWriting } from './sheets-writing.ts';

// A number or a list in quotes is no formula.
function toConditions(formulas: readonly string[], { toFormula }: SheetsWriting): string {
  const told = formulas
    .map((formula) => (/^(?:-?[\d.]+|"[^"]*")$/.test(formula) ? formula : toFormula(formula)))
    .filter((formula) => formula !== '');
  return told.length === 0 ? '' : ` ${told.join(' and ')}`;
}

function describeValidation(
  { ref, type, operator, formulas, prompt, error }: Validation,
  writing: SheetsWriting,
): string {
  const rule = `${ref} ${type}${operator === null ? '' : ` ${operator}`}${toConditions(formulas, writing)}`;
  const said = [prompt === null ? '' : `; prompt “${prompt}”`, error === null ? '' : `; error “${error}”`];
  return toOneLine(rule + said.join(''));
}

function describeConditional(
  { ref, type, operator, formulas, text, formatId, colors }: ConditionalFormat,
  writing: SheetsWriting,
): string {
  const format = formatId === null ? undefined : writing.workbook.styles.differential[formatId];
  const looks = [
    format?.fill == null ? '' : `fill ${format.fill.colorName ?? format.fill.stored}`,
    format?.font?.color == null ? '' : `font ${format.font.color.colorName ?? format.font.color.stored}`,
    format?.font?.isBold === true ? 'bold' : '',
    format?.font?.isStruckOut === true ? 'struck out' : '',
    colors.join(', '),
  ].filter((look) => look !== '');
  const rule = `${ref} ${type}${operator === null ? '' : ` ${operator}`}${text === null ? '' : ` “${text}”`}`;
  return toOneLine(
    `${rule}${toConditions(formulas, writing)}${looks.length === 0 ? '' : ` → ${looks.join(', ')}`}`,
  );
}

function describeLink({ ref, target, tooltip }: Fact): string {
  const hint = typeof tooltip === 'string' ? ` (${tooltip})` : '';
  return toOneLine(`${String(ref)} → ${String(target)}${hint}`);
}

/** Validations, conditional formats and hyperlinks of a sheet, under a heading for each kind. */
export function listRuleLines(
  writing: SheetsWriting,
  sheet: Sheet,
  links: readonly Fact[],
): (readonly [heading: string, lines: string[]])[] {
  const { leftOut } = writing;
  return [
    [
      'Validations',
      leftOut.has('validations') ? [] : sheet.validations.map((rule) => describeValidation(rule, writing)),
    ],
    [
      'Conditional formats',
      leftOut.has('conditional-formats')
        ? []
        : sheet.conditionalFormats.map((rule) => describeConditional(rule, writing)),
    ],
    ['Hyperlinks', leftOut.has('hyperlinks') ? [] : links.map(describeLink)],
  ];
}

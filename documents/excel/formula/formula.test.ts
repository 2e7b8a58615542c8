import { describe, expect, it } from 'vitest';
import { findPrecedents } from './find-precedents.ts';
import { shiftFormula } from './shift-formula.ts';
import { tokenizeFormula } from './tokenize-formula.ts';

const formulas = [
  'SUM($A$1:B2,LOG10(C3))',
  `'It''s'!$E5&"B2 ""quoted"" C3"`,
  'Table1[[#Totals],[Total Cost (A1)]]*[@Amount]',
  '[1]Sheet2!A1+1E10+Q1Sales',
  'IF(A1="",#N/A,NOW())',
  '"never closed',
  "'never closed!A1",
  '((((',
  '=\u0000漢字!A1',
];

describe('formulas', () => {
  it.each(formulas)('are cut into tokens that together are the formula: %s', (formula) => {
    expect(
      tokenizeFormula(formula)
        .map(({ prefix, text }) => prefix + text)
        .join(''),
    ).toBe(formula);
  });

  it.each([
    ['A1+$A1+A$1+$A$1', 'B3+$A3+B$1+$A$1'],
    ['SUM(A:A,$B:C,2:3,$4:5)', 'SUM(B:B,$B:D,4:5,$4:7)'],
    ['LOG10(A1)+A1B+"A1"+Sheet1!A1', 'LOG10(B3)+A1B+"A1"+Sheet1!B3'],
    ['Table1[A1]+XFD1048576', 'Table1[A1]+A2'],
  ])('move with the cell they are filled into: %s', (formula, shifted) => {
    expect(shiftFormula(formula, 2, 1)).toBe(shifted);
  });

  it('name their cells, names and tables once, and no functions, texts or constants', () => {
    expect(findPrecedents('SUM(A1,A1,rate)+Sheet1!B2*IF(TRUE,"C3",tbl[Sum])')).toEqual({
      precedents: ['A1', 'rate', 'Sheet1!B2', 'tbl[Sum]'],
      volatileFunctions: [],
    });
    expect(findPrecedents('today()+OFFSET(A1,1,1)').volatileFunctions).toEqual(['TODAY', 'OFFSET']);
  });

  it('are not looked into when they are longer than anybody writes', () => {
    const quotes = "'".repeat(200_000);
    expect(tokenizeFormula(quotes)).toHaveLength(1);
    expect(tokenizeFormula("'".repeat(32_000))).toHaveLength(1);
  });
});

import { makeXlsx, type Sheet, type SheetCell } from '../ooxml/make-xlsx.ts';
import type { CellStyle } from '../ooxml/xlsx-styles.ts';

const months = ['July', 'August', 'September'] as const;

type Amounts = readonly [july: number, august: number, september: number];

const departments: readonly { readonly name: string; readonly budget: Amounts; readonly actual: Amounts }[] =
  [
    { name: 'Operations', budget: [182_000, 182_000, 190_000], actual: [179_400, 188_250, 201_300] },
    { name: 'Marketing', budget: [96_000, 104_000, 120_000], actual: [91_200, 103_600, 117_450] },
    { name: 'Product', budget: [148_000, 148_000, 152_000], actual: [151_700, 156_900, 163_800] },
    { name: 'Customer Service', budget: [74_000, 74_000, 76_000], actual: [73_150, 75_400, 74_900] },
    { name: 'Administration', budget: [58_000, 58_000, 61_000], actual: [57_300, 59_800, 60_250] },
  ];

const firstRow = 4;
const lastRow = firstRow + departments.length - 1;
const totalRow = lastRow + 1;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function cell(value: string | number | null, style: CellStyle, formula?: string): SheetCell {
  return { value, style, ...(formula !== undefined && { formula }) };
}

/** A sheet of amounts by department and month; typed totals stand for formulas where `hasFormulas` is false. */
function amountSheet(kind: 'budget' | 'actual', hasFormulas: boolean): Sheet {
  const title =
    kind === 'budget' ? 'Budget, third quarter 2025 (CNY)' : 'Actual spending, third quarter 2025 (CNY)';
  const column = (index: number): number =>
    sum(departments.map((department) => department[kind][index] ?? 0));
  const formula = (text: string): string | undefined => (hasFormulas ? text : undefined);
  const rows = departments.map(({ name, [kind]: amounts }, index) => [
    cell(name, 'label'),
    ...amounts.map((amount) => cell(amount, 'amount')),
    cell(sum(amounts), 'totalAmount', formula(`SUM(B${firstRow + index}:D${firstRow + index})`)),
  ]);
  const totals = ['B', 'C', 'D', 'E'].map((letter, index) =>
    cell(
      letter === 'E' ? sum([0, 1, 2].map(column)) : column(index),
      'totalAmount',
      formula(`SUM(${letter}${firstRow}:${letter}${lastRow})`),
    ),
  );
  return {
    name: kind === 'budget' ? 'Budget' : 'Actual',
    columnWidths: [22, 13, 13, 13, 14],
    merges: ['A1:E1'],
    frozenRows: 3,
    rows: [
      [cell(title, 'title')],
      [],
      [cell('Department', 'head'), ...months.map((month) => cell(month, 'head')), cell('Quarter', 'head')],
      ...rows,
      [cell('Total', 'totalLabel'), ...totals],
    ],
  };
}

const summaryHead = ['Department', 'Budget', 'Actual', 'Variance', 'Variance %'].map((text) =>
  cell(text, 'head'),
);

function summaryRow(
  name: string,
  row: number,
  budget: number,
  actual: number,
  hasFormulas: boolean,
): SheetCell[] {
  const isTotal = row === totalRow;
  const formula = (text: string): string | undefined => (hasFormulas ? text : undefined);
  const variance = budget - actual;
  return [
    cell(name, isTotal ? 'totalLabel' : 'label'),
    cell(
      budget,
      isTotal ? 'totalAmount' : 'amount',
      formula(isTotal ? `SUM(B${firstRow}:B${lastRow})` : `Budget!E${row}`),
    ),
    cell(
      actual,
      isTotal ? 'totalAmount' : 'amount',
      formula(isTotal ? `SUM(C${firstRow}:C${lastRow})` : `Actual!E${row}`),
    ),
    cell(variance, isTotal ? 'totalSigned' : 'signed', formula(`B${row}-C${row}`)),
    cell(variance / budget, isTotal ? 'totalPercent' : 'percent', formula(`D${row}/B${row}`)),
  ];
}

type SummaryOptions = {
  readonly hasFormulas: boolean;
  readonly isMarked: boolean;
  readonly hasChart: boolean;
};

function summarySheet({ hasFormulas, isMarked, hasChart }: SummaryOptions): Sheet {
  const totals = departments.map(({ name, budget, actual }) => ({
    name,
    budget: sum(budget),
    actual: sum(actual),
  }));
  const range = (column: string): string => `Summary!$${column}$${firstRow}:$${column}$${lastRow}`;
  const rows = totals.map(({ name, budget, actual }, index) =>
    summaryRow(name, firstRow + index, budget, actual, hasFormulas),
  );
  const total = summaryRow(
    'Total',
    totalRow,
    sum(totals.map((t) => t.budget)),
    sum(totals.map((t) => t.actual)),
    hasFormulas,
  );
  return {
    name: 'Summary',
    columnWidths: [22, 14, 14, 14, 13],
    merges: ['A1:E1'],
    frozenRows: 3,
    rows: [
      [cell('Budget against actual, third quarter 2025 (CNY)', 'title')],
      [cell('Variance = budget less actual; a negative figure is overspent.', 'note')],
      summaryHead,
      ...rows,
      total,
    ],
    ...(isMarked && { redWhere: { ref: `A${firstRow}:E${lastRow}`, formula: `$E${firstRow}<-0.03` } }),
    ...(hasChart && {
      chart: {
        title: 'Budget and actual by department',
        categories: { ref: range('A'), values: totals.map(({ name }) => name) },
        series: [
          {
            name: { ref: 'Summary!$B$3', values: ['Budget'] },
            values: { ref: range('B'), values: totals.map((t) => t.budget) },
          },
          {
            name: { ref: 'Summary!$C$3', values: ['Actual'] },
            values: { ref: range('C'), values: totals.map((t) => t.actual) },
          },
        ],
        from: [0, totalRow + 1],
        to: [5, totalRow + 18],
      },
    }),
  };
}

const emptySummary: Sheet = {
  name: 'Summary',
  columnWidths: [22, 14, 14, 14, 13],
  rows: [
    [cell('Budget against actual, third quarter 2025 (CNY)', 'text')],
    [],
    summaryHead.map(({ value }) => cell(value, 'text')),
  ],
};

/** The workbook that the task hands out: budget with formulas, actuals with typed totals, an empty summary. */
export function makeBudgetDraft(): Uint8Array {
  return makeXlsx('Quarterly budget (draft)', [
    amountSheet('budget', true),
    amountSheet('actual', false),
    emptySummary,
  ]);
}

/** A workbook that does everything the task asks. */
export function makeBudgetReview(): Uint8Array {
  const summary = summarySheet({ hasFormulas: true, isMarked: true, hasChart: true });
  return makeXlsx('Quarterly budget', [amountSheet('budget', true), amountSheet('actual', true), summary]);
}

/** A first attempt that an expert sends back: typed figures, no chart. */
export function makeTypedBudgetReview(): Uint8Array {
  const summary = summarySheet({ hasFormulas: false, isMarked: false, hasChart: false });
  return makeXlsx('Quarterly budget', [amountSheet('budget', true), amountSheet('actual', false), summary]);
}

/** The same after its revision: formulas and a chart, overspending still unmarked. */
export function makeRevisedBudgetReview(): Uint8Array {
  const summary = summarySheet({ hasFormulas: true, isMarked: false, hasChart: true });
  return makeXlsx('Quarterly budget', [amountSheet('budget', true), amountSheet('actual', true), summary]);
}

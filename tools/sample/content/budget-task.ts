import {
  makeBudgetDraft,
  makeBudgetReview,
  makeRevisedBudgetReview,
  makeTypedBudgetReview,
} from './budget.ts';
import type { SampleTask } from './sample-task.ts';

export const budgetTask: SampleTask = {
  id: 'sample_002',
  intent: 'Compute',
  domain: 'Financial Data',
  publishedMinutes: 36,
  publishedPrice: 25,
  priceSource: 'explicit_price',
  instruction: {
    en: [
      'Complete the quarterly budget workbook:',
      '1. On sheet "Actual", replace the typed totals by formulas.',
      '2. On sheet "Summary", list every department with its budget, actual spending, variance (budget less actual) and variance in percent of the budget, and a total row. Use formulas that refer to the other two sheets.',
      '3. Show amounts with thousands separators and percentages with one decimal.',
      '4. Mark the rows of departments that overspent by more than 3 % with a conditional format.',
      '5. Add a clustered column chart of budget and actual by department below the table.',
      '6. Do not change any amount on the sheets "Budget" and "Actual".',
      'Submit one .xlsx file.',
    ].join('\n'),
    zh: [
      '补全季度预算工作簿：',
      '1、在“Actual”工作表中，把手工输入的合计改为公式。',
      '2、在“Summary”工作表中列出每个部门的预算、实际支出、差额（预算减实际）和差额占预算的百分比，并加上合计行；使用引用另外两张工作表的公式。',
      '3、金额使用千位分隔符，百分比保留一位小数。',
      '4、用条件格式标出超支超过 3% 的部门所在行。',
      '5、在表格下方添加各部门预算与实际支出的簇状柱形图。',
      '6、不得改动“Budget”和“Actual”工作表中的任何金额。',
      '提交一个 .xlsx 文件。',
    ].join('\n'),
  },
  inputs: [{ name: '季度预算 quarterly-budget [2025Q3].xlsx', make: makeBudgetDraft }],
  gates: [
    {
      en: 'The deliverable is one .xlsx file that opens normally.',
      zh: '交付物为一个 .xlsx 文件，可正常打开。',
    },
    {
      en: 'The sheets Budget, Actual and Summary exist, and no amount on the first two was changed.',
      zh: '包含 Budget、Actual、Summary 三张工作表，且前两张的金额未被改动。',
    },
    { en: 'No cell shows an error value.', zh: '没有单元格显示错误值。' },
  ],
  items: [
    { weight: 3, en: 'All totals on sheet Actual are formulas.', zh: '“Actual”工作表中的合计均为公式。' },
    {
      weight: 5,
      en: 'Budget and actual of all five departments on sheet Summary are formulas that refer to the other sheets.',
      zh: '“Summary”中五个部门的预算和实际支出均为引用其他工作表的公式。',
    },
    {
      weight: 3,
      en: 'Variances are formulas and equal budget less actual.',
      zh: '差额为公式，等于预算减实际。',
    },
    { weight: 3, en: 'Percentages are formulas based on the budget.', zh: '百分比为以预算为分母的公式。' },
    { weight: 1, en: 'The total row is there and right.', zh: '合计行存在且正确。' },
    {
      weight: 1,
      en: 'Amounts have thousands separators, percentages one decimal.',
      zh: '金额使用千位分隔符，百分比保留一位小数。',
    },
    {
      weight: 3,
      en: 'A conditional format marks the row of Product and no other.',
      zh: '条件格式标出 Product 所在行，且只标出该行。',
    },
    {
      weight: 5,
      en: 'A clustered column chart shows budget and actual of all five departments.',
      zh: '簇状柱形图显示全部五个部门的预算与实际支出。',
    },
    { weight: -1, en: 'The chart covers cells of the table.', zh: '图表遮挡表格单元格。' },
    { weight: -5, en: 'A figure on sheet Summary is wrong.', zh: '“Summary”工作表中有错误的数值。' },
  ],
  expectedFormats: ['xlsx'],
  deliverables: {
    a: { name: 'quarterly-budget.xlsx', make: makeBudgetReview },
    b: { name: '季度预算.xlsx', make: makeTypedBudgetReview },
    'b-revised': { name: '季度预算.xlsx', make: makeRevisedBudgetReview },
  },
};

import type { InputName } from './make-input.ts';

/** Inputs that once found a fault, with what it was; tried again in every test run. */
export const pastFaults: readonly (InputName & { readonly was: string })[] = [
  {
    seed: 'sample/deliverables/sample_003/c/status-report-third.pptx',
    round: 2,
    number: 7,
    was: 'a part that two relationships call table styles and something else was read by one reader for both',
  },
  {
    seed: 'sample/deliverables/sample_003/b/项目状态报告.pptx',
    round: 2,
    number: 35,
    was: 'a part that two relationships call slide and something else was read by one reader for both',
  },
  {
    seed: 'corpus/testVarious.xlsb',
    round: 3,
    number: 24,
    was: 'the library for .xls, .xlsb and .ods lists a sheet without giving it',
  },
];

import { makeDeckDraft, makePlainerStatusDeck, makeStatusDeck, makeUnnumberedStatusDeck } from './deck.ts';
import type { SampleTask } from './sample-task.ts';

export const deckTask: SampleTask = {
  id: 'sample_003',
  intent: 'Beautify',
  domain: 'Business Operations',
  publishedMinutes: 32,
  publishedPrice: 30,
  priceSource: 'estimated_price',
  instruction: {
    en: [
      'Prepare the status deck for the steering group:',
      '1. After the title slide, add an agenda slide that names the slides that follow.',
      '2. Turn the paragraph on the status slide into a table with the columns Workstream, Done, Status and Next step; colour the status cells green (On track), orange (At risk) or red (Late).',
      '3. Show the four milestones on the timeline slide as shapes from left to right.',
      '4. Give all slide titles the same place, size and colour.',
      '5. Name the last slide "Risks and request" and set the request apart from the risks.',
      '6. Add slide numbers to all slides but the first.',
      'Submit one .pptx file.',
    ].join('\n'),
    zh: [
      '为指导小组会议整理项目状态演示文稿：',
      '1、在标题页之后添加议程页，列出后面各页的标题。',
      '2、把状态页的段落改为表格，列为 Workstream、Done、Status、Next step；状态单元格按绿色（On track）、橙色（At risk）、红色（Late）填充。',
      '3、在时间线页用形状从左到右展示四个里程碑。',
      '4、所有页面标题的位置、字号和颜色保持一致。',
      '5、最后一页标题改为“Risks and request”，并把请求事项与风险区分开。',
      '6、除第一页外，所有页面添加幻灯片编号。',
      '提交一个 .pptx 文件。',
    ].join('\n'),
  },
  inputs: [{ name: 'status-report-draft.pptx', make: makeDeckDraft }],
  gates: [
    {
      en: 'The deliverable is one .pptx file that opens normally.',
      zh: '交付物为一个 .pptx 文件，可正常打开。',
    },
    {
      en: 'No slide is a single picture; all text can be edited.',
      zh: '没有以整张图片代替的页面，所有文字均可编辑。',
    },
  ],
  items: [
    {
      weight: 3,
      en: 'Slide 2 is an agenda that names the three slides that follow.',
      zh: '第 2 页为议程，列出后面三页的标题。',
    },
    {
      weight: 5,
      en: 'The status is a native table of five workstreams with the four columns asked for.',
      zh: '状态页为可编辑表格，包含五个工作流和要求的四列。',
    },
    {
      weight: 3,
      en: 'All five status cells are filled with the colour of their status.',
      zh: '五个状态单元格均按状态填充颜色。',
    },
    {
      weight: 3,
      en: 'The four milestones are shapes in order of date, left to right.',
      zh: '四个里程碑以形状按日期从左到右排列。',
    },
    {
      weight: 3,
      en: 'All slide titles have the same place, size and colour.',
      zh: '所有页面标题的位置、字号和颜色一致。',
    },
    {
      weight: 1,
      en: 'The last slide is named "Risks and request".',
      zh: '最后一页标题为“Risks and request”。',
    },
    { weight: 1, en: 'The request stands apart from the risks.', zh: '请求事项与风险有明显区分。' },
    {
      weight: 1,
      en: 'Every slide but the first has a slide number.',
      zh: '除第一页外，每页均有幻灯片编号。',
    },
    { weight: -3, en: 'Text overflows its box or shapes overlap.', zh: '文字溢出或形状重叠。' },
    {
      weight: -5,
      en: 'A percentage, status or date differs from the draft.',
      zh: '百分比、状态或日期与原稿不一致。',
    },
  ],
  expectedFormats: ['pptx'],
  deliverables: {
    a: { name: 'status-report.pptx', make: makeStatusDeck },
    b: { name: '项目状态报告.pptx', make: makePlainerStatusDeck },
    c: { name: 'status-report-third.pptx', make: makeUnnumberedStatusDeck },
  },
};

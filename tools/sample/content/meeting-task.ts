import { makeMeetingDraft, makeMeetingReport, makeRougherMeetingReport } from './meeting.ts';
import type { SampleTask } from './sample-task.ts';

export const meetingTask: SampleTask = {
  id: 'sample_001',
  intent: 'Restructure',
  domain: 'Administrative Affairs',
  publishedMinutes: 24,
  publishedPrice: 18,
  priceSource: 'estimated_price',
  instruction: {
    en: [
      'Turn the meeting notes into a report that can be sent to all departments:',
      '1. Use the Title style for the title and Heading 1 for the section headings.',
      '2. Remove all blank paragraphs and use one font throughout.',
      '3. Make the decisions a bulleted list.',
      '4. Put the action items into a table with the columns No., Action, Owner and Due, sorted by due date; write dates as YYYY-MM-DD.',
      '5. Add page numbers in the footer.',
      '6. Keep the wording of everything else as it is, and stay on one page.',
      'Submit one .docx file.',
    ].join('\n'),
    zh: [
      '把会议记录整理成可以发给各部门的会议报告：',
      '1、标题使用“标题”样式，各节标题使用“标题 1”样式。',
      '2、删除所有空白段落，全文使用同一种字体。',
      '3、“Decisions”部分改为项目符号列表。',
      '4、把“Action items”整理成表格，列为 No.、Action、Owner、Due，按截止日期排序；日期统一写成 YYYY-MM-DD。',
      '5、在页脚添加页码。',
      '6、其余文字内容保持不变，全文控制在一页以内。',
      '提交一个 .docx 文件。',
    ].join('\n'),
  },
  inputs: [{ name: 'meeting-notes-draft.docx', make: makeMeetingDraft }],
  gates: [
    {
      en: 'The deliverable is one .docx file that opens normally.',
      zh: '交付物为一个 .docx 文件，可正常打开。',
    },
    {
      en: 'All three facts, all sections and all five action items of the notes are still there.',
      zh: '会议记录中的三项基本信息、全部章节和五条行动项均保留。',
    },
  ],
  items: [
    { weight: 3, en: 'The title uses the Title style.', zh: '标题使用“标题”样式。' },
    { weight: 3, en: 'All five section headings use Heading 1.', zh: '五个章节标题均使用“标题 1”样式。' },
    { weight: 1, en: 'There are no blank paragraphs.', zh: '文中没有空白段落。' },
    { weight: 1, en: 'One font is used throughout.', zh: '全文使用同一种字体。' },
    { weight: 1, en: 'The three decisions are a bulleted list.', zh: '三条决定为项目符号列表。' },
    {
      weight: 5,
      en: 'The action items are a table with the columns No., Action, Owner and Due, in this order.',
      zh: '行动项为表格，列依次为 No.、Action、Owner、Due。',
    },
    { weight: 3, en: 'The table is sorted by due date, earliest first.', zh: '表格按截止日期升序排列。' },
    {
      weight: 1,
      en: 'All dates in the table are written as YYYY-MM-DD.',
      zh: '表格中的日期均写成 YYYY-MM-DD。',
    },
    { weight: 1, en: 'The footer shows the page number as a field.', zh: '页脚以域的形式显示页码。' },
    { weight: -3, en: 'The report is longer than one page.', zh: '报告超过一页。' },
    {
      weight: -5,
      en: 'A sentence outside the action items was reworded, added or left out.',
      zh: '行动项以外的句子被改写、增加或遗漏。',
    },
  ],
  expectedFormats: ['docx'],
  deliverables: {
    a: { name: 'meeting-report.docx', make: makeMeetingReport },
    b: { name: '会议报告.docx', make: makeRougherMeetingReport },
  },
};

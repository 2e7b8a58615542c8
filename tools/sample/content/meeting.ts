import { makeDocx } from '../ooxml/make-docx.ts';
import { pageNumbers, paragraph, run, type RunLook, table } from '../ooxml/docx-body.ts';

const title = 'Office Move: Third Coordination Meeting';
const facts = [
  'Date: 2 September 2025, 10:00 to 11:15',
  'Place: Meeting room 3B',
  'Present: Facilities, Information Technology, Finance, Human Resources',
];

type Section = { readonly heading: string; readonly paragraphs: readonly string[] };

const sections: readonly Section[] = [
  {
    heading: 'Purpose',
    paragraphs: [
      'The meeting reviewed the state of the move to the new office on the fifth floor and settled what each department has to finish before the first desks arrive.',
    ],
  },
  {
    heading: 'Progress since the last meeting',
    paragraphs: [
      'The floor plan is approved. Painting is finished in the east wing; the west wing follows by the end of next week.',
      'Network cabling is complete for 64 of 80 desks. The remaining 16 desks wait for the wall panels in the west wing.',
      'The furniture supplier confirmed delivery in two parts. The second part comes five days later than planned.',
    ],
  },
  {
    heading: 'Decisions',
    paragraphs: [
      'Teams move in two groups, one week apart.',
      'The old meeting rooms stay open until the second group has moved.',
      'Storage boxes are ordered centrally; departments do not buy their own.',
    ],
  },
];

// Out of order on purpose: sorting them by date is part of the task.
const actions: readonly (readonly [action: string, owner: string, draftDate: string, date: string])[] = [
  ['Confirm the second furniture delivery in writing', 'Facilities', '12/9/25', '2025-09-12'],
  ['Send every department its box allowance', 'Finance', 'Sept 8', '2025-09-08'],
  ['Test the wireless network in the east wing', 'Information Technology', '2025.9.10', '2025-09-10'],
  ['Publish the seating list', 'Human Resources', '5th September', '2025-09-05'],
  ['Finish cabling for the last 16 desks', 'Information Technology', '19 Sep.', '2025-09-19'],
];

const nextMeeting = 'The next meeting takes place on 16 September 2025 at 10:00 in meeting room 3B.';

const blank = paragraph('Normal');
const messy: readonly RunLook[] = [
  { font: 'Times New Roman', sizePoints: 12 },
  { font: 'Arial', sizePoints: 10 },
  { font: 'Courier New', sizePoints: 11 },
  { font: 'Georgia', sizePoints: 13, color: '444444' },
];

function messyLine(text: string, index: number): string {
  return paragraph('Normal', run(text, messy[index % messy.length]));
}

/** The draft that the task hands out: no styles, four fonts, blank lines, actions in running text. */
export function makeMeetingDraft(): Uint8Array {
  const body = [
    paragraph(
      'Normal',
      run(title.toUpperCase(), { font: 'Arial', sizePoints: 18, bold: true, underline: true }),
    ),
    blank,
    ...facts.map(messyLine),
    blank,
    blank,
    ...sections.flatMap(({ heading, paragraphs }, index) => [
      paragraph(
        'Normal',
        run(heading, { font: 'Arial', sizePoints: 14 - index, bold: true, color: '0000FF' }),
      ),
      ...paragraphs.map((text, line) =>
        messyLine(heading === 'Decisions' ? `- ${text}` : text, index + line),
      ),
      blank,
      ...(index === 1 ? [blank] : []),
    ]),
    paragraph('Normal', run('Action items', { font: 'Georgia', sizePoints: 12, bold: true, italic: true })),
    ...actions.map(([action, owner, date], index) =>
      messyLine(`${index + 1}) ${owner}: ${action} by ${date}`, index),
    ),
    blank,
    paragraph('Normal', run('Next meeting', { bold: true, sizePoints: 14 })),
    messyLine(nextMeeting, 1),
    blank,
    blank,
  ];
  return makeDocx({ title: 'Meeting notes (draft)', body });
}

function report(isSorted: boolean, hasPageNumbers: boolean): Uint8Array {
  const rows = actions.map(([action, owner, , date]) => [action, owner, date] as const);
  const ordered = isSorted ? rows.toSorted((a, b) => a[2].localeCompare(b[2])) : rows;
  const body = [
    paragraph('Title', run(title)),
    ...facts.map((fact) =>
      paragraph(
        'Normal',
        run(`${fact.split(':')[0]}:`, { bold: true }),
        run(fact.slice(fact.indexOf(':') + 1)),
      ),
    ),
    ...sections.flatMap(({ heading, paragraphs }) => [
      paragraph('Heading1', run(heading)),
      ...paragraphs.map((text) => paragraph(heading === 'Decisions' ? 'ListBullet' : 'Normal', run(text))),
    ]),
    paragraph('Heading1', run('Action items')),
    table(
      [700, 4900, 2200, 1498],
      [
        ['No.', 'Action', 'Owner', 'Due'],
        ...ordered.map(([action, owner, date], index) => [`${index + 1}`, action, owner, date]),
      ],
      isSorted ? 'ReportTable' : 'TableGrid',
    ),
    paragraph('Heading1', run('Next meeting')),
    paragraph('Normal', run(nextMeeting)),
  ];
  return makeDocx({ title, body, ...(hasPageNumbers && { footer: pageNumbers() }) });
}

/** A report that does everything the task asks. */
export function makeMeetingReport(): Uint8Array {
  return report(true, true);
}

/** A usable report with gaps: actions in the draft's order, a plain table, no page numbers. */
export function makeRougherMeetingReport(): Uint8Array {
  return report(false, false);
}

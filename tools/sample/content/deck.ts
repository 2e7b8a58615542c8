import { makePptx, type Slide } from '../ooxml/make-pptx.ts';
import { box, CENTIMETRE, type Frame, placeholder, slideTable, type TextLine } from '../ooxml/pptx-shapes.ts';
import { palette } from '../ooxml/theme.ts';

const deckTitle = 'Website Relaunch: Status Report';
const subtitle = 'Steering group, 15 September 2025';

type Status = 'On track' | 'At risk' | 'Late';

const workstreams: readonly (readonly [name: string, done: string, status: Status, next: string])[] = [
  ['Design', '90 %', 'On track', 'Approve the last two page types'],
  ['Content', '55 %', 'At risk', 'Fill two open writer days'],
  ['Development', '70 %', 'On track', 'Finish the search page'],
  ['Translation', '30 %', 'Late', 'Book a second translator'],
  ['Testing', '15 %', 'On track', 'Write cases for the order form'],
];

const wordyStatus =
  'Design is going well and is about 90 % done, what is missing is the approval of the last two page types. Content is at ' +
  'about 55 % and somewhat at risk because two writer days are still open and need to be filled. Development has reached ' +
  '70 % and is on track, next comes the search page. Translation is late with only 30 % because a second translator has to ' +
  'be booked. Testing has begun, 15 %, on track, and will now write cases for the order form.';

const milestones: readonly (readonly [date: string, name: string])[] = [
  ['26 Sep', 'Content complete'],
  ['10 Oct', 'Feature freeze'],
  ['24 Oct', 'Testing complete'],
  ['3 Nov', 'Launch'],
];

const risks = [
  'Translation capacity: a second translator is not yet booked.',
  'Open writer days: two days in September have no author.',
  'Payment provider: the test account arrives one week late.',
];
const request = 'Asked of the steering group: approve the budget for a second translator.';

function cm(x: number, y: number, cx: number, cy: number): Frame {
  return [x * CENTIMETRE, y * CENTIMETRE, cx * CENTIMETRE, cy * CENTIMETRE];
}

function content(title: string, lines: readonly TextLine[]): readonly string[] {
  return [placeholder(2, 'title', [{ text: title }]), placeholder(3, 'body', lines)];
}

const cover: Slide = {
  layout: 'title',
  shapes: [
    placeholder(2, 'ctrTitle', [{ text: deckTitle }]),
    placeholder(3, 'subTitle', [{ text: subtitle }]),
  ],
};

/** The deck that the task hands out: a wall of words, titles of three sizes, no agenda, no numbers. */
export function makeDeckDraft(): Uint8Array {
  const shouting = { sizePoints: 36, color: 'C00000' };
  return makePptx('Status report (draft)', [
    cover,
    {
      layout: 'content',
      shapes: [
        placeholder(2, 'title', [{ text: 'STATUS OF THE WORKSTREAMS!!', ...shouting }]),
        placeholder(3, 'body', [{ text: wordyStatus, sizePoints: 16 }]),
      ],
    },
    {
      layout: 'content',
      shapes: [
        placeholder(2, 'title', [{ text: 'timeline', sizePoints: 20 }], { frame: cm(14, 1.6, 18, 1.6) }),
        placeholder(
          3,
          'body',
          milestones.map(([date, name]) => ({ text: `${name} - ${date}` })),
        ),
      ],
    },
    {
      layout: 'content',
      shapes: content(
        'Risks',
        [...risks, request].map((text) => ({ text, sizePoints: 24 })),
      ),
    },
  ]);
}

const statusFills: Readonly<Record<Status, string>> = {
  'On track': palette.accents[2],
  'At risk': palette.accents[1],
  Late: palette.accents[3],
};

function statusTable(isColoured: boolean): string {
  return slideTable(
    10,
    cm(1.6, 3.8, 30.6, 10.8),
    [6.4, 3.6, 4.6, 16].map((width) => width * CENTIMETRE),
    [['Workstream', 'Done', 'Status', 'Next step'], ...workstreams],
    (text) => (isColoured ? statusFills[text as Status] : undefined),
  );
}

function timeline(): string[] {
  return milestones.flatMap(([date, name], index) => {
    const x = 1.6 + index * 7.8;
    const fill = palette.accents[0];
    return [
      box(20 + index, `Date ${index + 1}`, cm(x, 6, 7, 2), fill, [
        { text: date, bold: true, sizePoints: 20, color: palette.paper },
      ]),
      box(30 + index, `Milestone ${index + 1}`, cm(x, 8.2, 7, 2.6), palette.mist, [
        { text: name, sizePoints: 18, color: palette.ink },
      ]),
    ];
  });
}

function titled(title: string, shapes: readonly string[], hasNumber: boolean): Slide {
  return { layout: 'title-only', shapes: [placeholder(2, 'title', [{ text: title }]), ...shapes], hasNumber };
}

const riskLines: readonly TextLine[] = [
  ...risks.map((text) => ({ text })),
  { text: '' },
  { text: request, bold: true, color: palette.accents[3] },
];

type DeckOptions = {
  readonly hasAgenda: boolean;
  readonly hasNumbers: boolean;
  readonly isColoured: boolean;
};

function deck({ hasAgenda, hasNumbers, isColoured }: DeckOptions): Uint8Array {
  const agenda = ['Status of the workstreams', 'Timeline', 'Risks and request'];
  const hasNumber = hasNumbers;
  return makePptx(deckTitle, [
    cover,
    ...(hasAgenda
      ? [
          {
            layout: 'content',
            shapes: content(
              'Agenda',
              agenda.map((text) => ({ text })),
            ),
            hasNumber,
          } as const,
        ]
      : []),
    titled('Status of the workstreams', [statusTable(isColoured)], hasNumber),
    titled('Timeline', timeline(), hasNumber),
    { layout: 'content', shapes: content('Risks and request', riskLines), hasNumber },
  ]);
}

/** A deck that does everything the task asks. */
export function makeStatusDeck(): Uint8Array {
  return deck({ hasAgenda: true, hasNumbers: true, isColoured: true });
}

/** A usable deck without an agenda and without colours in its table. */
export function makePlainerStatusDeck(): Uint8Array {
  return deck({ hasAgenda: false, hasNumbers: true, isColoured: false });
}

/** A deck by a third hand: agenda and colours, but no slide numbers. */
export function makeUnnumberedStatusDeck(): Uint8Array {
  return deck({ hasAgenda: true, hasNumbers: false, isColoured: true });
}

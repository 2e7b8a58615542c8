import { describe, expect, it } from 'vitest';
import { plantRelationships } from '../../office/planted-office.ts';
import { plantDeck, plantFrame, plantPart, plantShape } from '../../powerpoint/planted-deck.ts';
import { readText } from '../read-text.ts';
import { type PowerpointArtifact, powerpointArtifacts } from './powerpoint-artifact.ts';

const run = (text: string, properties = ''): string =>
  `<a:r><a:rPr lang="de-DE">${properties}</a:rPr><a:t>${text}</a:t></a:r>`;
const body = (id: number, paragraphs: string, place = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Body ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody>${paragraphs}</p:txBody></p:sp>`;
const picture = (id: number, alt: string, inside = '', blip = ''): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="P" descr="${alt}"/><p:cNvPicPr/><p:nvPr>${inside}</p:nvPr></p:nvPicPr><p:blipFill><a:blip r:embed="r0">${blip}</a:blip></p:blipFill><p:spPr/></p:pic>`;
const frame = (id: number, name: string, content: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="${name}"/></p:nvGraphicFramePr><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></p:graphicFrame>`;
const cell = (text: string, attributes = '', fill = ''): string =>
  `<a:tc ${attributes}><a:txBody><a:p>${run(text)}</a:p></a:txBody><a:tcPr>${fill}</a:tcPr></a:tc>`;
const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
const svg =
  '<a:extLst><a:ext><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="r3"/></a:ext></a:extLst>';
const equation =
  '<a14:m><m:oMath><m:sSup><m:e><m:r><m:t>q</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></a14:m>';

const shapes =
  plantShape(2, 'The title', '', '<p:ph type="title"/>') +
  body(
    3,
    `<a:p>${run('the loose words and ')}${run('the mark', '<a:highlight><a:srgbClr val="00FF00"/></a:highlight>')}` +
      `${run(' and ')}${run('the link', '<a:hlinkClick r:id="r2"/>')}${equation}</a:p><a:p><a:pPr lvl="1"/>${run('a point below')}</a:p>`,
  ) +
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="4" name="the group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>` +
  `${plantShape(5, 'the star', `${plantFrame(1000, 500, 2000, 2500)}<a:prstGeom prst="star5"/>`)}</p:grpSp>` +
  plantShape(6, 'the foot', '', '<p:ph type="ftr"/>') +
  picture(7, 'the picture') +
  picture(8, 'the icon', '', svg) +
  picture(9, 'the poster', '<a:videoFile r:link="r1"/>') +
  frame(
    10,
    'T',
    `<a:tbl><a:tblGrid><a:gridCol w="1"/><a:gridCol w="1"/></a:tblGrid><a:tr h="1">${cell('the cell', 'gridSpan="2"', red)}${cell('', 'hMerge="1"')}</a:tr></a:tbl>`,
  ) +
  frame(
    11,
    'the chart',
    '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="r4"/>',
  ) +
  frame(
    12,
    'S',
    '<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="r5"/>',
  ) +
  '<mc:AlternateContent><mc:Choice Requires="p14"><p:contentPart r:id="r0"><p14:nvContentPartPr><p14:cNvPr id="13" name="the ink"/></p14:nvContentPartPr></p:contentPart></mc:Choice></mc:AlternateContent>';

const timing =
  '<p:transition><p:fade/></p:transition><p:timing><p:tnLst><p:par><p:cTn presetClass="entr" presetID="10" nodeType="clickEffect"><p:childTnLst><p:set><p:cBhvr><p:tgtEl><p:spTgt spid="5"/></p:tgtEl></p:cBhvr></p:set></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>';
const point = (id: string, text: string): string =>
  `<dgm:pt modelId="${id}"><dgm:t><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;

const bytes = plantDeck({
  slides: [
    {
      shapes,
      rest: timing,
      relationships: [
        ['image', '../media/image1.png'],
        ['video', 'https://example.org/film" TargetMode="External'],
        ['hyperlink', 'https://example.org/link" TargetMode="External'],
        ['image', '../media/image2.svg'],
        ['chart', '../charts/chart1.xml'],
        ['diagramData', '../diagrams/data1.xml'],
        ['notesSlide', '../notesSlides/notes.xml'],
      ],
    },
    { shapes: plantShape(2, 'the hidden words'), attributes: 'show="0"' },
  ],
  presentationRest:
    '<p:extLst><p:ext><p14:sectionLst><p14:section name="the section"><p14:sldIdLst><p14:sldId id="256"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst>',
  extra: [
    {
      name: 'ppt/notesSlides/notes.xml',
      bytes: plantPart(
        'notes',
        `<p:cSld><p:spTree>${plantShape(2, 'the note', '', '<p:ph type="body"/>')}</p:spTree></p:cSld>`,
      ),
    },
    { name: 'ppt/notesSlides/_rels/notes.xml.rels', bytes: plantRelationships([]) },
    {
      name: 'ppt/charts/chart1.xml',
      bytes:
        '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart><c:plotArea><c:pieChart/></c:plotArea></c:chart></c:chartSpace>',
    },
    {
      name: 'ppt/diagrams/data1.xml',
      bytes:
        '<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">' +
        `<dgm:ptLst><dgm:pt modelId="0" type="doc"/>${point('1', 'the root')}${point('2', 'the branch')}</dgm:ptLst>` +
        '<dgm:cxnLst><dgm:cxn srcId="0" destId="1" srcOrd="0"/><dgm:cxn srcId="1" destId="2" srcOrd="0"/></dgm:cxnLst></dgm:dataModel>',
    },
  ],
});

/** What only this kind of thing says in the deck above. */
const words: Readonly<Partial<Record<PowerpointArtifact, readonly string[]>>> = {
  animations: ['entrance 10 on click: #5 “Shape 5”', 'Transition: fade'],
  charts: ['the chart', 'pieChart'],
  equations: ['{q}^{2}'],
  headers: ['the foot'],
  'hidden-slides': ['the hidden words', 'hidden'],
  highlights: ['the mark'],
  hyperlinks: ['the link', 'example.org/link'],
  icons: ['the icon'],
  images: ['the picture'],
  ink: ['the ink'],
  languages: ['de-DE'],
  notes: ['the note'],
  positions: ['the group', 'at 10,10 size 20×50 %'],
  sections: ['the section'],
  'shape-styles': ['star5'],
  'shape-texts': ['the star'],
  smartart: ['the root', 'the branch'],
  'table-colors': ['fill red'],
  tables: ['the cell'],
  videos: ['example.org/film'],
};
// What hangs on something goes with it.
const goesWith: Readonly<Partial<Record<string, readonly string[]>>> = {
  tables: ['fill red'],
  images: ['the icon'],
};

async function write(...without: string[]): Promise<string> {
  const reading = await readText(bytes, { name: 'a.pptx', sha256: '', without });
  return 'text' in reading ? reading.text : expect.fail(JSON.stringify(reading));
}

describe('a deck as its slides', () => {
  it('has everything in its place', async () => {
    expect((await write()).split('\n')).toEqual([
      '# Deck of 2 slides, 0.03 × 0.01 cm',
      '- section “the section”: slides 1',
      '- hidden slides: 2',
      '',
      '## Slide 1: The title (section “the section”)',
      '- #2 “Shape 2” (title): The title',
      '- #3 “Body 3” (text box):',
      '  the loose words and ==the mark=={green} and [the link](https://example.org/link)${q}^{2}$',
      '    a point below',
      '- #4 “the group” (group)',
      '  - #5 “Shape 5” (shape; star5) at 10,10 size 20×50 %: the star',
      '- #6 “Shape 6” (ftr): the foot',
      '- #7 “P” (image); described as “the picture”',
      '- #8 “P” (icon); described as “the icon”',
      '- #9 “P” (video); described as “the poster”: film https://example.org/film',
      '- #10 “T” (table):',
      '  | the cell | ← |',
      '  | --- | --- |',
      '  fill red (row/column): 1/1',
      '- #11 “the chart” (chart): chart pieChart',
      '- #12 “S” (smartart):',
      '  - the root',
      '    - the branch',
      '- #13 “the ink” (ink)',
      '',
      'Transition: fade',
      '',
      'Animations, in order:',
      '1. entrance 10 on click: #5 “Shape 5”',
      '',
      'Languages: de-DE',
      '',
      'Notes:',
      '> the note',
      '',
      '## Slide 2 (hidden)',
      '- #2 “Shape 2” (shape): the hidden words',
      '',
    ]);
  });

  it.each(Object.keys(words))('without %s has nothing of them and all of the rest', async (artifact) => {
    const rest = await write(artifact);
    const said = Object.entries(words).flatMap(([other, list]) =>
      list.filter((word) => rest.includes(word)).map((word) => [other, word]),
    );
    const expected = Object.entries(words).flatMap(([other, list]) =>
      list.filter((word) => !goesWith[artifact]?.includes(word)).map((word) => [other, word]),
    );
    expect(said).toEqual(expected.filter(([other]) => other !== artifact));
  });

  it('keeps footers where other text goes, and names no shape that is left out', async () => {
    const rest = await write('slide-texts');
    expect(rest).toContain('the foot');
    expect(rest).not.toMatch(/loose words|The title|the star|hidden words/);
    expect(await write('images')).toContain('“P” (video): film');
    expect(await write('videos')).not.toContain('the poster');
  });

  it('without everything is a list of shapes', async () => {
    expect(await write(...powerpointArtifacts.map(({ name }) => name))).toBe(
      [
        '# Deck of 1 slide, 0.03 × 0.01 cm',
        '',
        '## Slide 1',
        '- #2 “Shape 2” (title)',
        '- #3 “Body 3” (text box)',
        '- #5 “Shape 5” (shape)',
        '',
      ].join('\n'),
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { AppFacts, Fact } from '../facts/fact.ts';
import { openOfficePackage } from '../office/office-package.ts';
import { plantRelationships } from '../office/planted-office.ts';
import { openZip } from '../package/zip-archive.ts';
import { readPowerpointFacts } from './index.ts';
import { plantDeck, type PlantedDeck, plantFrame, plantPart, plantShape } from './planted-deck.ts';

function read(deck: PlantedDeck): AppFacts {
  return readPowerpointFacts(openOfficePackage(openZip(plantDeck(deck))), { cells: [], statedPages: null });
}

function factsOf(deck: PlantedDeck, type: string, kind?: string): Fact[] {
  return read(deck).facts.filter((fact) => fact.type === type && (kind === undefined || fact.kind === kind));
}

function onSlide(shapes: string, rest = ''): PlantedDeck {
  return { slides: [{ shapes, rest }] };
}

/** A text body of one paragraph. */
function plantRuns(id: number, runs: string): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="S"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/>` +
    `<p:txBody><a:p>${runs}</a:p></p:txBody></p:sp>`
  );
}

describe('text of slides', () => {
  it('joins paragraphs and breaks, and takes of alternatives only the one that is understood', () => {
    const shape =
      '<p:sp><p:nvSpPr><p:cNvPr id="7" name="Body"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="1"/></p:nvPr>' +
      '</p:nvSpPr><p:spPr/><p:txBody><a:p><a:r><a:t>one</a:t></a:r><a:br/><a:r><a:t>two</a:t></a:r></a:p>' +
      '<a:p><mc:AlternateContent><mc:Choice Requires="a14"><a14:m><m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup>' +
      '<m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></a14:m></mc:Choice><mc:Fallback><a:r><a:t>no</a:t></a:r>' +
      '</mc:Fallback></mc:AlternateContent></a:p></p:txBody></p:sp>';
    const [, text] = factsOf(onSlide(shape), 'slide-text');
    expect(text).toMatchObject({ slide: 1, shapeId: 7, shapeName: 'Body', placeholder: 'body' });
    expect(text?.['text']).toBe('one\ntwo\nx2');
    expect(factsOf(onSlide(shape), 'equation')).toMatchObject([{ slide: 1, text: 'x2', latex: '{x}^{2}' }]);
  });

  it('follows the order of the deck and leaves out slides it does not name', () => {
    const deck: PlantedDeck = {
      slides: [
        { shapes: plantShape(2, 'first') },
        { shapes: plantShape(2, 'second'), attributes: 'show="0"' },
      ],
      extra: [{ name: 'ppt/slides/slide0.xml', bytes: plantPart('sld', plantShape(2, 'orphan')) }],
    };
    const { facts, size } = read(deck);
    expect(size.slides).toBe(2);
    expect(facts.flatMap(({ text }) => (typeof text === 'string' ? [text] : []))).toEqual([
      'first',
      'second',
    ]);
    expect(factsOf(deck, 'hidden-slide')).toMatchObject([{ slides: [2] }]);
  });

  it('joins neighbouring runs of one highlight and keeps the colour as stored', () => {
    const highlight = '<a:rPr lang="de-DE"><a:highlight><a:srgbClr val="ffff00"/></a:highlight></a:rPr>';
    const runs =
      `<a:r>${highlight}<a:t>late</a:t></a:r><a:r>${highlight}<a:t>r</a:t></a:r><a:r><a:t> on</a:t></a:r>` +
      '<a:endParaRPr lang="en-GB"/>';
    expect(factsOf(onSlide(plantRuns(2, runs)), 'text-highlight')).toMatchObject([
      { slide: 1, text: 'later', color: 'srgbClr:FFFF00', rgb: 'FFFF00', colorName: 'yellow' },
    ]);
    expect(factsOf(onSlide(plantRuns(2, runs)), 'language')).toMatchObject([{ tags: ['de-DE', 'en-GB'] }]);
  });

  it('gives the text of shapes with their outline, and fields in their places', () => {
    const number =
      '<p:sp><p:nvSpPr><p:cNvPr id="9" name="N"/><p:cNvSpPr/><p:nvPr><p:ph type="sldNum" idx="12"/></p:nvPr>' +
      '</p:nvSpPr><p:spPr/><p:txBody><a:p><a:r><a:t>page </a:t></a:r><a:fld type="slidenum"><a:t>4</a:t></a:fld>' +
      '</a:p></p:txBody></p:sp>';
    const footer = plantShape(10, 'secret', '', '<p:ph type="ftr"/>');
    const deck = onSlide(plantShape(3, 'in it', '<a:prstGeom prst="ellipse"/>') + number + footer);
    expect(factsOf(deck, 'shape-text')).toMatchObject([{ shapeId: 3, preset: 'ellipse', text: 'in it' }]);
    expect(factsOf(deck, 'header-footer', 'slide-number')).toMatchObject([{ text: '4' }]);
    expect(factsOf(deck, 'header-footer', 'footer')).toMatchObject([{ text: 'secret' }]);
  });

  it('keeps notes apart: the body of the notes page and nothing else of it', () => {
    const notes =
      plantShape(2, '1', '', '<p:ph type="sldNum"/>') +
      plantShape(3, 'say this', '', '<p:ph type="body" idx="1"/>') +
      plantShape(4, 'top', '', '<p:ph type="hdr"/>');
    const deck: PlantedDeck = {
      slides: [{ shapes: '', relationships: [['notesSlide', '../notesSlides/notes.xml']] }],
      extra: [
        {
          name: 'ppt/notesSlides/notes.xml',
          bytes: plantPart('notes', `<p:cSld><p:spTree>${notes}</p:spTree></p:cSld>`),
        },
      ],
    };
    expect(factsOf(deck, 'slide-note')).toMatchObject([{ slide: 1, text: 'say this' }]);
    expect(factsOf(deck, 'header-footer')).toMatchObject([{ kind: 'header', slide: 1, text: 'top' }]);
    expect(factsOf(deck, 'slide-text').map(({ text }) => text)).toEqual([undefined]);
  });
});

describe('links, pictures and films', () => {
  it('resolves links of runs and of whole shapes, inside the deck and outside', () => {
    const shapes =
      plantRuns(2, '<a:r><a:rPr><a:hlinkClick r:id="r0"/></a:rPr><a:t>site</a:t></a:r>') +
      '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Button"><a:hlinkClick r:id="r1" action="ppaction://hlinksldjump"/>' +
      '</p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/></p:sp>' +
      '<p:pic><p:nvPicPr><p:cNvPr id="4" name="Film"><a:hlinkClick r:id="" action="ppaction://media"/></p:cNvPr>' +
      '<p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill/><p:spPr/></p:pic>';
    const relationships = [
      ['hyperlink', 'http://example.org/" TargetMode="External'],
      ['slide', 'slide2.xml'],
    ] as const;
    const deck: PlantedDeck = { slides: [{ shapes, relationships }, { shapes: '' }] };
    expect(factsOf(deck, 'hyperlink')).toMatchObject([
      { shapeName: 'Button', text: null, target: 'slide2.xml', targetSlide: 2, isExternal: false },
      { shapeId: 2, text: 'site', target: 'http://example.org/', isExternal: true },
    ]);
  });

  it('tells pictures, icons and films by their parts', () => {
    const picture =
      '<p:pic><p:nvPicPr><p:cNvPr id="4" name="Film" descr="A &#10;dog"/><p:cNvPicPr/><p:nvPr><a:videoFile r:link="r1"/>' +
      '<p:extLst><p:ext><p14:media r:embed="r2"/></p:ext></p:extLst></p:nvPr></p:nvPicPr><p:blipFill>' +
      '<a:blip r:embed="r0"><a:extLst><a:ext><asvg:svgBlip ' +
      'xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="r3"/></a:ext></a:extLst>' +
      '</a:blip></p:blipFill><p:spPr/></p:pic>';
    const relationships = [
      ['image', '../media/image1.png'],
      ['video', 'NULL" TargetMode="External'],
      ['media', '../media/media1.mp4'],
      ['image', '../media/image2.svg'],
    ] as const;
    const deck: PlantedDeck = { slides: [{ shapes: picture, relationships }] };
    expect(factsOf(deck, 'image')).toMatchObject([
      { altText: 'A \ndog', part: 'ppt/media/image1.png', svgPart: 'ppt/media/image2.svg' },
    ]);
    expect(factsOf(deck, 'video')).toMatchObject([{ kind: 'embedded', target: 'ppt/media/media1.mp4' }]);
    expect(factsOf(deck, 'icon')).toMatchObject([{ slide: 1, count: 1 }]);
  });

  it('counts ink', () => {
    const ink =
      '<mc:AlternateContent><mc:Choice Requires="p14"><p:contentPart r:id="r0"><p14:nvContentPartPr>' +
      '<p14:cNvPr id="5" name="Ink 4"/></p14:nvContentPartPr></p:contentPart></mc:Choice><mc:Fallback><p:pic/>' +
      '</mc:Fallback></mc:AlternateContent>';
    expect(factsOf(onSlide(ink), 'ink')).toMatchObject([{ slide: 1, count: 1, shapeIds: [5] }]);
    expect(factsOf(onSlide(ink), 'image')).toEqual([]);
  });
});

describe('places and looks', () => {
  const layout: PlantedDeck['extra'] = [
    {
      name: 'ppt/slideLayouts/layout.xml',
      bytes: plantPart(
        'sldLayout',
        `<p:cSld><p:spTree>${plantShape(2, '', '', '<p:ph type="title"/>')}` +
          `${plantShape(3, '', plantFrame(10, 20, 30, 40), '<p:ph type="body" idx="13"/>')}</p:spTree></p:cSld>`,
      ),
    },
    {
      name: 'ppt/slideLayouts/_rels/layout.xml.rels',
      bytes: plantRelationships([['slideMaster', '../slideMasters/master.xml']]),
    },
    {
      name: 'ppt/slideMasters/master.xml',
      bytes: plantPart(
        'sldMaster',
        `<p:cSld><p:spTree>${plantShape(2, '', plantFrame(1, 2, 3, 4), '<p:ph type="title"/>')}` +
          '</p:spTree></p:cSld><p:clrMap bg1="dk1" tx1="lt1"/><p:txStyles><p:titleStyle><a:lvl1pPr>' +
          '<a:defRPr sz="4400" b="1"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mj-lt"/>' +
          '</a:defRPr></a:lvl1pPr></p:titleStyle></p:txStyles>',
      ),
    },
    {
      name: 'ppt/slideMasters/_rels/master.xml.rels',
      bytes: plantRelationships([['theme', '../theme/theme.xml']]),
    },
    {
      name: 'ppt/theme/theme.xml',
      bytes:
        '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:clrScheme>' +
        '<a:lt1><a:srgbClr val="EEEEEE"/></a:lt1><a:accent1><a:srgbClr val="C00000"/></a:accent1></a:clrScheme>' +
        '<a:fontScheme><a:majorFont><a:latin typeface="Georgia"/></a:majorFont></a:fontScheme><a:fmtScheme>' +
        '<a:fillStyleLst><a:noFill/><a:solidFill><a:schemeClr val="phClr"><a:lumMod val="50000"/></a:schemeClr>' +
        '</a:solidFill></a:fillStyleLst></a:fmtScheme></a:themeElements></a:theme>',
    },
  ];
  const withLayout = (shapes: string): PlantedDeck => ({
    slides: [{ shapes, relationships: [['slideLayout', '../slideLayouts/layout.xml']] }],
    extra: layout,
  });

  it('takes the place of a placeholder from its layout, else from its master', () => {
    const shapes =
      plantShape(5, 'T', '', '<p:ph type="title"/>') + plantShape(6, 'B', '', '<p:ph type="body" idx="13"/>');
    expect(factsOf(withLayout(shapes), 'position')).toMatchObject([
      { shapeId: 5, x: 1, y: 2, cx: 3, cy: 4, own: null },
      { shapeId: 6, x: 10, y: 20, cx: 30, cy: 40, own: null },
    ]);
  });

  it('resolves how text looks through master, colour map and theme', () => {
    const [, title] = factsOf(withLayout(plantShape(5, 'T', '', '<p:ph type="title"/>')), 'slide-text');
    expect(title?.['resolved']).toMatchObject({
      font: 'Georgia',
      sizeHalfPoints: 88,
      bold: true,
      color: 'schemeClr:tx1',
      rgb: 'EEEEEE',
    });
  });

  it('tells a direct fill from one of the theme', () => {
    const style = '<p:style><a:fillRef idx="2"><a:schemeClr val="accent1"/></a:fillRef></p:style>';
    const direct = '<a:prstGeom prst="rect"/><a:solidFill><a:schemeClr val="accent1"/></a:solidFill>';
    const themed = plantShape(6, '', '<a:prstGeom prst="rect"/>').replace('<p:txBody>', `${style}<p:txBody>`);
    expect(factsOf(withLayout(plantShape(5, '', direct) + themed), 'shape-style')).toMatchObject([
      { shapeId: 5, preset: 'rect', fill: 'schemeClr:accent1', rgb: 'C00000' },
      { shapeId: 6, preset: 'rect', fill: null, effectiveFill: 'schemeClr:accent1', rgb: '600000' },
    ]);
  });

  it('resolves groups within groups: scaled, turned and flipped, with the fill of the group', () => {
    const child = plantShape(9, '', `${plantFrame(10, 0, 10, 10)}<a:prstGeom prst="rect"/><a:grpFill/>`);
    const group = (id: number, frame: string, inside: string): string =>
      `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${id}" name="G${id}"/></p:nvGrpSpPr><p:grpSpPr>${frame}</p:grpSpPr>` +
      `${inside}</p:grpSp>`;
    const scaled =
      '<a:xfrm flipH="1"><a:off x="0" y="0"/><a:ext cx="40" cy="20"/><a:chOff x="0" y="0"/><a:chExt cx="20" cy="10"/>' +
      '</a:xfrm><a:solidFill><a:srgbClr val="00B050"/></a:solidFill>';
    const turned =
      '<a:xfrm rot="10800000"><a:off x="100" y="100"/><a:ext cx="40" cy="20"/><a:chOff x="0" y="0"/>' +
      '<a:chExt cx="40" cy="20"/></a:xfrm>';
    const deck = onSlide(group(2, turned, group(3, scaled, child)));
    expect(factsOf(deck, 'position')).toMatchObject([
      { kind: 'group', name: 'G2', children: ['G3'] },
      { kind: 'group', name: 'G3', children: ['Shape 9'] },
      { shapeId: 9, x: 120, y: 100, cx: 20, cy: 20, own: { x: 10, y: 0, cx: 10, cy: 10 } },
    ]);
    expect(factsOf(deck, 'shape-style')).toMatchObject([
      { fill: 'grpFill', rgb: '00B050', colorName: 'green' },
    ]);
  });

  it('reads tables with their spans, and cell colours from the cell or the table style', () => {
    const cell = (text: string, attributes = '', fill = ''): string =>
      `<a:tc ${attributes}><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody><a:tcPr>${fill}</a:tcPr></a:tc>`;
    const red = '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>';
    const table =
      '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Table 3"/></p:nvGraphicFramePr><a:graphic>' +
      '<a:graphicData><a:tbl><a:tblPr firstRow="1"><a:tableStyleId>{S}</a:tableStyleId></a:tblPr><a:tblGrid>' +
      `<a:gridCol w="1"/><a:gridCol w="2"/></a:tblGrid><a:tr h="1">${cell('head', 'gridSpan="2"')}` +
      `${cell('', 'hMerge="1"')}</a:tr><a:tr h="1">${cell('a')}${cell('b', '', red)}</a:tr></a:tbl></a:graphicData>` +
      '</a:graphic></p:graphicFrame>';
    const deck: PlantedDeck = {
      ...onSlide(table),
      relationships: [['tableStyles', 'tableStyles.xml']],
      extra: [
        {
          name: 'ppt/tableStyles.xml',
          bytes:
            '<a:tblStyleLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:tblStyle styleId="{S}">' +
            '<a:firstRow><a:tcStyle><a:fill><a:solidFill><a:srgbClr val="0000FF"/></a:solidFill></a:fill></a:tcStyle>' +
            '</a:firstRow></a:tblStyle></a:tblStyleLst>',
        },
      ],
    };
    expect(factsOf(deck, 'table-value')).toMatchObject([
      {
        rows: 2,
        columns: 2,
        cells: [
          [{ text: 'head', colSpan: 2 }, { isCovered: true }],
          [{ text: 'a' }, {}],
        ],
      },
    ]);
    expect(factsOf(deck, 'table-color')).toMatchObject([
      { row: 1, column: 1, fill: 'srgbClr:0000FF', source: 'table-style' },
      { row: 2, column: 2, fill: 'srgbClr:FF0000', source: 'cell', colorName: 'red' },
    ]);
  });
});

describe('the deck', () => {
  it('lists sections with the numbers of their slides', () => {
    const sections =
      '<p:extLst><p:ext><p14:sectionLst><p14:section name="A"><p14:sldIdLst><p14:sldId id="257"/></p14:sldIdLst>' +
      '</p14:section><p14:section name="B"><p14:sldIdLst><p14:sldId id="256"/><p14:sldId id="9"/></p14:sldIdLst>' +
      '</p14:section></p14:sectionLst></p:ext></p:extLst>';
    const deck: PlantedDeck = { slides: [{ shapes: '' }, { shapes: '' }], presentationRest: sections };
    expect(factsOf(deck, 'section')).toMatchObject([
      { name: 'A', slides: [2] },
      { name: 'B', slides: [1] },
    ]);
  });

  it('lists animation effects in order, each on the first target inside it', () => {
    const effect = (attributes: string, spid: number): string =>
      `<p:par><p:cTn ${attributes}><p:stCondLst><p:cond><p:tgtEl><p:spTgt spid="99"/></p:tgtEl></p:cond></p:stCondLst>` +
      `<p:childTnLst><p:set><p:cBhvr><p:cTn/><p:tgtEl><p:spTgt spid="${spid}"><p:txEl><p:pRg st="1" end="2"/></p:txEl>` +
      '</p:spTgt></p:tgtEl></p:cBhvr></p:set></p:childTnLst></p:cTn></p:par>';
    const timing =
      '<p:transition><p:fade/></p:transition><p:timing><p:tnLst>' +
      effect('presetClass="entr" presetID="10" nodeType="clickEffect"', 2) +
      `${effect('presetClass="exit" presetID="1"', 3)}${effect('', 4)}</p:tnLst></p:timing>`;
    expect(factsOf(onSlide(plantShape(2, 'x'), timing), 'animation')).toMatchObject([
      {
        slide: 1,
        effects: { entr: 1, exit: 1 },
        order: [
          {
            class: 'entr',
            presetId: 10,
            trigger: 'clickEffect',
            shapeId: 2,
            shapeName: 'Shape 2',
            paragraphs: [1, 2],
          },
          { class: 'exit', shapeId: 3, shapeName: null },
        ],
        transition: 'fade',
      },
    ]);
  });

  it('gives facts of shapes that share an id different ids of their own', () => {
    const facts = factsOf(onSlide(plantShape(2, 'a') + plantShape(2, 'b')), 'slide-text');
    expect(facts.map(({ id }) => id)).toEqual(['slide-text-count', 'slide-text-1-2', 'slide-text-1-2.2']);
  });
});

describe('what is wrong with a deck', () => {
  it('is a warning where one slide is damaged', () => {
    const { facts, warnings, size } = read({
      slides: [{ shapes: plantShape(2, 'good') }, { shapes: '<p:sp>' }],
    });
    expect(size.slides).toBe(2);
    expect(warnings).toMatchObject([{ code: 'damaged-part', part: 'ppt/slides/slide2.xml' }]);
    expect(facts.some(({ text }) => text === 'good')).toBe(true);
  });

  it('is a warning where the deck names a slide that no relationship leads to', () => {
    const { warnings, size } = read({
      slides: [],
      presentationRest: '<p:sldIdLst><p:sldId id="9" r:id="r9"/></p:sldIdLst>',
    });
    expect(size.slides).toBe(1);
    expect(warnings).toMatchObject([{ code: 'missing-part', part: 'ppt/presentation.xml' }]);
  });

  it('is an error where a document type hides in a slide', () => {
    const slide = { name: 'ppt/notesSlides/n.xml', bytes: '<!DOCTYPE x><p:notes xmlns:p="urn:p"/>' };
    const relationships = [['notesSlide', '../notesSlides/n.xml']] as const;
    expect(() => read({ slides: [{ shapes: '', relationships }], extra: [slide] })).toThrow(
      expect.objectContaining({ code: 'dtd-not-allowed', part: 'ppt/notesSlides/n.xml' }),
    );
  });

  it('says which part a relationship misses', () => {
    const relationships = [['slideLayout', '../slideLayouts/gone.xml']] as const;
    expect(read({ slides: [{ shapes: plantShape(2, 'x'), relationships }] }).warnings).toMatchObject([
      { code: 'missing-part', part: 'ppt/slideLayouts/gone.xml' },
    ]);
  });

  it('does not stop groups nested by the thousand', () => {
    const open = '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="2" name="G"/></p:nvGrpSpPr>';
    const deck = onSlide(
      open.repeat(5000) + plantShape(3, 'deep', plantFrame(1, 2, 3, 4)) + '</p:grpSp>'.repeat(5000),
    );
    expect(factsOf(deck, 'slide-text')).toMatchObject([{}, { text: 'deep' }]);
  });

  it('leaves the prototype of objects alone', () => {
    const effect = '<p:timing><p:par><p:cTn presetClass="__proto__"/></p:par></p:timing>';
    const [animation] = factsOf(onSlide('', effect), 'animation');
    expect(Object.keys(animation?.['effects'] as object)).toEqual(['__proto__']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openOfficePackage } from '../../office/office-package.ts';
import { openZip } from '../../package/zip-archive.ts';
import { listPowerpointFacts, listPowerpointTextParts, readPowerpoint } from '../../powerpoint/index.ts';
import { plantDeck, type PlantedDeck, plantFrame, plantShape } from '../../powerpoint/planted-deck.ts';
import { openDocument } from '../open-document.ts';
import type { ShapeView, SlideView, TextView } from './slide-view.ts';
import { viewDeck, viewSlide } from './view-slide.ts';

function plantModel(deck: PlantedDeck) {
  return readPowerpoint(openOfficePackage(openZip(plantDeck(deck))));
}

function viewPlanted(shapes: string, rest = ''): SlideView {
  const slide = viewSlide(plantModel({ slides: [{ shapes, rest }] }), 1);
  if (slide === null) throw new Error('the planted slide is not there');
  return slide;
}

const square = plantFrame(12_700, 25_400, 127_000, 127_000);

function listTexts(shape: ShapeView): TextView[] {
  if (shape.kind === 'shape') return shape.text === null ? [] : [shape.text];
  if (shape.kind !== 'table') return [];
  return shape.table.rows.flatMap(({ cells }) => cells.flatMap(({ text }) => text ?? []));
}

function listRuns(slide: SlideView) {
  return slide.shapes
    .flatMap(listTexts)
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ runs }) => runs);
}

describe('a slide as it is drawn', () => {
  it('has shapes in points, each with the place that its facts have', () => {
    const [shape] = viewPlanted(plantShape(7, 'Hello', square)).shapes;
    expect(shape).toMatchObject({
      kind: 'shape',
      place: { part: 'slide-1', elementId: '7', elementKind: 'shape' },
      box: { x: 1, y: 2, width: 10, height: 10 },
    });
  });

  it('has runs at their positions in the text of the slide', () => {
    const slide = viewPlanted(plantShape(1, 'Hello', square) + plantShape(2, 'there', square));
    const runs = listRuns(slide);
    expect(runs.map(({ start }) => start)).toEqual([0, 6]);
    for (const { start, text } of runs)
      expect(slide.text.slice(start ?? -1, (start ?? 0) + text.length)).toBe(text);
  });

  it('turns what lies in a turned and mirrored group with the group', () => {
    const turned =
      '<a:xfrm rot="5400000" flipH="1"><a:off x="0" y="0"/><a:ext cx="127000" cy="127000"/></a:xfrm>';
    const inner = '<a:xfrm rot="1800000"><a:off x="0" y="0"/><a:ext cx="12700" cy="12700"/></a:xfrm>';
    const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="1" name="G"/></p:nvGrpSpPr><p:grpSpPr>${turned}</p:grpSpPr>${plantShape(2, 'x', inner)}</p:grpSp>`;
    const [, shape] = viewPlanted(group).shapes;
    expect(shape).toMatchObject({ rotation: 60, isFlippedX: true, isFlippedY: false });
  });

  it('draws presets by their adjustments, and a rectangle for those it does not know', () => {
    const preset = (name: string, guides = '') =>
      `${square}<a:prstGeom prst="${name}"><a:avLst>${guides}</a:avLst></a:prstGeom>`;
    const slide = viewPlanted(
      plantShape(1, 'a', preset('triangle', '<a:gd name="adj" fmla="val 0"/>')) +
        plantShape(2, 'b', preset('hasOwnProperty')),
    );
    expect(slide.shapes.map((shape) => (shape.kind === 'shape' ? shape.outlines[0]?.path : ''))).toEqual([
      'M0 10 0 0 10 10Z',
      'M0 0 10 0 10 10 0 10Z',
    ]);
  });

  it('draws free outlines through their guides', () => {
    const freeform =
      '<a:custGeom><a:avLst/><a:gdLst><a:gd name="half" fmla="*/ w 1 2"/></a:gdLst><a:pathLst><a:path>' +
      '<a:moveTo><a:pt x="0" y="0"/></a:moveTo><a:lnTo><a:pt x="half" y="h"/></a:lnTo><a:close/>' +
      '</a:path></a:pathLst></a:custGeom>';
    const [shape] = viewPlanted(plantShape(1, 'a', square + freeform)).shapes;
    expect(shape).toMatchObject({ outlines: [{ path: 'M0 0L5 10Z', isFilled: true, isStroked: true }] });
  });

  it('leaves out what is hidden, and says what stands for something that is not drawn', () => {
    const ink =
      '<p:contentPart r:id="r9"><p14:nvContentPartPr><p14:cNvPr id="4" name="Ink 4"/></p14:nvContentPartPr>' +
      '<p14:xfrm><a:off x="0" y="0"/><a:ext cx="12700" cy="12700"/></p14:xfrm></p:contentPart>';
    const hidden = plantShape(5, 'x', square).replace('id="5"', 'id="5" hidden="1"');
    const slide = viewPlanted(ink + hidden);
    expect(slide.shapes).toMatchObject([{ kind: 'other', what: 'ink', name: 'Ink 4' }]);
  });

  it('is plain: nothing is lost on the way to another thread', () => {
    const slide = viewPlanted(plantShape(1, 'Hello', square));
    expect(structuredClone(slide)).toEqual(slide);
  });
});

it('a deck tells its slides, hidden ones among them, and has no slide that is not there', () => {
  const title = plantShape(1, 'A title', square, '<p:ph type="title"/>');
  const model = plantModel({ slides: [{ shapes: title }, { shapes: '', attributes: 'show="0"' }] });
  expect(viewDeck(model).slides).toEqual([
    { number: 1, title: 'A title', isHidden: false },
    { number: 2, title: null, isHidden: true },
  ]);
  expect(viewSlide(model, 3)).toBeNull();
});

const corpus = join(import.meta.dirname, '../../../../shared/corpus');
const hasCorpus = existsSync(corpus);
if (!hasCorpus) process.stdout.write('view-slide.test.ts: no corpus beside the repository, nothing drawn\n');
const files = hasCorpus
  ? readdirSync(corpus).filter((file) => /\.(?:pp[tos]|pot|odp)[xm]?$/i.test(file))
  : [];

describe.runIf(hasCorpus)('every deck of the corpus', () => {
  it.each(files)(
    '%s is drawn, its texts where anchors count and its elements where facts are',
    async (file) => {
      const opened = await openDocument(readFileSync(join(corpus, file)), { name: file, sha256: '' });
      if ('error' in opened) {
        expect(opened.error.message).not.toBe('');
        return;
      }
      if (opened.content.app !== 'powerpoint') throw new Error('read as something else');
      const { model } = opened.content;
      const texts = new Map(listPowerpointTextParts(model).map(({ part, text }) => [part, text]));
      const elements = new Set<string>();
      for (const { number } of model.slides) {
        const slide = viewSlide(model, number);
        expect(slide?.text).toBe(texts.get(`slide-${number}`));
        if (slide === null) continue;
        expect(slide.notes.text).toBe(texts.get(`notes-${number}`));
        for (const { start, text } of listRuns(slide))
          expect(slide.text.slice(start ?? -1, (start ?? 0) + text.length)).toBe(text);
        for (const { place } of slide.shapes)
          if (place !== null) elements.add(`${place.part} ${place.elementId} ${place.elementKind}`);
      }
      const drawn = listPowerpointFacts(model).filter(
        ({ type }) => type === 'slide-text' || type === 'table-value',
      );
      const lost = drawn.filter(({ anchor }) =>
        anchor.selectors.some(
          (selector) =>
            selector.kind === 'element' &&
            // A shape that lies nowhere or is hidden is not drawn.
            anchor.selectors.some(({ kind }) => kind === 'region') &&
            !elements.has(`${selector.part} ${selector.elementId} ${selector.elementKind}`),
        ),
      );
      const hidden = new Set(
        listPowerpointFacts(model)
          .filter((fact) => fact.type === 'position' && fact['isHidden'] === true)
          .map(({ anchor }) => JSON.stringify(anchor.selectors[0])),
      );
      expect(
        lost.filter(({ anchor }) => !anchor.selectors.some((each) => hidden.has(JSON.stringify(each)))),
      ).toEqual([]);
    },
  );
});

import { createSlideView } from '../../powerpoint/facts/slide-view.ts';
import type { PowerpointModel } from '../../powerpoint/powerpoint-model.ts';
import { createTextLines, type TextBudget } from '../text-budget.ts';
import { toOneLine } from '../to-one-line.ts';
import type { SlideWriting } from './slides-writing.ts';
import { writeSlide } from './write-slide.ts';

const emuPerCentimetre = 360_000;

function describeSize({ cx, cy }: PowerpointModel['sizeEmu']): string {
  const [width, height] = [cx, cy].map((length) => Math.round((length / emuPerCentimetre) * 100) / 100);
  return `${width} × ${height} cm`;
}

/** A deck as the lines a model is given: sections and hidden slides, then slide by slide. */
export function writeSlides(
  model: PowerpointModel,
  leftOut: SlideWriting['leftOut'],
  budget: TextBudget,
): readonly string[] {
  const lines = createTextLines(budget);
  const slides = model.slides.filter(
    ({ content }) => !(leftOut.has('hidden-slides') && content?.isHidden === true),
  );
  const shown = new Set(slides.map(({ number }) => number));
  const hidden = slides.filter(({ content }) => content?.isHidden === true).map(({ number }) => number);
  const sectionOf = new Map<number, string>();
  lines.add(
    `# Deck of ${slides.length} slide${slides.length === 1 ? '' : 's'}, ${describeSize(model.sizeEmu)}`,
  );
  if (!leftOut.has('sections')) {
    for (const { name, slides: numbers } of model.sections) {
      for (const number of numbers) sectionOf.set(number, name);
      const listed = numbers.filter((number) => shown.has(number));
      lines.add(
        toOneLine(
          `- section “${name}”: ${listed.length === 0 ? 'no slides' : `slides ${listed.join(', ')}`}`,
        ),
      );
    }
  }
  if (hidden.length > 0) lines.add(`- hidden slides: ${hidden.join(', ')}`);
  const slideByPart = new Map(model.slides.map(({ part, number }) => [part.toLowerCase(), number]));
  for (const slide of slides)
    writeSlide(
      { view: createSlideView(model, slide), leftOut, slideByPart },
      sectionOf.get(slide.number) ?? null,
      lines,
    );
  return lines.lines;
}

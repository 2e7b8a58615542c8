import type { Freeform, FreeformPath } from '../../drawing/geometry/freeform.ts';
import { computeGuides } from '../../drawing/geometry/freeform-guides.ts';
import type { OutlineView } from './slide-view.ts';
import { EMU_PER_POINT } from './view-paint.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const toRadians = (angle: number): number => (angle / 60_000) * (Math.PI / 180);

const round = (value: number): number => Math.round(value * 100) / 100;

function writePath({ steps }: FreeformPath, look: (name: string) => number, scale: Size): string {
  const written: string[] = [];
  let [x, y] = [0, 0];
  const arc = ([radiusX = 0, radiusY = 0, start = 0, swing = 0]: number[]): void => {
    // No ellipse is drawn in one arc, since it would end where it begins.
    const turns = Math.abs(swing) >= 21_600_000 ? [swing / 2, swing / 2] : [swing];
    let from = toRadians(start);
    for (const turn of turns) {
      const to = from + toRadians(turn);
      x += radiusX * (Math.cos(to) - Math.cos(from));
      y += radiusY * (Math.sin(to) - Math.sin(from));
      const isLarge = Math.abs(toRadians(turn)) > Math.PI ? 1 : 0;
      const radii = `${round(Math.abs(radiusX) * scale.width)} ${round(Math.abs(radiusY) * scale.height)}`;
      written.push(
        `A${radii} 0 ${isLarge} ${turn > 0 ? 1 : 0} ${round(x * scale.width)} ${round(y * scale.height)}`,
      );
      from = to;
    }
  };
  for (const { command, values } of steps) {
    const numbers = values.map(look);
    if (command === 'A') arc(numbers);
    else {
      const points = numbers.map((value, index) =>
        round(value * (index % 2 === 0 ? scale.width : scale.height)),
      );
      written.push(command + points.join(' '));
      x = numbers.at(-2) ?? x;
      y = numbers.at(-1) ?? y;
    }
  }
  return written.join('');
}

/** The outlines of a freeform in a box of this size. */
export function viewFreeform(freeform: Freeform, box: Size): OutlineView[] {
  const [width, height] = [box.width * EMU_PER_POINT, box.height * EMU_PER_POINT];
  const look = computeGuides(freeform, width, height);
  return freeform.paths.map((path) => {
    const scale = {
      width: box.width / (path.width ?? (width || 1)),
      height: box.height / (path.height ?? (height || 1)),
    };
    return { path: writePath(path, look, scale), isFilled: path.isFilled, isStroked: path.isStroked };
  });
}

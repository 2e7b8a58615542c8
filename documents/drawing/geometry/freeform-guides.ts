import type { Freeform } from './freeform.ts';

type Look = (name: string) => number;

const toRadians = (angle: number): number => (angle / 60_000) * (Math.PI / 180);
const toAngle = (radians: number): number => radians * (180 / Math.PI) * 60_000;

// The formulas of ECMA-376 part 1, 20.1.9.11.
const formulas: Readonly<Record<string, (x: number, y: number, z: number) => number>> = {
  '*/': (x, y, z) => (z === 0 ? 0 : (x * y) / z),
  '+-': (x, y, z) => x + y - z,
  '+/': (x, y, z) => (z === 0 ? 0 : (x + y) / z),
  '?:': (x, y, z) => (x > 0 ? y : z),
  abs: Math.abs,
  at2: (x, y) => toAngle(Math.atan2(y, x)),
  cat2: (x, y, z) => x * Math.cos(Math.atan2(z, y)),
  sat2: (x, y, z) => x * Math.sin(Math.atan2(z, y)),
  cos: (x, y) => x * Math.cos(toRadians(y)),
  sin: (x, y) => x * Math.sin(toRadians(y)),
  tan: (x, y) => x * Math.tan(toRadians(y)),
  max: Math.max,
  min: Math.min,
  mod: (x, y, z) => Math.hypot(x, y, z),
  pin: (x, y, z) => Math.min(z, Math.max(x, y)),
  sqrt: Math.sqrt,
  val: (x) => x,
};

function listSizes(width: number, height: number): [string, number][] {
  const short = Math.min(width, height);
  const parts = [2, 3, 4, 5, 6, 8, 10, 12, 16, 32];
  const circle = 21_600_000;
  return [
    ...parts.flatMap((part): [string, number][] => [
      [`wd${part}`, width / part],
      [`hd${part}`, height / part],
      [`ssd${part}`, short / part],
    ]),
    ['w', width],
    ['h', height],
    ['l', 0],
    ['t', 0],
    ['r', width],
    ['b', height],
    ['hc', width / 2],
    ['vc', height / 2],
    ['ss', short],
    ['ls', Math.max(width, height)],
    ['cd2', circle / 2],
    ['cd4', circle / 4],
    ['cd8', circle / 8],
    ['3cd4', (circle * 3) / 4],
    ['3cd8', (circle * 3) / 8],
    ['5cd8', (circle * 5) / 8],
    ['7cd8', (circle * 7) / 8],
  ];
}

/** Works out the guides of a freeform of this size; the answer turns a number or the name of a guide into a number. */
export function computeGuides({ guides }: Freeform, width: number, height: number): Look {
  const known = new Map(listSizes(width, height));
  const look: Look = (name) => {
    const value = known.get(name) ?? Number(name);
    return Number.isFinite(value) ? value : 0;
  };
  for (const [name, formula] of guides) {
    const [operation = '', x = '0', y = '0', z = '0'] = formula.trim().split(/\s+/);
    const compute = Object.hasOwn(formulas, operation) ? formulas[operation] : undefined;
    if (compute !== undefined) known.set(name, compute(look(x), look(y), look(z)));
  }
  return look;
}

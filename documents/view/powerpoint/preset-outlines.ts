/** What the outline of a preset is drawn from: the box in points, and its adjustments as ratios (0.5 = 50000). */
export interface PresetBox {
  readonly w: number;
  readonly h: number;
  /** The shorter side. */
  readonly s: number;
  readonly adjust: (name: string, otherwise: number) => number;
}

export type DrawPreset = (box: PresetBox) => string;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A closed outline through points, given as x, y, x, y …. */
function polygon(...points: readonly number[]): string {
  return `M${points.map(round).join(' ')}Z`;
}

function line(...points: readonly number[]): string {
  return `M${points.map(round).join(' ')}`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [x, y, a, b] = [cx, cy, rx, ry].map(round) as [number, number, number, number];
  return `M${x - a} ${y}A${a} ${b} 0 1 1 ${x + a} ${y}A${a} ${b} 0 1 1 ${x - a} ${y}Z`;
}

/** A rectangle with corners rounded by these radii, from the top left clockwise; below 0 the corner is cut off. */
function corners(w: number, h: number, radii: readonly [number, number, number, number]): string {
  const [a, b, c, d] = radii.map((radius) => round(Math.min(Math.abs(radius), Math.min(w, h) / 2)));
  const [wr, hr] = [round(w), round(h)];
  const turn = (index: 0 | 1 | 2 | 3, radius: number | undefined, x: number, y: number): string =>
    radii[index] < 0 ? `L${round(x)} ${round(y)}` : `A${radius} ${radius} 0 0 1 ${round(x)} ${round(y)}`;
  return (
    `M${a} 0L${wr - (b ?? 0)} 0${turn(1, b, wr, b ?? 0)}L${wr} ${hr - (c ?? 0)}${turn(2, c, wr - (c ?? 0), hr)}` +
    `L${d} ${hr}${turn(3, d, 0, hr - (d ?? 0))}L0 ${a}${turn(0, a, a ?? 0, 0)}Z`
  );
}

function star(points: number, inner: number): DrawPreset {
  return ({ w, h, adjust }) => {
    const ratio = adjust('adj', inner) * 2;
    const corner = (index: number): number[] => {
      const angle = (index * Math.PI) / points - Math.PI / 2;
      const radius = index % 2 === 0 ? 1 : ratio;
      return [(w / 2) * (1 + radius * Math.cos(angle)), (h / 2) * (1 + radius * Math.sin(angle))];
    };
    return polygon(...Array.from({ length: points * 2 }, (_, index) => corner(index)).flat());
  };
}

function regular(count: number, turn = 0): DrawPreset {
  return ({ w, h }) =>
    polygon(
      ...Array.from({ length: count }, (_, index) => {
        const angle = ((index + turn) * 2 * Math.PI) / count - Math.PI / 2;
        return [(w / 2) * (1 + Math.cos(angle)), (h / 2) * (1 + Math.sin(angle))];
      }).flat(),
    );
}

const rightArrow: DrawPreset = ({ w, h, s, adjust }) => {
  const body = (h * (1 - Math.min(1, adjust('adj1', 0.5)))) / 2;
  const neck = w - Math.min(w, s * adjust('adj2', 0.5));
  return polygon(0, body, neck, body, neck, 0, w, h / 2, neck, h, neck, h - body, 0, h - body);
};

const downArrow: DrawPreset = ({ w, h, s, adjust }) => {
  const body = (w * (1 - Math.min(1, adjust('adj1', 0.5)))) / 2;
  const neck = h - Math.min(h, s * adjust('adj2', 0.5));
  return polygon(body, 0, body, neck, 0, neck, w / 2, h, w, neck, w - body, neck, w - body, 0);
};

/** Mirrors an outline made of straight lines. */
function mirrored(draw: DrawPreset, axis: 'x' | 'y'): DrawPreset {
  return (box) => {
    let isX = false;
    return draw(box).replaceAll(/-?\d+(?:\.\d+)?/g, (number) => {
      isX = !isX;
      if (isX) return axis === 'x' ? String(round(box.w - Number(number))) : number;
      return axis === 'y' ? String(round(box.h - Number(number))) : number;
    });
  };
}

function doubleArrow({ w, h, s, adjust }: PresetBox): string {
  const body = (h * (1 - Math.min(1, adjust('adj1', 0.5)))) / 2;
  const head = Math.min(w / 2, s * adjust('adj2', 0.5));
  const [right, low] = [w - head, h - body];
  const upper = [0, h / 2, head, 0, head, body, right, body, right, 0, w, h / 2];
  return polygon(...upper, right, h, right, low, head, low, head, h);
}

function doubleArrowUpright({ w, h, s, adjust }: PresetBox): string {
  const body = (w * (1 - Math.min(1, adjust('adj1', 0.5)))) / 2;
  const head = Math.min(h / 2, s * adjust('adj2', 0.5));
  const [bottom, right] = [h - head, w - body];
  const left = [w / 2, 0, 0, head, body, head, body, bottom, 0, bottom, w / 2, h];
  return polygon(...left, w, bottom, right, bottom, right, head, w, head);
}

const callout =
  (radiusRatio: number): DrawPreset =>
  ({ w, h, s, adjust }) => {
    const [x, y] = [w * (0.5 + adjust('adj1', -0.208_33)), h * (0.5 + adjust('adj2', 0.625))];
    const r = s * radiusRatio;
    const body = corners(w, h, [r, r, r, r]);
    const isSideways = Math.abs(x - w / 2) / w > Math.abs(y - h / 2) / h;
    const [first, second] = (isSideways ? y < h / 2 : x < w / 2) ? [1 / 6, 5 / 12] : [7 / 12, 5 / 6];
    const edge = isSideways ? (x < w / 2 ? 0 : w) : y < h / 2 ? 0 : h;
    const tip = isSideways
      ? polygon(edge, h * first, x, y, edge, h * second)
      : polygon(w * first, edge, x, y, w * second, edge);
    return body + tip;
  };

function arcPoint({ w, h }: PresetBox, angle: number): string {
  const radians = (angle * Math.PI) / 180;
  // Angles of presets run along the drawn ellipse.
  const t = Math.atan2(Math.sin(radians) / (h || 1), Math.cos(radians) / (w || 1));
  return `${round((w / 2) * (1 + Math.cos(t)))} ${round((h / 2) * (1 + Math.sin(t)))}`;
}

function arc(box: PresetBox, from: number, to: number): string {
  const swing = (((to - from) % 360) + 360) % 360;
  const radii = `${round(box.w / 2)} ${round(box.h / 2)}`;
  return `M${arcPoint(box, from)}A${radii} 0 ${swing > 180 ? 1 : 0} 1 ${arcPoint(box, to)}`;
}

// Adjustments that are angles come as 60,000ths of a degree over 100,000.
const toDegrees = (ratio: number): number => (ratio * 100_000) / 60_000;

const angleOf = ({ adjust }: PresetBox, name: string, degrees: number): number =>
  toDegrees(adjust(name, (degrees * 60_000) / 100_000));

const plaque = ({ w, h, s, adjust }: PresetBox): string => {
  const r = round(s * adjust('adj', 0.166_67));
  return (
    `M0 ${r}A${r} ${r} 0 0 0 ${r} 0L${round(w - r)} 0A${r} ${r} 0 0 0 ${round(w)} ${r}` +
    `L${round(w)} ${round(h - r)}A${r} ${r} 0 0 0 ${round(w - r)} ${round(h)}L${r} ${round(h)}A${r} ${r} 0 0 0 0 ${round(h - r)}Z`
  );
};

const can = ({ w, h, s, adjust }: PresetBox): string => {
  const r = round((s * adjust('adj', 0.25)) / 2);
  const [x, y] = [round(w), round(h - r)];
  const half = round(w / 2);
  return `M0 ${r}A${half} ${r} 0 0 1 ${x} ${r}L${x} ${y}A${half} ${r} 0 0 1 0 ${y}ZM0 ${r}A${half} ${r} 0 0 0 ${x} ${r}`;
};

const cloud = ({ w, h }: PresetBox): string => {
  const at = (x: number, y: number): string => `${round(x * w)} ${round(y * h)}`;
  return (
    `M${at(0.1, 0.66)}C${at(-0.05, 0.6)} ${at(-0.02, 0.36)} ${at(0.09, 0.33)}C${at(0.09, 0.12)} ${at(0.22, 0.06)} ${at(0.32, 0.12)}` +
    `C${at(0.38, -0.01)} ${at(0.5, 0)} ${at(0.54, 0.06)}C${at(0.6, -0.03)} ${at(0.72, -0.01)} ${at(0.74, 0.07)}C${at(0.88, 0.03)} ${at(0.93, 0.16)} ${at(0.9, 0.24)}` +
    `C${at(1.03, 0.32)} ${at(1.01, 0.55)} ${at(0.93, 0.6)}C${at(0.95, 0.78)} ${at(0.84, 0.88)} ${at(0.72, 0.84)}C${at(0.66, 1.01)} ${at(0.46, 1.03)} ${at(0.4, 0.9)}C${at(0.24, 1)} ${at(0.09, 0.88)} ${at(0.1, 0.66)}Z`
  );
};

const heart = ({ w, h }: PresetBox): string => {
  const at = (x: number, y: number): string => `${round(x * w)} ${round(y * h)}`;
  return `M${at(0.5, 0.25)}C${at(0.7, -0.2)} ${at(1.3, 0.25)} ${at(0.5, 1)}C${at(-0.3, 0.25)} ${at(0.3, -0.2)} ${at(0.5, 0.25)}Z`;
};

const bentUpArrow = ({ w, h, s, adjust }: PresetBox): string => {
  const [body, wide, head] = [s * adjust('adj1', 0.25), s * adjust('adj2', 0.25), s * adjust('adj3', 0.25)];
  const middle = w - wide;
  const [left, right] = [middle - body / 2, middle + body / 2];
  const up = [left, h - body, left, head, w - wide * 2, head, middle, 0, w, head, right, head];
  return polygon(0, h - body, ...up, right, h, 0, h);
};

const frame = ({ w, h, s, adjust }: PresetBox): string => {
  const d = s * adjust('adj1', 0.125);
  return polygon(0, 0, w, 0, w, h, 0, h) + polygon(d, d, d, h - d, w - d, h - d, w - d, d);
};

const parallelogram: DrawPreset = ({ w, h, s, adjust }) => {
  const d = Math.min(w, s * adjust('adj', 0.25));
  return polygon(0, h, d, 0, w, 0, w - d, h);
};

const rect: DrawPreset = ({ w, h }) => polygon(0, 0, w, 0, w, h, 0, h);

const bracket =
  (isLeft: boolean): DrawPreset =>
  ({ w, h, s, adjust }) => {
    const r = round(Math.min(h / 2, s * adjust('adj', 0.083_33)));
    const [x, y] = [round(w), round(h)];
    return isLeft
      ? `M${x} 0A${x} ${r} 0 0 0 0 ${r}L0 ${round(y - r)}A${x} ${r} 0 0 0 ${x} ${y}`
      : `M0 0A${x} ${r} 0 0 1 ${x} ${r}L${x} ${round(y - r)}A${x} ${r} 0 0 1 0 ${y}`;
  };

const brace =
  (isLeft: boolean): DrawPreset =>
  ({ w, h, s, adjust }) => {
    const r = Math.min(h / 4, s * adjust('adj1', 0.083_33));
    const middle = h * adjust('adj2', 0.5);
    const half = w / 2;
    const x = (value: number): number => round(isLeft ? w - value : value);
    const [a, b, sweep] = [round(half), round(r), isLeft ? 0 : 1];
    const turn = `A${a} ${b} 0 0`;
    return (
      `M${x(0)} 0${turn} ${sweep} ${x(half)} ${b}L${x(half)} ${round(middle - r)}${turn} ${1 - sweep} ${x(w)} ${round(middle)}` +
      `${turn} ${1 - sweep} ${x(half)} ${round(middle + r)}L${x(half)} ${round(h - r)}${turn} ${sweep} ${x(0)} ${round(h)}`
    );
  };

/** Outlines of the presets that decks use most. */
export const presetOutlines: Readonly<Record<string, DrawPreset>> = {
  rect,
  flowChartProcess: rect,
  actionButtonBlank: rect,
  roundRect: ({ w, h, s, adjust }) => {
    const r = s * adjust('adj', 0.166_67);
    return corners(w, h, [r, r, r, r]);
  },
  flowChartAlternateProcess: ({ w, h, s }) => corners(w, h, [s / 6, s / 6, s / 6, s / 6]),
  flowChartTerminator: ({ w, h, s }) => corners(w, h, [s / 2, s / 2, s / 2, s / 2]),
  round1Rect: ({ w, h, s, adjust }) => corners(w, h, [0, s * adjust('adj', 0.166_67), 0, 0]),
  round2SameRect: ({ w, h, s, adjust }) => {
    const [top, bottom] = [s * adjust('adj1', 0.166_67), s * adjust('adj2', 0)];
    return corners(w, h, [top, top, bottom, bottom]);
  },
  round2DiagRect: ({ w, h, s, adjust }) => {
    const [a, b] = [s * adjust('adj1', 0.166_67), s * adjust('adj2', 0)];
    return corners(w, h, [a, b, a, b]);
  },
  snip1Rect: ({ w, h, s, adjust }) => corners(w, h, [0, -s * adjust('adj', 0.166_67), 0, 0]),
  snip2SameRect: ({ w, h, s, adjust }) => {
    const [top, bottom] = [-s * adjust('adj1', 0.166_67), -s * adjust('adj2', 0)];
    return corners(w, h, [top, top, bottom, bottom]);
  },
  snip2DiagRect: ({ w, h, s, adjust }) => {
    const [a, b] = [-s * adjust('adj1', 0), -s * adjust('adj2', 0.166_67)];
    return corners(w, h, [a, b, a, b]);
  },
  snipRoundRect: ({ w, h, s, adjust }) =>
    corners(w, h, [s * adjust('adj1', 0.166_67), -s * adjust('adj2', 0.166_67), 0, 0]),
  plaque,
  ellipse: ({ w, h }) => ellipse(w / 2, h / 2, w / 2, h / 2),
  flowChartConnector: ({ w, h }) => ellipse(w / 2, h / 2, w / 2, h / 2),
  triangle: ({ w, h, adjust }) => polygon(0, h, w * adjust('adj', 0.5), 0, w, h),
  flowChartExtract: ({ w, h }) => polygon(0, h, w / 2, 0, w, h),
  flowChartMerge: ({ w, h }) => polygon(0, 0, w, 0, w / 2, h),
  rtTriangle: ({ w, h }) => polygon(0, h, 0, 0, w, h),
  diamond: ({ w, h }) => polygon(0, h / 2, w / 2, 0, w, h / 2, w / 2, h),
  flowChartDecision: ({ w, h }) => polygon(0, h / 2, w / 2, 0, w, h / 2, w / 2, h),
  parallelogram,
  flowChartInputOutput: ({ w, h }) => polygon(0, h, w / 5, 0, w, 0, (w * 4) / 5, h),
  trapezoid: ({ w, h, s, adjust }) => {
    const d = Math.min(w / 2, s * adjust('adj', 0.25));
    return polygon(0, h, d, 0, w - d, 0, w, h);
  },
  hexagon: ({ w, h, s, adjust }) => {
    const d = Math.min(w / 2, s * adjust('adj', 0.25));
    return polygon(0, h / 2, d, 0, w - d, 0, w, h / 2, w - d, h, d, h);
  },
  octagon: ({ w, h, s, adjust }) => {
    const d = -s * adjust('adj', 0.292_89);
    return corners(w, h, [d, d, d, d]);
  },
  pentagon: regular(5),
  heptagon: regular(7),
  decagon: regular(10, 0.5),
  dodecagon: regular(12, 0.5),
  star4: star(4, 0.125),
  star5: star(5, 0.190_98),
  star6: star(6, 0.288_68),
  star7: star(7, 0.346_01),
  star8: star(8, 0.375),
  star10: star(10, 0.425_33),
  star12: star(12, 0.375),
  star16: star(16, 0.375),
  star24: star(24, 0.375),
  star32: star(32, 0.375),
  irregularSeal1: star(12, 0.32),
  irregularSeal2: star(14, 0.32),
  homePlate: ({ w, h, s, adjust }) => {
    const x = w - Math.min(w, s * adjust('adj', 0.5));
    return polygon(0, 0, x, 0, w, h / 2, x, h, 0, h);
  },
  chevron: ({ w, h, s, adjust }) => {
    const d = Math.min(w, s * adjust('adj', 0.5));
    return polygon(0, 0, w - d, 0, w, h / 2, w - d, h, 0, h, d, h / 2);
  },
  rightArrow,
  leftArrow: mirrored(rightArrow, 'x'),
  downArrow,
  upArrow: mirrored(downArrow, 'y'),
  leftRightArrow: doubleArrow,
  upDownArrow: doubleArrowUpright,
  notchedRightArrow: rightArrow,
  stripedRightArrow: rightArrow,
  bentUpArrow,
  plus: ({ w, h, s, adjust }) => {
    const d = s * adjust('adj', 0.25);
    const [x, y] = [w - d, h - d];
    return polygon(0, d, d, d, d, 0, x, 0, x, d, w, d, w, y, x, y, x, h, d, h, d, y, 0, y);
  },
  mathPlus: ({ w, h, s, adjust }) => {
    const t = (s * adjust('adj1', 0.235_2)) / 2;
    const [l, r, u, d] = [w * 0.133, w * 0.867, h * 0.133, h * 0.867];
    const [cx, cy] = [w / 2, h / 2];
    const upper = [l, cy - t, cx - t, cy - t, cx - t, u, cx + t, u, cx + t, cy - t, r, cy - t];
    return polygon(...upper, r, cy + t, cx + t, cy + t, cx + t, d, cx - t, d, cx - t, cy + t, l, cy + t);
  },
  mathMinus: ({ w, h, adjust }) => {
    const t = (h * adjust('adj1', 0.235_2)) / 2;
    return polygon(w * 0.133, h / 2 - t, w * 0.867, h / 2 - t, w * 0.867, h / 2 + t, w * 0.133, h / 2 + t);
  },
  mathEqual: ({ w, h }) =>
    polygon(w * 0.133, h * 0.2, w * 0.867, h * 0.2, w * 0.867, h * 0.44, w * 0.133, h * 0.44) +
    polygon(w * 0.133, h * 0.56, w * 0.867, h * 0.56, w * 0.867, h * 0.8, w * 0.133, h * 0.8),
  wedgeRectCallout: callout(0),
  wedgeRoundRectCallout: callout(0.166_67),
  wedgeEllipseCallout: (box) => {
    const { w, h, adjust } = box;
    const [x, y] = [w * (0.5 + adjust('adj1', -0.208_33)), h * (0.5 + adjust('adj2', 0.625))];
    const angle = (Math.atan2((y - h / 2) / h, (x - w / 2) / w) * 180) / Math.PI;
    return `${arc(box, angle + 11, angle - 11)}L${round(x)} ${round(y)}Z`;
  },
  cloud,
  cloudCallout: cloud,
  heart,
  can,
  flowChartMagneticDisk: can,
  cube: ({ w, h, s, adjust }) => {
    const d = s * adjust('adj', 0.25);
    const front = polygon(0, d, w - d, d, w - d, h, 0, h);
    return `${front}${polygon(0, d, d, 0, w, 0, w - d, d)}${polygon(w - d, d, w, 0, w, h - d, w - d, h)}`;
  },
  foldedCorner: ({ w, h, s, adjust }) => {
    const d = s * adjust('adj', 0.166_67);
    return (
      polygon(0, 0, w, 0, w, h - d, w - d, h, 0, h) + polygon(w - d, h, w - d * 0.8, h - d * 0.8, w, h - d)
    );
  },
  flowChartDocument: ({ w, h }) => {
    const [x, y, low] = [round(w), round(h * 0.8), round(h)];
    return `M0 0L${x} 0L${x} ${y}C${round(w / 2)} ${y} ${round(w / 2)} ${round(low * 1.1)} 0 ${round(h * 0.93)}Z`;
  },
  flowChartManualOperation: ({ w, h }) => polygon(0, 0, w, 0, (w * 4) / 5, h, w / 5, h),
  flowChartManualInput: ({ w, h }) => polygon(0, h / 5, w, 0, w, h, 0, h),
  flowChartPreparation: ({ w, h }) =>
    polygon(0, h / 2, w / 5, 0, (w * 4) / 5, 0, w, h / 2, (w * 4) / 5, h, w / 5, h),
  flowChartOffpageConnector: ({ w, h }) => polygon(0, 0, w, 0, w, h * 0.8, w / 2, h, 0, h * 0.8),
  flowChartPredefinedProcess: (box) =>
    `${rect(box)}${line(box.w / 8, 0, box.w / 8, box.h)}${line((box.w * 7) / 8, 0, (box.w * 7) / 8, box.h)}`,
  frame,
  donut: ({ w, h, s, adjust }) => {
    const d = s * adjust('adj', 0.25);
    const [rx, ry] = [round(w / 2 - d), round(h / 2 - d)];
    const [x, y] = [round(w / 2), round(h / 2)];
    const hole = `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`;
    return ellipse(w / 2, h / 2, w / 2, h / 2) + hole;
  },
  pie: (box) =>
    `${arc(box, angleOf(box, 'adj1', 0), angleOf(box, 'adj2', 270))}L${round(box.w / 2)} ${round(box.h / 2)}Z`,
  pieWedge: ({ w, h }) =>
    `M0 ${round(h)}A${round(w)} ${round(h)} 0 0 1 ${round(w)} 0L${round(w)} ${round(h)}Z`,
  chord: (box) => `${arc(box, angleOf(box, 'adj1', 45), angleOf(box, 'adj2', 270))}Z`,
  teardrop: ({ w, h }) => {
    const [x, y] = [round(w / 2), round(h / 2)];
    return `M0 ${y}A${x} ${y} 0 0 1 ${x} 0L${round(w)} 0L${round(w)} ${y}A${x} ${y} 0 1 1 0 ${y}Z`;
  },
  blockArc: (box) => {
    const { w, h, s, adjust } = box;
    const [from, to] = [angleOf(box, 'adj1', 180), angleOf(box, 'adj2', 0)];
    const d = s * adjust('adj3', 0.25);
    const inner = { ...box, w: Math.max(0.1, w - d * 2), h: Math.max(0.1, h - d * 2) };
    const shift = (point: string): string =>
      point
        .split(' ')
        .map((value) => round(Number(value) + d))
        .join(' ');
    const isLarge = (((to - from) % 360) + 360) % 360 > 180 ? 1 : 0;
    const back = `A${round(inner.w / 2)} ${round(inner.h / 2)} 0 ${isLarge} 0 ${shift(arcPoint(inner, from))}`;
    return `${arc(box, from, to)}L${shift(arcPoint(inner, to))}${back}Z`;
  },
};

const bentLine = ({ w, h, adjust }: PresetBox): string => {
  const x = w * adjust('adj1', 0.5);
  return line(0, 0, x, 0, x, h, w, h);
};

const curvedLine = ({ w, h, adjust }: PresetBox): string => {
  const x = round(w * adjust('adj1', 0.5));
  const [right, bottom] = [round(w), round(h)];
  return `M0 0C${x} 0 ${x} 0 ${x} ${round(h / 2)}C${x} ${bottom} ${x} ${bottom} ${right} ${bottom}`;
};

/** Presets that are lines: they are never filled. */
export const presetLines: Readonly<Record<string, DrawPreset>> = {
  line: ({ w, h }) => line(0, 0, w, h),
  lineInv: ({ w, h }) => line(0, h, w, 0),
  straightConnector1: ({ w, h }) => line(0, 0, w, h),
  bentConnector2: ({ w, h }) => line(0, 0, w, 0, w, h),
  bentConnector3: bentLine,
  bentConnector4: bentLine,
  bentConnector5: bentLine,
  curvedConnector2: ({ w, h }) => `M0 0Q${round(w)} 0 ${round(w)} ${round(h)}`,
  curvedConnector3: curvedLine,
  curvedConnector4: curvedLine,
  curvedConnector5: curvedLine,
  arc: (box) => arc(box, angleOf(box, 'adj1', 270), angleOf(box, 'adj2', 0)),
  leftBracket: bracket(true),
  rightBracket: bracket(false),
  leftBrace: brace(true),
  rightBrace: brace(false),
  bracketPair: (box) => {
    const { w, h, s, adjust } = box;
    const r = round(s * adjust('adj', 0.166_67));
    const [x, y] = [round(w), round(h)];
    return (
      `M${r} 0A${r} ${r} 0 0 0 0 ${r}L0 ${round(y - r)}A${r} ${r} 0 0 0 ${r} ${y}` +
      `M${round(x - r)} 0A${r} ${r} 0 0 1 ${x} ${r}L${x} ${round(y - r)}A${r} ${r} 0 0 1 ${round(x - r)} ${y}`
    );
  },
};

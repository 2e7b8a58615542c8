import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import type { Freeform, FreeformPath, FreeformStep } from './freeform.ts';

const commands: Readonly<Record<string, FreeformStep['command']>> = {
  'a:moveTo': 'M',
  'a:lnTo': 'L',
  'a:quadBezTo': 'Q',
  'a:cubicBezTo': 'C',
  'a:close': 'Z',
};

function createGuideReader(onGuide: (name: string, formula: string) => void): ElementReader {
  return {
    open: (name, { name: guide, fmla }) => {
      if (name === 'a:gd' && guide !== undefined && fmla !== undefined) onGuide(guide, fmla);
      return null;
    },
  };
}

/** A reader of a:prstGeom: the adjustments that it states. */
export function createAdjustmentReader(
  onAdjustments: (adjustments: Readonly<Record<string, number>>) => void,
): ElementReader {
  const found = new Map<string, number>();
  const list = createGuideReader((name, formula) => {
    const value = Number(/^val (-?\d+)$/.exec(formula)?.[1]);
    if (Number.isFinite(value)) found.set(name, value);
  });
  return {
    open: (name) => (name === 'a:avLst' ? list : null),
    close: () => onAdjustments(Object.fromEntries(found)),
  };
}

function createStepReader(onStep: (step: FreeformStep) => void): ElementReader {
  return {
    open: (name, { wR = '0', hR = '0', stAng = '0', swAng = '0' }) => {
      if (name === 'a:arcTo') onStep({ command: 'A', values: [wR, hR, stAng, swAng] });
      const command = commands[name];
      if (command === undefined) return null;
      const values: string[] = [];
      return {
        open: (point, { x = '0', y = '0' }) => {
          if (point === 'a:pt') values.push(x, y);
          return null;
        },
        close: () => onStep({ command, values }),
      };
    },
  };
}

function toSize(value: string | undefined): number | null {
  const size = Number(value);
  return Number.isFinite(size) && size > 0 ? size : null;
}

function createPathReader(attributes: Attributes, onPath: (path: FreeformPath) => void): ElementReader {
  const steps: FreeformStep[] = [];
  return {
    ...createStepReader((step) => void steps.push(step)),
    close: () =>
      onPath({
        width: toSize(attributes['w']),
        height: toSize(attributes['h']),
        isFilled: attributes['fill'] !== 'none',
        isStroked: !/^(?:0|false)$/.test(attributes['stroke'] ?? '1'),
        steps,
      }),
  };
}

/** A reader of a:custGeom. */
export function createFreeformReader(onFreeform: (freeform: Freeform) => void): ElementReader {
  const guides: [string, string][] = [];
  const paths: FreeformPath[] = [];
  const guideList = createGuideReader((name, formula) => void guides.push([name, formula]));
  const pathList: ElementReader = {
    open: (name, attributes) =>
      name === 'a:path' ? createPathReader(attributes, (path) => void paths.push(path)) : null,
  };
  return {
    open: (name) => {
      if (name === 'a:avLst' || name === 'a:gdLst') return guideList;
      return name === 'a:pathLst' ? pathList : null;
    },
    close: () => onFreeform({ guides, paths }),
  };
}

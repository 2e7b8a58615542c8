import { describe, expect, it } from 'vitest';
import { findColorName } from './color-name.ts';
import type { ColorSpace, DrawingColor } from './drawing-color.ts';
import { resolveColor } from './resolve-color.ts';
import { type ColorContext, defaultColorMap, emptyTheme } from './theme.ts';

function colorOf(space: ColorSpace, value: string, ...changes: (readonly [string, number])[]): DrawingColor {
  return { space, value, transforms: changes.map(([name, amount]) => ({ name, value: amount })) };
}

const context: ColorContext = {
  theme: {
    ...emptyTheme,
    colors: new Map([
      ['accent1', colorOf('srgbClr', '4472C4')],
      ['lt1', { space: 'sysClr', value: 'window', lastRgb: 'FFFFFF', transforms: [] }],
      ['dk1', colorOf('sysClr', 'windowText')],
      ['accent2', colorOf('schemeClr', 'accent2')],
    ]),
  },
  map: defaultColorMap,
};

// What PowerPoint shows in its palette for the accent of Office 2013–2022.
it.each([
  [
    'Lighter 80 %',
    [
      ['lumMod', 20_000],
      ['lumOff', 80_000],
    ],
    'DAE3F3',
  ],
  [
    'Lighter 60 %',
    [
      ['lumMod', 40_000],
      ['lumOff', 60_000],
    ],
    'B4C7E7',
  ],
  [
    'Lighter 40 %',
    [
      ['lumMod', 60_000],
      ['lumOff', 40_000],
    ],
    '8FAADC',
  ],
  ['Darker 25 %', [['lumMod', 75_000]], '2F5597'],
  ['Darker 50 %', [['lumMod', 50_000]], '203864'],
] as const)('shades a theme colour as the palette does: %s', (_, changes, expected) => {
  expect(resolveColor(colorOf('schemeClr', 'accent1', ...changes), context)?.rgb).toBe(expected);
});

it.each([
  [colorOf('schemeClr', 'bg1'), 'FFFFFF'],
  [colorOf('schemeClr', 'tx1'), '000000'],
  [colorOf('prstClr', 'dkBlue'), '00008B'],
  [colorOf('prstClr', 'ltGrey'), 'D3D3D3'],
  [colorOf('hslClr', '0,100000,50000'), 'FF0000'],
  [colorOf('scrgbClr', '100000,0,0'), 'FF0000'],
  [colorOf('srgbClr', 'FF0000', ['comp', 0]), '00FFFF'],
  [colorOf('srgbClr', 'FFFFFF', ['shade', 50_000]), 'BCBCBC'],
  [colorOf('srgbClr', '000000', ['tint', 50_000]), 'BCBCBC'],
  [colorOf('srgbClr', 'FF0000', ['satMod', 50_000]), 'BF4040'],
])('resolves %o', (color, expected) => {
  expect(resolveColor(color, context)?.rgb).toBe(expected);
});

it('keeps how opaque a colour is', () => {
  const color = colorOf('srgbClr', '112233', ['alpha', 40_000], ['alphaMod', 50_000]);
  expect(resolveColor(color, context)).toEqual({ rgb: '112233', alphaRatio: 0.2 });
});

it('takes phClr from the style reference', () => {
  const placeholder = colorOf('schemeClr', 'accent1');
  expect(resolveColor(colorOf('schemeClr', 'phClr'), { ...context, placeholder })?.rgb).toBe('4472C4');
});

it.each([
  ['a circle', colorOf('schemeClr', 'accent2')],
  ['a slot the theme lacks', colorOf('schemeClr', 'accent6')],
  ['a name of the prototype', colorOf('prstClr', 'constructor')],
  ['no colour at all', colorOf('srgbClr', 'red')],
])('finds nothing in %s', (_, color) => {
  expect(resolveColor(color, context)).toBeNull();
});

describe('colour names', () => {
  it.each([
    ['FF0000', 'red'],
    ['FFFF00', 'yellow'],
    ['00B050', 'green'],
    ['4472C4', 'blue'],
    ['203864', 'dark blue'],
    ['DAE3F3', 'light blue'],
    ['ED7D31', 'orange'],
    ['7030A0', 'purple'],
    ['000000', 'black'],
    ['FFFFFF', 'white'],
    ['7F7F7F', 'gray'],
    ['D9D9D9', 'light gray'],
    ['843C0C', 'brown'],
    ['FFC0CB', 'pink'],
  ])('%s is %s', (rgb, name) => {
    expect(findColorName(rgb)).toBe(name);
  });

  it('says nothing of what is no colour', () => {
    expect(findColorName('auto')).toBeNull();
  });
});

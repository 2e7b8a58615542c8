const romans: readonly (readonly [value: number, digits: string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

// A number nobody counts to: longer Roman numerals and rows of letters say nothing.
const maxSpelled = 5000;

function toRoman(value: number): string {
  let rest = value;
  let digits = '';
  for (const [step, letters] of romans) {
    while (rest >= step) {
      digits += letters;
      rest -= step;
    }
  }
  return digits;
}

// a … z, aa, bb … zz, aaa: Word repeats the letter.
function toLetters(value: number, alphabet: string): string {
  const letters = [...alphabet];
  const letter = letters[(value - 1) % letters.length] ?? '';
  return letter.repeat(Math.ceil(value / letters.length));
}

function toOrdinal(value: number): string {
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}

const latin = 'abcdefghijklmnopqrstuvwxyz';
const russian = 'абвгдежзиклмнопрстуфхцчшщыэюя';
const arabic = 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي';
const chineseDigits = '零一二三四五六七八九';

function toChinese(value: number): string {
  if (value >= 100) return [...String(value)].map((digit) => chineseDigits[Number(digit)] ?? '').join('');
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  const head = tens === 0 ? '' : `${tens === 1 ? '' : (chineseDigits[tens] ?? '')}十`;
  return head + (ones === 0 && tens > 0 ? '' : (chineseDigits[ones] ?? ''));
}

const formats: Readonly<Record<string, (value: number) => string>> = {
  decimalZero: (value) => String(value).padStart(2, '0'),
  upperRoman: (value) => toRoman(value).toUpperCase(),
  lowerRoman: toRoman,
  upperLetter: (value) => toLetters(value, latin).toUpperCase(),
  lowerLetter: (value) => toLetters(value, latin),
  russianLower: (value) => toLetters(value, russian),
  russianUpper: (value) => toLetters(value, russian).toUpperCase(),
  arabicAlpha: (value) => toLetters(value, arabic),
  ordinal: toOrdinal,
  hex: (value) => value.toString(16).toUpperCase(),
  numberInDash: (value) => `- ${value} -`,
  decimalEnclosedCircle: (value) => (value <= 20 ? String.fromCodePoint(0x245f + value) : String(value)),
  decimalEnclosedParen: (value) => `(${value})`,
  decimalEnclosedFullstop: (value) => `${value}.`,
  chineseCounting: toChinese,
  chineseCountingThousand: toChinese,
  japaneseCounting: toChinese,
  taiwaneseCounting: toChinese,
  taiwaneseCountingThousand: toChinese,
  ideographDigital: (value) =>
    [...String(value)].map((digit) => (digit === '0' ? '〇' : (chineseDigits[Number(digit)] ?? ''))).join(''),
  none: () => '',
};

/** A number as a list level writes it (ST_NumberFormat); one that is not known here is written in digits. */
export function formatListNumber(value: number, format: string): string {
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (format === 'none') return '';
  return write === undefined || value < 1 || value > maxSpelled ? String(value) : write(value);
}

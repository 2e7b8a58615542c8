import type { OfficeApp, OfficeFormat } from '../identify/document-format.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.';
const powerpoint = 'application/vnd.openxmlformats-officedocument.presentationml.';
const macros = 'application/vnd.ms-';

const byMainType: ReadonlyMap<string, OfficeFormat> = new Map([
  [`${word}document.main+xml`, 'docx'],
  [`${word}template.main+xml`, 'dotx'],
  [`${macros}word.document.macroenabled.main+xml`, 'docm'],
  [`${macros}word.template.macroenabledtemplate.main+xml`, 'dotm'],
  [`${macros}word.template.macroenabled.main+xml`, 'dotm'],
  [`${excel}sheet.main+xml`, 'xlsx'],
  [`${excel}template.main+xml`, 'xltx'],
  [`${macros}excel.sheet.macroenabled.main+xml`, 'xlsm'],
  [`${macros}excel.template.macroenabled.main+xml`, 'xltm'],
  [`${macros}excel.sheet.binary.macroenabled.main`, 'xlsb'],
  [`${macros}excel.addin.macroenabled.main+xml`, 'xlam'],
  [`${powerpoint}presentation.main+xml`, 'pptx'],
  [`${powerpoint}template.main+xml`, 'potx'],
  [`${powerpoint}slideshow.main+xml`, 'ppsx'],
  [`${macros}powerpoint.presentation.macroenabled.main+xml`, 'pptm'],
  [`${macros}powerpoint.template.macroenabled.main+xml`, 'potm'],
  [`${macros}powerpoint.slideshow.macroenabled.main+xml`, 'ppsm'],
]);

/** The format that the content type of a main part stands for. */
export function findOfficeFormat(contentType: string): OfficeFormat | null {
  return byMainType.get((contentType.split(';')[0] ?? '').trim().toLowerCase()) ?? null;
}

/** The application an Office format belongs to. */
export function appOf(format: OfficeFormat): OfficeApp {
  if (format.startsWith('do')) return 'word';
  return format.startsWith('xl') ? 'excel' : 'powerpoint';
}

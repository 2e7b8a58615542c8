import type { OfficePackage } from '../office/office-package.ts';
import type { XmlHandlers } from '../xml/read-xml.ts';

/** Listens to the parts of a document until it has heard that there is something in it. */
export type ContentProbe = {
  readonly handlersFor: (contentType: string) => XmlHandlers;
  readonly missing: () => 'text' | 'cells' | 'slides' | null;
};

type ProbeRule = {
  readonly missing: 'text' | 'cells' | 'slides';
  readonly parts: RegExp;
  /** Elements that are content by themselves. */
  readonly marks: ReadonlySet<string>;
  /** The element whose text is content when it is not blank. */
  readonly textElement: string;
};

const rules: Readonly<Record<OfficePackage['app'], ProbeRule>> = {
  word: {
    missing: 'text',
    parts: /wordprocessingml\.(document|template)|word\.(document|template)\./i,
    marks: new Set(['drawing', 'pict', 'object', 'oMath', 'altChunk', 'sym']),
    textElement: 't',
  },
  excel: {
    missing: 'cells',
    parts: /spreadsheetml\.(worksheet|chartsheet)\+xml/i,
    marks: new Set(['f', 'is', 'drawing', 'legacyDrawing', 'chartsheet']),
    textElement: 'v',
  },
  powerpoint: {
    missing: 'slides',
    parts: /presentationml\.slide\+xml/i,
    marks: new Set(['pic', 'graphicFrame', 'cxnSp']),
    textElement: 't',
  },
};

/** A probe for one package; a binary workbook's cells cannot be heard, so that it never lacks any. */
export function createContentProbe(pkg: OfficePackage): ContentProbe {
  const rule = rules[pkg.app];
  let hasContent = pkg.format === 'xlsb';
  let isInText = false;
  const listening: XmlHandlers = {
    onOpen: (name) => {
      isInText = name === rule.textElement;
      hasContent ||= rule.marks.has(name);
    },
    onText: (text) => {
      hasContent ||= isInText && text.trim() !== '';
    },
  };
  return {
    handlersFor: (contentType) => (!hasContent && rule.parts.test(contentType) ? listening : {}),
    missing: () => (hasContent ? null : rule.missing),
  };
}

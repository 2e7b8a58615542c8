import type { DocumentFormat } from '../identify/document-format.ts';
import { DocumentError } from '../package/document-error.ts';

const waysOut: Partial<Record<DocumentFormat, string>> = {
  doc: 'Word or LibreOffice can save it as .docx',
  rtf: 'Word or LibreOffice can save it as .docx',
  ppt: 'PowerPoint or LibreOffice can save it as .pptx',
  fodt: 'LibreOffice can save it as .odt or .docx',
  fods: 'LibreOffice can save it as .ods or .xlsx',
  fodp: 'LibreOffice can save it as .odp or .pptx',
  'word-xml': 'Word or LibreOffice can save it as .docx',
  'excel-xml': 'Excel or LibreOffice can save it as .xlsx',
  odg: 'LibreOffice can save it as .pptx',
  ole2: 'no program is known to convert it',
};

/** The error for a format that nobody here reads: what it is and, where there is one, the way out. */
export function describeUnread(format: DocumentFormat): DocumentError {
  const wayOut = waysOut[format];
  if (wayOut !== undefined)
    return new DocumentError('unsupported-format', `The file is of format ${format}: ${wayOut}.`);
  const what = format === 'empty' ? 'The file is empty.' : `This is no Office document but ${format}.`;
  return new DocumentError(format === 'empty' ? 'damaged-package' : 'not-office', what);
}

import type { PreflightFinding } from '#contract';
import type { PreflightCode, UnsafeNameReason } from '#documents';
import { useMessages } from '#messages';
import { useFormat } from '#ui';

type Plain =
  | 'empty-file'
  | 'lock-file'
  | 'unchanged-input'
  | 'cut-short'
  | 'damaged-package'
  | 'not-office'
  | 'unsupported-format'
  | 'dtd-not-allowed'
  | 'too-large'
  | 'duplicate-part'
  | 'timed-out'
  | 'unsafe-name';

/** How each code becomes a sentence; a code without an entry does not compile. */
const codes = {
  'empty-file': 'plain',
  'lock-file': 'plain',
  'unchanged-input': 'plain',
  'cut-short': 'plain',
  'damaged-package': 'plain',
  'not-office': 'plain',
  'unsupported-format': 'plain',
  'dtd-not-allowed': 'plain',
  'too-large': 'plain',
  'duplicate-part': 'plain',
  'timed-out': 'plain',
  'unsafe-name': 'plain',
  'file-too-large': 'filled',
  'unsafe-file-name': 'filled',
  'wrong-extension': 'filled',
  'unexpected-format': 'filled',
  'missing-part': 'filled',
  'no-content': 'filled',
  'partly-checked': 'filled',
  'not-checked': 'filled',
  encrypted: 'filled',
  'damaged-part': 'filled',
} as const satisfies Record<PreflightCode, 'plain' | 'filled'>;

const namedFormats = ['unknown', 'empty', 'office-encrypted', 'ole2', 'txt'] as const;
const missingContents = ['text', 'cells', 'slides'] as const;
const nameFaults = [
  'empty',
  'absolute',
  'drive-letter',
  'backslash',
  'parent-folder',
  'control-character',
  'reserved-character',
  'reserved-name',
  'trailing-dot-or-space',
  'too-long',
] as const satisfies readonly UnsafeNameReason[];

/** Says in the reader's language what the check found, and what to do about it. */
export function useFindingText(): (finding: PreflightFinding) => string {
  const t = useMessages('work');
  const format = useFormat();
  const formatName = (value: string): string => {
    const named = namedFormats.find((name) => name === value);
    return named ? t(`format.${named}`) : value.toUpperCase();
  };
  return ({ code, severity, details }) => {
    const text = (key: string) => String(details[key] ?? '');
    const size = (key: string) => format.bytes(Number(details[key] ?? 0));
    if (!isKnown(code)) return t('finding.unknown', { code });
    switch (code) {
      case 'file-too-large':
        return t('finding.file-too-large', { size: size('sizeBytes'), limit: size('limitBytes') });
      case 'unsafe-file-name': {
        const fault = nameFaults.find((name) => name === details['reason']) ?? 'reserved-character';
        return t('finding.unsafe-file-name', { reason: t(`nameFault.${fault}`) });
      }
      case 'wrong-extension':
        return text('extension') === ''
          ? t('finding.no-extension', { format: formatName(text('format')) })
          : t('finding.wrong-extension', {
              extension: text('extension'),
              format: formatName(text('format')),
            });
      case 'unexpected-format':
        return t('finding.unexpected-format', {
          expected: text('expectedFormats').split(', ').map(formatName).join(', '),
          format: formatName(text('format')),
        });
      case 'missing-part':
        return t('finding.missing-part', { part: text('part') });
      case 'no-content': {
        const missing = missingContents.find((name) => name === details['missing']) ?? 'text';
        return t('finding.no-content', { missing: t(`missing.${missing}`) });
      }
      case 'partly-checked':
        return t('finding.partly-checked', { size: size('checkedBytes') });
      case 'not-checked':
        return details['format'] === 'unknown'
          ? t('finding.not-checked-unknown')
          : t('finding.not-checked', { format: formatName(text('format')) });
      case 'encrypted':
        return severity === 'stop' ? t('finding.encrypted') : t('finding.encrypted-warn');
      case 'damaged-part':
        return text('part') === ''
          ? t('finding.damaged-part')
          : t('finding.damaged-part-named', { part: text('part') });
      default:
        return t(`finding.${code satisfies Plain}`);
    }
  };
}

const isKnown = (code: string): code is PreflightCode => Object.hasOwn(codes, code);

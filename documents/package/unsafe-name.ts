/** Why a path from outside must not become a file on any of the three platforms. */
export type UnsafeNameReason =
  | 'empty'
  | 'absolute'
  | 'drive-letter'
  | 'backslash'
  | 'parent-folder'
  | 'control-character'
  | 'reserved-character'
  | 'reserved-name'
  | 'trailing-dot-or-space'
  | 'too-long';

const reservedNames = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])$/i;

function findSegmentFault(segment: string): UnsafeNameReason | null {
  if (segment === '' || segment === '.') return 'empty';
  if (segment === '..') return 'parent-folder';
  if (/[. ]$/.test(segment)) return 'trailing-dot-or-space';
  // Windows takes `con.txt` and `con .txt` for the device as well.
  if (reservedNames.test((segment.split('.')[0] ?? '').trimEnd())) return 'reserved-name';
  return new TextEncoder().encode(segment).length > 255 ? 'too-long' : null;
}

/** What is wrong with a relative path with `/` between its segments, or null; a last `/` marks a folder. */
export function findUnsafeName(path: string): UnsafeNameReason | null {
  if (path === '') return 'empty';
  if (/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(path)) return 'control-character';
  if (path.includes('\\')) return 'backslash';
  if (path.startsWith('/')) return 'absolute';
  if (/^[a-z]:/i.test(path)) return 'drive-letter';
  if (/[<>:"|?*]/.test(path)) return 'reserved-character';
  if (path.length > 4096) return 'too-long';
  for (const segment of path.replace(/\/$/, '').split('/')) {
    const fault = findSegmentFault(segment);
    if (fault !== null) return fault;
  }
  return null;
}

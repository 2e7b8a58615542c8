import type { DatabaseError } from '#db';

/** What is wrong with the database, and what to do about it. */
export function describeDatabaseError({ code, details }: DatabaseError): string {
  const file = String(details['file'] ?? 'the database');
  const reason = String(details['reason'] ?? '');
  switch (code) {
    case 'database-newer':
      return `The database was last used by a newer Plumbline (it has ${String(details['migration'])}). Update Plumbline; nothing was changed.`;
    case 'database-damaged':
      return `${file} cannot be read as a Plumbline database. Keep it aside and restore a backup: plumbline restore FILE.`;
    case 'database-locked':
      return `${file} is in use by another program. Close it and try again.`;
    case 'disk-full':
      return `The disk that holds ${file} is full. Free some space and start again; nothing was lost.`;
    case 'network-drive':
      return `${file} lies on a drive that cannot lock files safely. Choose a local folder with --home.`;
    case 'database-unreachable':
      return details['file'] === undefined
        ? 'The database cannot be reached. Check the address in PLUMBLINE_DATABASE_URL, and that its server runs.'
        : `${file} cannot be opened${reason === '' ? '' : ` (${reason})`}. Check the folder and its rights, or choose another with --home.`;
  }
}

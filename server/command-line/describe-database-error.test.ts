import { expect, it } from 'vitest';
import { DatabaseError, type DatabaseErrorCode } from '#db';
import { describeDatabaseError } from './describe-database-error.ts';

const advice: Readonly<Record<DatabaseErrorCode, RegExp>> = {
  'database-newer': /Update Plumbline; nothing was changed\.$/,
  'database-damaged': /restore a backup: plumbline restore FILE\.$/,
  'database-locked': /Close it and try again\.$/,
  'disk-full': /Free some space and start again; nothing was lost\.$/,
  'network-drive': /Choose a local folder with --home\.$/,
  'database-unreachable': /Check the folder and its rights, or choose another with --home\.$/,
};

it.each(Object.entries(advice) as [DatabaseErrorCode, RegExp][])(
  'says of %s in one line what is wrong, and what to do',
  (code, words) => {
    const error = new DatabaseError(code, {
      file: '/home/mei/plumbline.db',
      migration: '9990-x',
      reason: 'EACCES',
    });
    const text = describeDatabaseError(error);
    expect(text).toMatch(words);
    expect(text).not.toContain('\n');
    expect(text).toContain(code === 'database-newer' ? '9990-x' : '/home/mei/plumbline.db');
  },
);

it('tells a server that is away from a folder that is closed', () => {
  expect(describeDatabaseError(new DatabaseError('database-unreachable'))).toBe(
    'The database cannot be reached. Check the address in PLUMBLINE_DATABASE_URL, and that its server runs.',
  );
});

import { createHash } from 'node:crypto';
import type { Core } from '#core/foundation';
import { computeManifest } from '#core/sessions';
import { listSealedSubmissions, listStoredFiles, type Reader } from '#db';
import type { Sha256 } from '#domain';
import { makeCheck, type DoctorCheck } from './doctor-check.ts';

/** Reads every file of the store and compares its hash with its name. */
export async function checkFiles({ db, files }: Pick<Core, 'db' | 'files'>): Promise<DoctorCheck> {
  const stored = await listStoredFiles(db.read);
  const faults: string[] = [];
  for (const { sha256 } of stored) {
    const found = await hashStored(files, sha256);
    if (found === null) faults.push(`file ${sha256} is missing`);
    else if (found !== sha256) faults.push(`file ${sha256} is damaged`);
  }
  return makeCheck('files', stored.length, faults);
}

/** Works out the seal of every submission from its list of files. */
export async function checkSubmissions(db: Reader): Promise<DoctorCheck> {
  const submissions = await listSealedSubmissions(db);
  const broken = submissions.filter(
    (submission) => computeManifest(submission.files) !== submission.manifestSha256,
  );
  return makeCheck(
    'submissions',
    submissions.length,
    broken.map(({ id }) => `submission ${id}: its files are not those that were sealed`),
  );
}

async function hashStored(files: Core['files'], sha256: Sha256): Promise<string | null> {
  if (!(await files.has(sha256))) return null;
  const hash = createHash('sha256');
  for await (const chunk of (await files.open(sha256)) as AsyncIterable<Uint8Array>) hash.update(chunk);
  return hash.digest('hex');
}

import { listAuditChain, type Reader } from '#db';
import { computeAuditHash } from '#core/foundation';
import { makeCheck, type DoctorCheck } from './doctor-check.ts';

/** Works out every hash of the audit's chain anew. */
export async function checkAudit(db: Reader): Promise<DoctorCheck> {
  const rows = await listAuditChain(db);
  const faults: string[] = [];
  let previous = '';
  for (const [index, row] of rows.entries()) {
    if (row.sequence !== index + 1)
      faults.push(`audit row ${index + 1} is missing: ${row.sequence} stands in its place`);
    else if (computeAuditHash(previous, row) !== row.hash)
      faults.push(`audit row ${row.sequence} was changed`);
    previous = row.hash;
  }
  return makeCheck('audit', rows.length, faults);
}

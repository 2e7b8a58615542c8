import type { SubmissionId } from '#domain';
import type { Place } from '../place.ts';

/** Where the core serves a file: in place, and as a download. */
export interface FileUrls {
  readonly url: string;
  readonly downloadUrl: string;
}

/** Addresses of a task's input (`submissionId` null) or of a file of one round. */
export function checkFileUrls(place: Place, submissionId: SubmissionId | null, position: number): FileUrls {
  const base = `/files/${encodeURIComponent(place.projectId)}/checks/${encodeURIComponent(place.checkId)}`;
  const part = submissionId === null ? 'inputs' : `submissions/${encodeURIComponent(submissionId)}`;
  const url = `${base}/${part}/${position}`;
  return { url, downloadUrl: `${url}?download=1` };
}

import type { SubmissionId } from '#domain';
import type { Place } from '../place.ts';

/** Where the core serves a file, in place and as a download, and what it is to the work. */
export interface FileUrls {
  readonly url: string;
  readonly downloadUrl: string;
  readonly role: 'input' | 'deliverable';
}

const base = ({ projectId, assignmentId }: Place) =>
  `/files/${encodeURIComponent(projectId)}/assignments/${encodeURIComponent(assignmentId)}`;

const both = (role: FileUrls['role'], url: string, version = ''): FileUrls => ({
  role,
  url: `${url}${version}`,
  downloadUrl: `${url}?download=1`,
});

export const inputUrls = (place: Place, position: number): FileUrls =>
  both('input', `${base(place)}/inputs/${position}`);

/** A draft keeps its position when it is replaced; its hash makes the address its own. */
export const draftUrls = (place: Place, position: number, sha256: string): FileUrls =>
  both('deliverable', `${base(place)}/drafts/${position}`, `?version=${sha256.slice(0, 12)}`);

export const submittedUrls = (place: Place, submissionId: SubmissionId, position: number): FileUrls =>
  both('deliverable', `${base(place)}/submissions/${encodeURIComponent(submissionId)}/${position}`);

/** Where a result file is sent to. */
export const uploadUrl = (place: Place, name: string): string =>
  `${base(place)}/drafts?name=${encodeURIComponent(name)}`;

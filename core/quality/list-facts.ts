import type { FactsView } from '#contract';
import type { Caller, Core, FactsRequest } from '#core/foundation';
import type { ProjectId } from '#domain';
import { getServedFile, type FileReference } from './served-files.ts';

type WithoutProject<T> = T extends unknown ? Omit<T, 'projectId'> : never;

interface FactsInput extends Pick<FactsRequest, 'types' | 'cursor' | 'limit'> {
  readonly projectId: ProjectId;
  readonly file: WithoutProject<FileReference>;
}

/** A page of what is in a file that the caller may open; throws what `getServedFile` throws. */
export async function listFacts(core: Core, caller: Caller, input: FactsInput): Promise<FactsView> {
  const { projectId, file, types, cursor, limit } = input;
  const served = await getServedFile(core, caller, { ...file, projectId });
  const path = await core.files.getPath(served.sha256);
  return core.documents.listFacts({ ...served, path, types, cursor, limit });
}

import { useQuery } from '@tanstack/react-query';
import { core } from '#api';
import type { Deliverable, PreflightFinding } from '#contract';
import type { Place } from '../place.ts';

export interface Preflight {
  readonly findings: readonly PreflightFinding[];
  readonly stopCount: number;
  readonly warnCount: number;
  readonly isChecking: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * What the check before submitting finds in the drafts. Asked for by what the files are, names and hashes: the same
 * files are never checked twice, whatever else changes in the project.
 */
export function usePreflight(place: Place, drafts: readonly Deliverable[]): Preflight {
  const contents = drafts.map(({ name, sha256 }) => [name, sha256]);
  const query = useQuery({
    queryKey: ['work-preflight', place.assignmentId, contents],
    queryFn: ({ signal }) => core.work.preflight(place, { signal }),
    enabled: drafts.length > 0,
    staleTime: Infinity,
  });
  const findings = drafts.length > 0 ? (query.data ?? []) : [];
  return {
    findings,
    stopCount: findings.filter(({ severity }) => severity === 'stop').length,
    warnCount: findings.filter(({ severity }) => severity === 'warn').length,
    isChecking: drafts.length > 0 && query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

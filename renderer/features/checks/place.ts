import { useMemo } from 'react';
import { useParams } from 'wouter';
import { useProject } from '#api';
import type { CheckId, ProjectId } from '#domain';

/** Which of one's checks a screen is about. */
export interface Place {
  readonly projectId: ProjectId;
  readonly checkId: CheckId;
}

/** The check of the current address. */
export function usePlace(): Place {
  const { projectId } = useProject();
  const { checkId = '' } = useParams();
  return useMemo(() => ({ projectId, checkId: checkId as CheckId }), [projectId, checkId]);
}

import { useMemo } from 'react';
import { useParams } from 'wouter';
import { useProject } from '#api';
import type { AssignmentId, ProjectId } from '#domain';

/** Which of one's assignments a screen is about. */
export interface Place {
  readonly projectId: ProjectId;
  readonly assignmentId: AssignmentId;
}

/** The assignment of the current address. */
export function usePlace(): Place {
  const { projectId } = useProject();
  const { assignmentId = '' } = useParams();
  return useMemo(
    () => ({ projectId, assignmentId: assignmentId as AssignmentId }),
    [projectId, assignmentId],
  );
}

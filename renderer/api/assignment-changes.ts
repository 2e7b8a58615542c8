import { useQueryClient } from '@tanstack/react-query';
import type { AssignmentId, PersonId } from '#domain';
import { api, core } from './core.ts';
import { useProject } from './session.ts';

/** Reassigns and withdraws in the current project, and asks again for what that changes. */
export function useAssignmentChanges() {
  const { projectId } = useProject();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [api.tasks, api.assignments, api.oversight].map((area) =>
        queries.invalidateQueries({ queryKey: area.key() }),
      ),
    );
  return {
    reassign: async (assignmentId: AssignmentId, personId: PersonId | null, reason: string) => {
      await core.assignments.reassign({ projectId, assignmentId, personId, reason });
      await refresh();
    },
    withdraw: async (assignmentId: AssignmentId, reason: string) => {
      await core.assignments.withdraw({ projectId, assignmentId, reason });
      await refresh();
    },
  };
}

import type { AssignmentId, CheckId, ProjectId, WindowId } from '#domain';

/** Whose clock a window keeps alive. */
export type ClockTarget = { readonly projectId: ProjectId; readonly windowId: WindowId } & (
  | { readonly kind: 'work'; readonly assignmentId: AssignmentId }
  | { readonly kind: 'checks'; readonly checkId: CheckId }
);

/** A clock's owner as one text, to tell two clocks apart. */
export const clockKey = (target: ClockTarget): string =>
  `${target.kind}:${target.kind === 'work' ? target.assignmentId : target.checkId}`;

import type { PersonId, ProjectRole } from '#domain';

/** Who calls, as the server established it. Rights were checked before a use case runs. */
export interface Caller {
  readonly personId: PersonId;
  readonly isOwner: boolean;
  /** The owner, while they act as one of the sample's people. */
  readonly actingFor: PersonId | null;
  readonly sessionId: string;
  /** Roles in the project of this call; empty outside one. */
  readonly roles: readonly ProjectRole[];
  /** What the person calls this device, for "open elsewhere". */
  readonly device: string;
}

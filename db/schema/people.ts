import type { PersonId, ProjectId, ProjectRole, TaskLanguage } from '#domain';

/** 0 or 1: both engines store truth as whole numbers. */
export type Flag = 0 | 1;

export interface PeopleTable {
  id: PersonId;
  displayName: string;
  loginName: string;
  /** Folded login name; unique. */
  loginKey: string;
  passphraseHash: string | null;
  isOwner: Flag;
  isSample: Flag;
  isDisabled: Flag;
  language: TaskLanguage | null;
  createdAt: number;
}

export interface SignInSessionsTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  id: string;
  personId: PersonId;
  /** The owner, while they act as one of the sample's people. */
  actingFor: PersonId | null;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
  revokedAt: number | null;
  device: string;
}

export interface ProjectsTable {
  id: ProjectId;
  name: string;
  timeZone: string;
  currency: string;
  baseDailySalaryMinor: number;
  divergenceRatio: string;
  fastRatio: string;
  countsIdle: Flag;
  gapLimitMs: number;
  allowsClaims: Flag;
  isSample: Flag;
  createdAt: number;
}

export interface MembershipsTable {
  projectId: ProjectId;
  personId: PersonId;
  role: ProjectRole;
  addedAt: number;
}

/** Chained by hash: a row changed behind the application's back breaks every later hash. */
export interface AuditTable {
  sequence: number;
  at: number;
  projectId: ProjectId | null;
  actorId: PersonId | null;
  actingFor: PersonId | null;
  action: string;
  subject: string;
  /** JSON object. */
  details: string;
  hash: string;
}

import type { PersonView } from '#contract';
import type { MemberRecord } from '#db';
import type { ProjectRole } from '#domain';

/** A member as coordinators see them. */
export function viewPerson(member: MemberRecord, roles: readonly ProjectRole[]): PersonView {
  return {
    id: member.id,
    displayName: member.displayName,
    loginName: member.loginName,
    roles: [...roles],
    hasPassphrase: member.passphraseHash !== null,
    isDisabled: member.isDisabled === 1,
    isOwner: member.isOwner === 1,
    createdAt: member.createdAt,
    lastSeenAt: member.lastSeenAt,
    openCount: member.openCount,
    acceptedCount: member.acceptedCount,
  };
}

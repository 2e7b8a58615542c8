import type { SessionView } from '#contract';
import type { Core } from '#core/foundation';
import { findPerson, listProjects, listRolesOfPerson, type PersonRecord } from '#db';
import type { Session } from './session.ts';

/** What the page is told about its host: the product's version, and whether the desktop shell shows it. */
export interface Host {
  readonly version: string;
  readonly isShell: boolean;
}

/** `signIn.get`: who is signed in, and what they may enter; nobody for an absent session. */
export async function viewSession(
  core: Core,
  session: Session | undefined,
  host: Host,
): Promise<SessionView> {
  if (!session) return { person: null, actingFor: null, memberships: [], language: null, ...pick(host) };
  const { person } = session;
  const owner = session.actingFor === null ? undefined : await findPerson(core.db.read, session.actingFor);
  return {
    person: {
      id: person.id,
      displayName: person.displayName,
      loginName: person.loginName,
      isOwner: person.isOwner === 1,
      hasPassphrase: person.passphraseHash !== null,
    },
    actingFor: owner?.displayName ?? null,
    memberships: await listMemberships(core, person),
    language: person.language,
    ...pick(host),
  };
}

const pick = ({ version, isShell }: Host): Host => ({ version, isShell });

async function listMemberships(core: Core, person: PersonRecord): Promise<SessionView['memberships']> {
  const isOwner = person.isOwner === 1;
  const projects = await listProjects(core.db.read, isOwner ? null : person.id);
  const held = await listRolesOfPerson(core.db.read, person.id);
  return projects.map((project) => {
    const roles = held.filter((entry) => entry.projectId === project.id).map((entry) => entry.role);
    const counted = isOwner && !roles.includes('coordinator') ? ['coordinator' as const, ...roles] : roles;
    return { projectId: project.id, projectName: project.name, roles: counted };
  });
}

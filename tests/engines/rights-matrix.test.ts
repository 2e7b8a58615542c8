import { isContractProcedure } from '@orpc/contract';
import { createRouterClient, ORPCError } from '@orpc/server';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  callerOf,
  insertMember,
  insertPerson,
  insertProject,
  makeCore,
  type TestCore,
} from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { contract, type ProcedureMeta, type Rights } from '#contract';
import type { Session } from '#core/people';
import { findPerson } from '#db';
import { projectRoles, type PersonId, type ProjectId } from '#domain';
import { createRouter } from '../../server/router/index.ts';
import { createLiveBus } from '../../server/host/live-bus.ts';

/** Everyone who may knock: each role, a stranger, a member of another project, the owner, and nobody. */
const callers = [...projectRoles, 'stranger', 'coordinator elsewhere', 'owner', 'nobody'] as const;
type CallerName = (typeof callers)[number];

interface Listed {
  readonly name: string;
  readonly rights: Rights | undefined;
  readonly path: readonly string[];
}

function listProcedures(router: object, path: readonly string[] = []): readonly Listed[] {
  return Object.entries(router).flatMap(([key, value]) => {
    const here = [...path, key];
    if (!isContractProcedure(value)) return listProcedures(value as object, here);
    return [{ name: here.join('.'), rights: (value['~orpc'].meta as ProcedureMeta).rights, path: here }];
  });
}

const procedures = listProcedures(contract);

function isExpectedToEnter(rights: Rights | undefined, caller: CallerName): boolean {
  if (rights === undefined) return false;
  if (rights.who === 'anyone') return true;
  if (caller === 'nobody') return false;
  if (rights.who === 'signed-in') return true;
  if (rights.who === 'owner') return caller === 'owner';
  if (caller === 'owner') return rights.roles.includes('coordinator');
  return rights.roles.some((role) => role === caller);
}

it('declares rights for every procedure', () => {
  expect(procedures.length).toBeGreaterThan(40);
  expect(procedures.filter(({ rights }) => rights === undefined)).toEqual([]);
});

it('lets no annotator near rubrics, other people, published figures or the audit', () => {
  const open = procedures
    .filter(({ rights }) => isExpectedToEnter(rights, 'annotator'))
    .map(({ name }) => name);
  expect(open.filter((name) => /^(tasks|people|oversight|checks|imports)\./.test(name))).toEqual([]);
});

describeOnBothEngines('rights', (opened) => {
  let core: TestCore;
  let projectId: ProjectId;
  const sessions = new Map<CallerName, Session | null>();

  beforeAll(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core);
    const elsewhere = await insertProject(core);
    for (const name of callers) {
      const personId = await makePerson(name, elsewhere);
      const person = personId === null ? undefined : await findPerson(core.db.read, personId);
      sessions.set(
        name,
        person
          ? {
              sessionId: `session-${name}`,
              person,
              actingFor: null,
              device: 'Test',
              expiresAt: Number.MAX_SAFE_INTEGER,
            }
          : null,
      );
    }
  });

  async function makePerson(name: CallerName, elsewhere: ProjectId): Promise<PersonId | null> {
    if (name === 'nobody') return null;
    if (name === 'stranger') return insertPerson(core, name);
    if (name === 'owner') return insertPerson(core, name, true);
    if (name === 'coordinator elsewhere')
      return (await insertMember(core, elsewhere, name, 'coordinator')).personId;
    return callerOf((await insertMember(core, projectId, name, name)).personId).personId;
  }

  /** The code with which the door stayed shut, or null when the call came as far as its input or beyond. */
  async function knock(path: readonly string[], caller: CallerName): Promise<string | null> {
    const router = createRouter(core, createLiveBus(), {
      version: 'test',
      isShell: false,
      uploadsFolder: '/nowhere',
    });
    const context = {
      session: sessions.get(caller) ?? null,
      sessionFault: null,
      device: 'Test',
      address: '127.0.0.1',
      setToken: () => undefined,
    };
    const client: unknown = createRouterClient(router, { context });
    const call = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], client) as (
      input: unknown,
    ) => Promise<unknown>;
    const outcome = await call({ projectId, attemptId: 'x' }).catch((error: unknown) => error);
    if (
      typeof outcome === 'object' &&
      outcome !== null &&
      Symbol.asyncIterator in outcome &&
      'return' in outcome
    )
      await (outcome as AsyncGenerator).return(undefined);
    const code = outcome instanceof ORPCError ? outcome.code : null;
    return code === 'not-allowed' || code === 'not-signed-in' ? code : null;
  }

  // Calls without an input would act; what they do has tests of its own.
  const knockable = procedures.filter(({ name }) => name !== 'projects.openSample' && name !== 'signIn.out');

  describe.each(callers)('as %s', (caller) => {
    it.each(knockable)('$name', async ({ path, rights }) => {
      const refused = await knock(path, caller);
      if (isExpectedToEnter(rights, caller)) expect(refused).toBeNull();
      else expect(refused).toBe(caller === 'nobody' ? 'not-signed-in' : 'not-allowed');
    });
  });
});

import type { BrowserContext, Page } from 'playwright-core';
import type { AssignmentId, ProjectId } from '#domain';
import type { AppRun, Profile } from './app-run.ts';
import { clientOf } from './core-client.ts';
import type { CoreClient } from './core-client.ts';

/** An annotator who signs in with a passphrase, and a task of theirs. */
export interface Member {
  readonly loginName: string;
  readonly passphrase: string;
  readonly context: BrowserContext;
  readonly assignmentId: AssignmentId;
  /** Where they do the task. */
  readonly address: string;
  /** A sign-in of its own: asks the core as them without touching that of the browser. */
  readonly client: CoreClient;
  openTask(): Promise<Page>;
}

/** Adds an annotator to the project; they sign in, and take an open task. */
export async function addMember(
  app: AppRun,
  owner: Profile,
  projectId: ProjectId,
  loginName: string,
): Promise<Member> {
  const passphrase = `${loginName} likes long walks`;
  const person = { projectId, loginName, displayName: loginName, passphrase };
  await owner.client.people.add({ ...person, roles: ['annotator'] });
  const signIn = async () => {
    const context = await app.openStranger();
    const page = await context.newPage();
    await page.goto('/');
    await fillSignIn(page, { loginName, passphrase });
    await page.getByRole('heading', { level: 1, name: 'My work' }).waitFor();
    await page.close();
    return context;
  };
  const context = await signIn();
  const client = await clientOf(await signIn(), app.url);
  const { assignmentId } = await client.assignments.claim({ projectId, taskId: null });
  const address = `/p/${projectId}/work/${assignmentId}`;
  const openTask = async () => {
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: /^sample_/ }).waitFor();
    return page;
  };
  return { loginName, passphrase, context, assignmentId, address, client, openTask };
}

/** Signs in on the screen that is shown. */
export async function fillSignIn(
  page: Page,
  { loginName, passphrase }: Pick<Member, 'loginName' | 'passphrase'>,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Login name' }).fill(loginName);
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

import type { BrowserContextOptions, Page } from 'playwright-core';
import type { ProjectId } from '#domain';
import { loadCatalog } from '../../renderer/messages/catalog.ts';
import type { Catalog } from '../../renderer/messages/catalog.ts';
import type { AppRun, Profile } from './app-run.ts';
import { taskPageOf } from './pages/task-page.ts';
import { getDeliverable } from './sample-files.ts';

export type ScreenLanguage = 'en' | 'zh';

/** A screen in one of its states, and how to get there. */
export interface TourStop {
  readonly name: string;
  readonly page: Page;
  readonly path: string;
  /** What is pressed once the screen is there, such as the button that opens a dialog. */
  readonly open?: ((page: Page, words: Catalog) => Promise<void>) | undefined;
}

/** Shows the stop in a language, from its address on, and waits until everything is there. */
export async function showStop({ page, path, open }: TourStop, language: ScreenLanguage): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('plumbline.language', value), language);
  await page.goto(path);
  await page.locator(`html[lang^="${language}"]`).waitFor();
  await settle(page);
  if (!open) return;
  await open(page, await loadCatalog(language));
  await settle(page);
}

/** Waits until nothing is on its way any more: answers, layout after a change of size, and transitions. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () => document.querySelector('.mantine-Skeleton-root, .mantine-Loader-root') === null,
  );
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames += 1) await nextFrame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

type Visit = (stop: TourStop) => Promise<void>;

const press = (name: (words: Catalog) => string) => async (page: Page, words: Catalog) => {
  await page
    .getByRole('button', { name: name(words), exact: true })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

/** Shows the first file that is offered, read and drawn. */
const view = (label: (words: Catalog) => string) => async (page: Page, words: Catalog) => {
  const [before = '', after = ''] = label(words).split('{name}');
  await page
    .getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
    .first()
    .click();
  await page.locator('.pl-word-scroll, .pl-grid, .pl-slide-paper').first().waitFor();
};
const viewFile = view((words) => words.work.inputs.viewFile);

/** Leads through every screen of a home that holds the rich sample, each in the states that matter. */
export async function tourScreens(
  app: AppRun,
  projectId: ProjectId,
  options: BrowserContextOptions,
  visit: Visit,
): Promise<void> {
  const profile = { reducedMotion: 'reduce', ...options } as const;
  const stranger = await app.openStranger(profile);
  const signIn = await stranger.newPage();
  await signIn.goto('/');
  await visit({ name: 'sign-in', page: signIn, path: '/' });
  await stranger.close();
  const owner = await app.openProfile(profile);
  await tourCoordination(owner, projectId, visit);
  await owner.context.close();
  const annotator = await app.openProfile(profile);
  await tourWork(annotator, projectId, visit);
  await annotator.context.close();
  const expert = await app.openProfile(profile);
  await tourChecks(expert, projectId, visit);
  await expert.context.close();
}

async function tourCoordination(owner: Profile, projectId: ProjectId, visit: Visit): Promise<void> {
  const { rows: tasks } = await owner.client.tasks.list({ projectId, search: '', stage: null });
  const { rows: assignments } = await owner.client.assignments.list({ projectId });
  const attempts = assignments.filter(({ attemptId }) => attemptId !== null);
  const revised = attempts.toSorted((left, right) => (right.countedMs ?? 0) - (left.countedMs ?? 0))[0];
  const complete = tasks.find(({ externalId }) => externalId === 'sample_003');
  const page = await owner.newPage('/projects');
  const at = (name: string, path: string, open?: TourStop['open']): Promise<void> =>
    visit({ name, page, path, open });
  const inProject = (path: string) => `/p/${projectId}/${path}`;
  const timeline = inProject(`tasks/attempts/${revised?.attemptId ?? ''}`);
  await at('projects', '/projects');
  await at('new-project', '/projects/new');
  await at('account', '/account');
  await at('overview', inProject('overview'));
  await at('tasks', inProject('tasks'));
  await at('task-detail', inProject(`tasks/${complete?.id ?? ''}`));
  await at('weights', inProject('tasks/weights'));
  await at('timeline', timeline);
  await at(
    'timeline-correct',
    timeline,
    press((words) => words.tasks.timeline.correct),
  );
  await at('people', inProject('people'));
  await at(
    'people-add',
    inProject('people'),
    press((words) => words.people.add),
  );
  await at('assignments', inProject('assignments'));
  await at(
    'assignments-draw',
    inProject('assignments'),
    press((words) => words.assignments.draw),
  );
  await at('imports', inProject('imports'));
  await at('settings', inProject('settings'));
  await at('labor-time', inProject('labor-time'));
  await at('incentives', inProject('incentives'));
  await at('audit', inProject('audit'));
  await at('not-found', inProject('nowhere'));
}

async function tourWork(annotator: Profile, projectId: ProjectId, visit: Visit): Promise<void> {
  const { rows } = await annotator.client.assignments.list({ projectId });
  const personOf = (externalId: string, state: string) =>
    rows.find((row) => row.externalId === externalId && row.state === state)?.personName ?? '';
  const places = async (name: string) => {
    await annotator.actAs(projectId, name);
    const { rows: mine } = await annotator.client.work.list({ projectId });
    return (externalId: string) =>
      `/p/${projectId}/work/${mine.find((row) => row.externalId === externalId)?.assignmentId ?? ''}`;
  };
  let placeOf = await places(personOf('sample_001', 'assigned'));
  const page = await annotator.newPage(`/p/${projectId}/work`);
  const at = (name: string, path: string, open?: TourStop['open']): Promise<void> =>
    visit({ name, page, path, open });
  await at('work-start', placeOf('sample_001'));
  placeOf = await places(personOf('sample_001', 'submitted'));
  await at('work-submitted', placeOf('sample_001'));
  placeOf = await places(personOf('sample_003', 'accepted'));
  await at('work-accepted', placeOf('sample_003'));
  await at('work-slides', placeOf('sample_003'), viewFile);
  placeOf = await places(personOf('sample_002', 'returned'));
  await at('work', `/p/${projectId}/work`);
  const returned = placeOf('sample_002');
  await at('work-returned', returned);
  await showStop({ name: '', page, path: returned }, 'en');
  const task = taskPageOf(page);
  await task.startRevision();
  await task.upload(getDeliverable('sample_002', 'b-revised'));
  await at('work-running', returned);
  await at('work-sheet', returned, viewFile);
  await showStop({ name: '', page, path: returned }, 'en');
  await (await task.openSubmitDialog()).getByRole('checkbox').check();
  // What was filled in outlives a reload.
  await at('work-submit', returned, (screen) => screen.getByRole('dialog').waitFor());
  await showStop({ name: '', page, path: returned }, 'en');
  await page.getByRole('button', { name: 'Go on working' }).click();
  await at(
    'work-pause',
    returned,
    press((words) => words.work.task.pause),
  );
  await at(
    'shortcuts',
    returned,
    press((words) => words.app.showShortcuts),
  );
  await showStop({ name: '', page, path: returned }, 'en');
  await task.pause('Meal');
  await at('work-paused', returned);
}

async function tourChecks(expert: Profile, projectId: ProjectId, visit: Visit): Promise<void> {
  await expert.actAs(projectId, 'Expert One');
  const page = await expert.newPage(`/p/${projectId}/checks`);
  const at = (name: string, path: string, open?: TourStop['open']): Promise<void> =>
    visit({ name, page, path, open });
  await at('checks', `/p/${projectId}/checks`);
  await showStop({ name: '', page, path: `/p/${projectId}/checks` }, 'en');
  await page.getByRole('grid', { name: 'Submissions to check' }).getByText('sample_001').click();
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  const check = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Add a note on Item 1', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Note on Item 1' })
    .fill('The title is bold text, not the Title style.');
  await page
    .getByRole('textbox', { name: 'Summary' })
    .fill('Almost there: please use the styles for the title and the headings.');
  await at('check', check);
  await at(
    'check-document',
    check,
    view((words) => words.checks.files.view),
  );
  await at(
    'check-return',
    check,
    press((words) => words.checks.decide.return),
  );
}

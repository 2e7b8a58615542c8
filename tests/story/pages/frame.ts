import type { Page } from 'playwright-core';

/** The sections of a project, as its navigation names them. */
export type SectionName =
  | 'My work'
  | 'Checking'
  | 'Overview'
  | 'Tasks'
  | 'People'
  | 'Assignments'
  | 'Import'
  | 'Settings'
  | 'Labor time'
  | 'Incentives'
  | 'Audit log';

/** What is around every screen: navigation, and who one is. */
export interface Frame {
  /** Opens a section and waits for its title. */
  goTo(section: SectionName): Promise<void>;
  /** Goes on as one of the sample's people; in English once that was chosen. */
  actAs(name: string): Promise<void>;
  /** Goes back to being the owner. */
  stopActing(): Promise<void>;
  /** From now on this machine has that language, whoever is signed in. */
  chooseLanguage(language: 'English' | '中文'): Promise<void>;
}

export function frameOf(page: Page): Frame {
  const personMenu = page.getByTitle(/^Signed in as /);
  return {
    async goTo(section) {
      const navigation = page.getByRole('navigation', { name: 'Main navigation' });
      await navigation.getByRole('link', { name: section, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: titles[section] ?? section }).waitFor();
    },
    async actAs(name) {
      await personMenu.click();
      await page.getByRole('menuitem', { name }).click();
      await page.getByText(`You are acting as ${name}.`).waitFor();
    },
    async stopActing() {
      await page.getByRole('button', { name: /^Back to / }).click();
      await page.getByText('You are acting as').waitFor({ state: 'hidden' });
    },
    async chooseLanguage(language) {
      await page.getByRole('button', { name: /^(Language|语言)$/ }).click();
      await page.getByRole('menuitem', { name: language }).click();
    },
  };
}

/** Where a screen's title is not its name in the navigation. */
const titles: Partial<Record<SectionName, string>> = { Settings: 'Project settings' };

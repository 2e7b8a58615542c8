import {
  IconChecklist,
  IconChartBar,
  IconClipboardList,
  IconClockHour4,
  IconCoin,
  IconFileImport,
  IconHistory,
  IconListDetails,
  IconSettings,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { ProjectRole } from '#domain';
import type { Catalog } from '#messages';

/** One entry of a project's navigation; its `path` is the first part of the address below the project. */
export interface ProjectSection {
  readonly key: keyof Catalog['app']['section'];
  readonly path: string;
  readonly group: keyof Catalog['app']['group'];
  readonly icon: ComponentType<{ readonly size?: number | string }>;
  readonly roles: readonly ProjectRole[];
}

const coordinator = ['coordinator'] as const;

/** In the order of the navigation. */
const projectSections: readonly ProjectSection[] = [
  { key: 'work', path: 'work', group: 'own', icon: IconClipboardList, roles: ['annotator'] },
  { key: 'checks', path: 'checks', group: 'own', icon: IconChecklist, roles: ['expert'] },
  { key: 'overview', path: 'overview', group: 'project', icon: IconChartBar, roles: coordinator },
  { key: 'tasks', path: 'tasks', group: 'project', icon: IconListDetails, roles: coordinator },
  { key: 'people', path: 'people', group: 'project', icon: IconUsers, roles: coordinator },
  { key: 'assignments', path: 'assignments', group: 'project', icon: IconUsersGroup, roles: coordinator },
  { key: 'imports', path: 'imports', group: 'project', icon: IconFileImport, roles: coordinator },
  { key: 'laborTime', path: 'labor-time', group: 'figures', icon: IconClockHour4, roles: coordinator },
  { key: 'incentives', path: 'incentives', group: 'figures', icon: IconCoin, roles: coordinator },
  { key: 'audit', path: 'audit', group: 'figures', icon: IconHistory, roles: coordinator },
  { key: 'settings', path: 'settings', group: 'project', icon: IconSettings, roles: coordinator },
];

/** Where a project opens: coordinators see how it stands, everybody else their own part. */
export const findHomeSection = (sections: readonly ProjectSection[]): ProjectSection | undefined =>
  sections.find((section) => section.key === 'overview') ?? sections[0];

/** The sections that these roles may enter. */
export const listSections = (roles: readonly ProjectRole[]): readonly ProjectSection[] =>
  projectSections.filter((section) => section.roles.some((role) => roles.includes(role)));

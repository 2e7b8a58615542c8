import { Tooltip } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import { useProjectPath } from '#api';
import { useMessages } from '#messages';
import type { ProjectSection } from './sections.ts';
import { useViewState } from './view-state.ts';
import { ProjectSwitcher } from './project-switcher.tsx';

const groups = ['own', 'project', 'figures'] as const;

/** The project's navigation: what this person's roles let them enter, grouped. */
export function NavigationRail({ sections }: { readonly sections: readonly ProjectSection[] }) {
  const t = useMessages('app');
  const isNarrow = useViewState((view) => view.isRailNarrow);
  const shown = groups.filter((group) => sections.some((section) => section.group === group));
  return (
    <nav className="pl-rail" aria-label={t('navigation')}>
      <Link className="pl-brand" to="/projects" title={t('allProjects')}>
        <img src="/plumbline.svg" alt="" width={20} height={20} />
        {!isNarrow && t('name')}
      </Link>
      {!isNarrow && <ProjectSwitcher />}
      {shown.map((group) => (
        <div key={group} role="group" aria-label={t(`group.${group}`)}>
          {!isNarrow && shown.length > 1 && <div className="pl-nav-group">{t(`group.${group}`)}</div>}
          {sections
            .filter((section) => section.group === group)
            .map((section) => (
              <SectionLink key={section.key} section={section} isNarrow={isNarrow} />
            ))}
        </div>
      ))}
    </nav>
  );
}

function SectionLink({
  section,
  isNarrow,
}: {
  readonly section: ProjectSection;
  readonly isNarrow: boolean;
}) {
  const t = useMessages('app');
  const path = useProjectPath();
  const [location] = useLocation();
  const to = path(section.path);
  const isHere = location === to || location.startsWith(`${to}/`);
  const label = t(`section.${section.key}`);
  const { icon: Icon } = section;
  return (
    <Tooltip label={label} position="right" disabled={!isNarrow}>
      <Link className="pl-nav" to={to} aria-current={isHere ? 'page' : undefined} aria-label={label}>
        <Icon size={17} />
        {!isNarrow && label}
      </Link>
    </Tooltip>
  );
}

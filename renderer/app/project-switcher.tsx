import { Select } from '@mantine/core';
import { useLocation } from 'wouter';
import { projectPath, useProject, useSession } from '#api';
import type { ProjectId } from '#domain';
import { useMessages } from '#messages';

const allProjects = '/projects';

/** Goes to another of one's projects, or to the list of all. */
export function ProjectSwitcher() {
  const t = useMessages('app');
  const { projectId } = useProject();
  const { memberships } = useSession();
  const [, navigate] = useLocation();
  return (
    <Select
      aria-label={t('projectSwitcher')}
      size="xs"
      allowDeselect={false}
      comboboxProps={{ width: 260, position: 'bottom-start' }}
      value={projectId}
      data={[
        ...memberships.map((entry) => ({ value: entry.projectId as string, label: entry.projectName })),
        { value: allProjects, label: t('allProjects') },
      ]}
      onChange={(value) => {
        if (value === allProjects) navigate(allProjects);
        else if (value !== null) navigate(projectPath(value as ProjectId));
      }}
    />
  );
}

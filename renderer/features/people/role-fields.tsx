import { Checkbox, SimpleGrid } from '@mantine/core';
import { projectRoles } from '#domain';
import type { ProjectRole } from '#domain';
import { useMessages } from '#messages';

interface RoleFieldsProps {
  readonly label: string;
  readonly roles: readonly ProjectRole[];
  readonly onChange: (roles: ProjectRole[]) => void;
  /** A role that cannot be taken away now, with the reason beside the group. */
  readonly locked?: ProjectRole | undefined;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
}

/** Roles of a project, each with what it lets a person do. */
export function RoleFields({ label, roles, onChange, locked, description, error }: RoleFieldsProps) {
  const t = useMessages('people');
  const words = useMessages('words');
  return (
    <Checkbox.Group
      label={label}
      description={description}
      error={error}
      value={[...roles]}
      onChange={(values) => onChange(projectRoles.filter((role) => values.includes(role)))}
    >
      <SimpleGrid cols={2} spacing="sm" verticalSpacing="xs" mt={6}>
        {projectRoles.map((role) => (
          <Checkbox
            key={role}
            value={role}
            disabled={role === locked}
            label={words(`role.${role}`)}
            description={t(`roleHint.${role}`)}
          />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}

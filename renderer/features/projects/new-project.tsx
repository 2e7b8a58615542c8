import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, projectPath } from '#api';
import { useMessages } from '#messages';
import { PageHeader, Screen } from '#ui';
import { ProjectForm } from './project-form.tsx';
import { proposeSettings } from './settings-fields.ts';

/** A new project; its maker becomes the first coordinator. */
export function NewProject() {
  const t = useMessages('projects');
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const create = useMutation(
    api.projects.create.mutationOptions({
      onSuccess: async (project) => {
        await queries.invalidateQueries({ queryKey: api.signIn.get.key() });
        void queries.invalidateQueries({ queryKey: api.projects.key() });
        navigate(projectPath(project.id));
      },
    }),
  );
  return (
    <Screen width="text">
      <PageHeader title={t('createTitle')} lead={t('createLead')} />
      <ProjectForm
        settings={proposeSettings()}
        saveLabel={t('create')}
        isBusy={create.isPending}
        error={create.error}
        isNew
        onSave={(settings) => create.mutate(settings)}
        onCancel={() => navigate('/projects')}
      />
    </Screen>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, useProject } from '#api';
import { useMessages } from '#messages';
import { PageHeader, QueryState, Screen, useNotify } from '#ui';
import { ProjectForm } from './project-form.tsx';

/** A project's policies, for its coordinators. */
export function ProjectSettingsScreen() {
  const t = useMessages('projects');
  const words = useMessages('words');
  const notify = useNotify();
  const queries = useQueryClient();
  const { projectId } = useProject();
  const project = useQuery(api.projects.get.queryOptions({ input: { projectId } }));
  const change = useMutation(
    api.projects.change.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(api.projects.get.queryKey({ input: { projectId } }), saved);
        void queries.invalidateQueries({ queryKey: api.projects.list.key() });
        void queries.invalidateQueries({ queryKey: api.signIn.get.key() });
        notify.done(words('saved'));
      },
    }),
  );
  return (
    <Screen width="text">
      <PageHeader title={t('settingsTitle')} lead={t('settingsLead')} />
      <QueryState query={project}>
        {({ id: _id, isSample: _isSample, createdAt: _createdAt, ...settings }) => (
          <ProjectForm
            key={JSON.stringify(settings)}
            settings={settings}
            saveLabel={words('save')}
            isBusy={change.isPending}
            error={change.error}
            onSave={(next) => change.mutate({ projectId, settings: next })}
          />
        )}
      </QueryState>
    </Screen>
  );
}

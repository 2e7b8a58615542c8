import { Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, core, uploadFile, useProject } from '#api';
import type { ImportReport, PackSource } from '#contract';
import { useMessages } from '#messages';
import { InlineError, LoadingState, PageHeader, Screen, Section } from '#ui';
import { ChoosePack } from './choose-pack.tsx';
import { parseUploadId } from './parse-upload-id.ts';
import { ReportView } from './report-view.tsx';

/** From choosing a pack over what it would do to what it did. */
export function ImportsScreen() {
  const t = useMessages('imports');
  const { upload, preview, apply, reset } = useImport();
  const report = apply.data ?? preview.data;
  const isReading = upload.isPending || preview.isPending;
  return (
    <Screen>
      <PageHeader title={t('title')} lead={t('lead')} />
      {report ? (
        <ReportView
          report={report}
          isBusy={apply.isPending}
          error={apply.error}
          onApply={() => preview.variables && apply.mutate(preview.variables)}
          onReset={reset}
        />
      ) : isReading ? (
        <Reading name={upload.isPending ? upload.variables.name : null} ratio={upload.ratio} />
      ) : (
        <>
          <InlineError error={upload.error ?? preview.error} />
          <ChoosePack onFile={upload.mutate} onPath={preview.mutate} />
        </>
      )}
    </Screen>
  );
}

function useImport() {
  const { projectId } = useProject();
  const queries = useQueryClient();
  const [ratio, setRatio] = useState(0);
  const preview = useMutation({
    mutationFn: (source: PackSource): Promise<ImportReport> => core.imports.preview({ projectId, source }),
  });
  const upload = useMutation({
    mutationFn: async (file: File) => {
      setRatio(0);
      const address = `/files/${projectId}/packs?name=${encodeURIComponent(file.name)}`;
      return parseUploadId(await uploadFile(address, file, { onProgress: setRatio }));
    },
    onSuccess: (uploadId) => preview.mutate({ kind: 'upload', uploadId }),
  });
  const apply = useMutation({
    mutationFn: (source: PackSource): Promise<ImportReport> => core.imports.apply({ projectId, source }),
    onSuccess: () => {
      for (const area of [api.tasks, api.oversight, api.assignments, api.projects.list])
        void queries.invalidateQueries({ queryKey: area.key() });
    },
  });
  const reset = () => {
    upload.reset();
    preview.reset();
    apply.reset();
  };
  return { upload: { ...upload, ratio }, preview, apply, reset };
}

/** `name` while a file is on its way; afterwards the core reads the pack. */
function Reading({ name, ratio }: { readonly name: string | null; readonly ratio: number }) {
  const t = useMessages('imports');
  if (name === null)
    return (
      <Section title={t('previewing')}>
        <LoadingState rowCount={4} />
      </Section>
    );
  return (
    <Section title={t('uploading', { name })}>
      <Stack gap="xs" role="status">
        <Progress value={ratio * 100} aria-label={t('uploading', { name })} />
        <Text c="dimmed" className="pl-number">
          {t('uploadProgress', { ratio })}
        </Text>
      </Stack>
    </Section>
  );
}

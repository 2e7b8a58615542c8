import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconFileImport } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useProjectPath } from '#api';
import type { ImportReport } from '#contract';
import { useMessages } from '#messages';
import { InlineError, Section, useFormat } from '#ui';
import { FaultTable } from './fault-table.tsx';
import { ReportLists } from './report-lists.tsx';

interface ReportViewProps {
  readonly report: ImportReport;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onApply: () => void;
  readonly onReset: () => void;
}

/** What an import would do or did; it can go ahead only when nothing stops it. */
export function ReportView(props: ReportViewProps) {
  const { report } = props;
  const t = useMessages('imports');
  return (
    <>
      <Section
        title={report.isDryRun ? t('previewTitle') : t('resultTitle')}
        hint={t('packLine', { name: report.pack.name, shape: t(`shape.${report.pack.shape}`) })}
        actions={report.isDryRun ? <PreviewActions {...props} /> : <ResultActions {...props} />}
      >
        <Verdict report={report} />
        <InlineError error={props.error} />
        <Figures report={report} />
      </Section>
      {report.faults.length > 0 && (
        <Section title={t('faults')} hint={t('faultsHint')}>
          <FaultTable faults={report.faults} />
        </Section>
      )}
      <ReportLists report={report} />
    </>
  );
}

const countStops = ({ faults }: ImportReport) => faults.filter(({ severity }) => severity === 'stop').length;

function PreviewActions({ report, isBusy, onApply, onReset }: ReportViewProps) {
  const t = useMessages('imports');
  const count = report.created + report.changed;
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" onClick={onReset}>
        {t('other')}
      </Button>
      {countStops(report) === 0 && (
        <Button
          variant={count === 0 ? 'default' : 'filled'}
          leftSection={<IconFileImport size={15} />}
          loading={isBusy}
          onClick={onApply}
        >
          {count === 0 ? t('applyAnyway') : t('apply', { count })}
        </Button>
      )}
    </Group>
  );
}

function ResultActions({ report, onReset }: ReportViewProps) {
  const t = useMessages('imports');
  const path = useProjectPath();
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" onClick={onReset}>
        {t('other')}
      </Button>
      {report.needsWeight.length > 0 && (
        <Button component={Link} to={path('tasks', 'weights')} variant="default">
          {t('toWeights')}
        </Button>
      )}
      <Button component={Link} to={path('assignments')} variant="default">
        {t('toAssignments')}
      </Button>
      <Button component={Link} to={path('tasks')}>
        {t('toTasks')}
      </Button>
    </Group>
  );
}

/** The outcome in one sentence. */
function Verdict({ report }: { readonly report: ImportReport }) {
  const t = useMessages('imports');
  const stopCount = countStops(report);
  if (stopCount > 0) {
    return (
      <Alert color="red" py="xs" icon={<IconAlertTriangle size={18} />} role="alert">
        {t('stopped', { count: stopCount })}
      </Alert>
    );
  }
  const isNothingNew = report.created + report.changed === 0;
  return (
    <Alert color="teal" py="xs" icon={<IconCircleCheck size={18} />} role="status">
      {!report.isDryRun
        ? t('doneTasks', { created: report.created, changed: report.changed })
        : isNothingNew
          ? t('nothingNew')
          : t('ready')}
    </Alert>
  );
}

function Figures({ report }: { readonly report: ImportReport }) {
  const t = useMessages('imports');
  const words = useMessages('words');
  const format = useFormat();
  const { found, expected } = report.inputs;
  const figures = [
    [t('figure.created'), format.number(report.created)],
    [t('figure.changed'), format.number(report.changed)],
    [t('figure.unchanged'), format.number(report.unchanged)],
    [t('figure.skipped'), format.number(report.skipped.length)],
    [t('figure.gates'), format.number(report.gates)],
    [t('figure.items'), format.number(report.items)],
    [t('figure.inputs'), t('inputsOf', { found, expected })],
    [t('figure.languages'), report.languages.map((one) => words(`language.${one}`)).join(', ')],
  ] as const;
  return (
    <div className="pl-import-strip">
      {figures.map(([label, value]) => (
        <Stack key={label} gap={0}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Text fw={600} size="lg" className="pl-number">
            {value}
          </Text>
        </Stack>
      ))}
    </div>
  );
}

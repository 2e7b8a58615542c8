import type { ImportReport } from '#contract';

const shown = 20;

/** What went well, in a few lines. */
export function describeImport(
  report: ImportReport,
  project: { readonly id: string | null; readonly name: string; readonly isNew: boolean },
): string {
  const { inputs, needsWeight, unusualWeights } = report;
  const weightless = new Set(needsWeight.map(({ taskId, position }) => `${taskId} item ${position}`));
  const rows: readonly (readonly [string, string])[] = [
    ['pack', `${report.pack.name} (${report.pack.shape}, ${report.pack.sha256.slice(0, 12)})`],
    [
      'project',
      `${project.name}${project.isNew ? ' (new)' : ''}${project.id === null ? '' : ` ${project.id}`}`,
    ],
    ['languages', report.languages.join(', ') || 'none'],
    [
      'tasks',
      `${report.created} created, ${report.changed} changed, ${report.unchanged} unchanged, ${report.skipped.length} skipped`,
    ],
    ['rubric', `${report.gates} gates, ${report.items} items`],
    ['needs a weight', weightless.size === 0 ? 'none' : `${weightless.size}: ${shorten([...weightless])}`],
    ['unusual weights', String(unusualWeights.length)],
    ['inputs', `${inputs.found} of ${inputs.expected} found`],
  ];
  const title = headline(report);
  return `${title}\n${rows.map(([name, value]) => `  ${name.padEnd(16)}${value}\n`).join('')}`;
}

function headline({ isDryRun, faults }: ImportReport): string {
  const count = faults.filter((fault) => fault.severity === 'stop').length;
  if (count > 0) return `Nothing was imported: ${count} ${count === 1 ? 'fault' : 'faults'} in the pack.`;
  return isDryRun ? 'This is what an import would do; nothing was changed.' : 'Imported.';
}

/** Everything a person may have to look at, one line each. */
export function describeFindings(report: ImportReport): string {
  const lines = [
    ...report.faults.map(({ severity, code, file, line, message }) => {
      const word = severity === 'stop' ? 'error' : 'warning';
      return `${word}: ${file}${line === null ? '' : `:${line}`}: ${message} [${code}]`;
    }),
    ...report.skipped.map(({ taskId, why }) => `skipped: ${taskId}: ${why}`),
    ...report.changes.map(({ taskId, fields }) => `changed: ${taskId}: ${fields.join(', ')}`),
    ...report.inputs.missing.map(({ taskId, names }) => `missing input: ${taskId}: ${names.join(', ')}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function shorten(list: readonly string[]): string {
  const rest = list.length - shown;
  return rest > 0 ? `${list.slice(0, shown).join(', ')} and ${rest} more` : list.join(', ');
}

import { Button, CopyButton } from '@mantine/core';
import { useMessages } from '#messages';

/** What a report of a bug needs: the error, where it happened, in which browser. Never what was typed or shown. */
export function describeFailure(error: unknown, componentStack = ''): string {
  const summary = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const trace = error instanceof Error ? (error.stack ?? '') : '';
  return [summary, location.pathname, navigator.userAgent, trace, componentStack].join('\n').trim();
}

/** Copies a bug's details for a report. */
export function CopyFailure({ details }: { readonly details: string }) {
  const t = useMessages('words');
  return (
    <CopyButton value={details}>
      {({ copied, copy }) => (
        <Button variant="default" size="compact-xs" onClick={copy}>
          {copied ? t('copied') : t('copyDetails')}
        </Button>
      )}
    </CopyButton>
  );
}

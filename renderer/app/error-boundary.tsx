import { Button, Code, CopyButton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useMessages } from '#messages';
import { EmptyState } from '#ui';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A new value (such as the address) gives the screen another try. */
  readonly resetKey?: string;
}

interface Failure {
  readonly error: unknown;
  readonly stack: string;
}

/** Keeps a screen that broke from taking the page with it; shows what happened and how to report it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure: Failure | null }> {
  override state: { readonly failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, stack: '' } };
  }

  override componentDidCatch(error: unknown, where: ErrorInfo) {
    this.setState({ failure: { error, stack: where.componentStack ?? '' } });
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  override render() {
    return this.state.failure ? <FailureNote failure={this.state.failure} /> : this.props.children;
  }
}

function FailureNote({ failure }: { readonly failure: Failure }) {
  const t = useMessages('app');
  const words = useMessages('words');
  const summary = failure.error instanceof Error ? failure.error.message : String(failure.error);
  const trace = failure.error instanceof Error ? (failure.error.stack ?? '') : '';
  const details = [summary, location.pathname, navigator.userAgent, trace, failure.stack].join('\n');
  return (
    <div role="alert">
      <EmptyState
        icon={IconAlertCircle}
        title={t('failedTitle')}
        hint={t('failedHint')}
        actions={
          <>
            <CopyButton value={details}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? words('copied') : words('copyDetails')}
                </Button>
              )}
            </CopyButton>
            <Button onClick={() => location.reload()}>{t('reload')}</Button>
            <Code w="100%">{summary}</Code>
          </>
        }
      />
    </div>
  );
}

import { Button, Code } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useMessages } from '#messages';
import { CopyFailure, describeFailure, EmptyState } from '#ui';

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
  const details = describeFailure(failure.error, failure.stack);
  return (
    <div role="alert">
      <EmptyState
        icon={IconAlertCircle}
        title={t('failedTitle')}
        hint={t('failedHint')}
        actions={
          <>
            <CopyFailure details={details} />
            <Button size="compact-xs" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
            <Code w="100%" style={{ overflowWrap: 'anywhere' }}>
              {details.split('\n')[0]}
            </Code>
          </>
        }
      />
    </div>
  );
}

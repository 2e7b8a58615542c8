import { ActionIcon, Alert, Group, List, Loader, Tooltip } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { DocumentWarning } from '#documents';
import { useMessages } from '#messages';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { appViews } from './app-view.ts';
import type { ViewTarget } from './app-view.ts';
import { FactInspector } from './inspector/fact-inspector.tsx';

const noMarks = [] as const;
const ignoreChoice = () => undefined;

/** An open document: what could not be read of it, how it looks, and everything that is in it. */
export function DocumentFrame({ held }: { readonly held: HeldDocument }) {
  const [target, setTarget] = useState<ViewTarget | null>(null);
  const [isInspecting, setIsInspecting] = useState(false);
  const { app, warnings } = held.head;
  const AppView = appViews[app];
  const inspector = <FactInspector held={held} onChoose={({ anchor }) => setTarget({ anchor })} />;
  return (
    <div className="pl-viewer-body">
      {AppView && <FrameBar isInspecting={isInspecting} onInspect={setIsInspecting} />}
      <Warnings warnings={warnings} />
      {AppView ? (
        <div className="pl-document-panes">
          <Suspense fallback={<Loader size="sm" m="auto" />}>
            <AppView held={held} target={target} marks={noMarks} onChoose={ignoreChoice} />
          </Suspense>
          {isInspecting && inspector}
        </div>
      ) : (
        inspector
      )}
    </div>
  );
}

interface FrameBarProps {
  readonly isInspecting: boolean;
  readonly onInspect: (isInspecting: boolean) => void;
}

function FrameBar({ isInspecting, onInspect }: FrameBarProps) {
  const t = useMessages('viewers.inspector');
  return (
    <Group className="pl-document-bar" gap={4} wrap="nowrap" justify="flex-end">
      <Tooltip label={t('title')}>
        <ActionIcon
          aria-label={t('title')}
          aria-pressed={isInspecting}
          variant={isInspecting ? 'light' : 'subtle'}
          onClick={() => onInspect(!isInspecting)}
        >
          <IconListSearch size={16} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

function Warnings({ warnings }: { readonly warnings: readonly DocumentWarning[] }) {
  const t = useMessages('viewers');
  if (warnings.length === 0) return null;
  return (
    <Alert color="yellow" p="xs" title={t('partly', { count: warnings.length })}>
      <List size="xs">
        {warnings.slice(0, 3).map(({ code, part, message }) => (
          <List.Item key={`${code} ${part} ${message}`}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

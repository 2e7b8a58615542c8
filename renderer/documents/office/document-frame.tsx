import { Alert, List } from '@mantine/core';
import { useMessages } from '#messages';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { FactInspector } from './inspector/fact-inspector.tsx';

/** An open document: what could not be read of it, and everything that is in it. */
export function DocumentFrame({ held }: { readonly held: HeldDocument }) {
  const t = useMessages('viewers');
  const { warnings } = held.head;
  return (
    <div className="pl-viewer-body">
      {warnings.length > 0 && (
        <Alert color="yellow" p="xs" title={t('partly', { count: warnings.length })}>
          <List size="xs">
            {warnings.slice(0, 3).map(({ code, part, message }) => (
              <List.Item key={`${code} ${part} ${message}`}>{message}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <FactInspector held={held} />
    </div>
  );
}

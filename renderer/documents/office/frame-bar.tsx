import { Button, Group, Tooltip } from '@mantine/core';
import { IconHighlight, IconListSearch, IconQuote, IconSearch } from '@tabler/icons-react';
import { useMessages } from '#messages';
import { BarToggle } from './bar-toggle.tsx';
import type { Toggle } from './bar-toggle.tsx';

interface FrameBarProps {
  readonly find: Toggle;
  /** Null where nothing can be marked. */
  readonly onMark: (() => void) | null;
  readonly isAnythingChosen: boolean;
  readonly markCount: number;
  /** Null where there are no marks to show. */
  readonly marks: Toggle | null;
  /** Null where the list of the contents is all that is shown. */
  readonly inspector: Toggle | null;
}

/** What can be done with the document as a whole, above it. */
export function FrameBar(props: FrameBarProps) {
  const { find, onMark, isAnythingChosen, markCount, marks, inspector } = props;
  const t = useMessages('viewers.marks');
  const finding = useMessages('viewers.find');
  const inspecting = useMessages('viewers.inspector');
  return (
    <Group className="pl-document-bar" gap={4} wrap="nowrap" justify="flex-end">
      <BarToggle label={finding('open')} icon={IconSearch} toggle={find} />
      {onMark && (
        <Tooltip label={t(isAnythingChosen ? 'markKey' : 'nothingChosen')}>
          <Button
            size="compact-xs"
            variant="light"
            leftSection={<IconHighlight size={14} />}
            // Stays in reach, so that it can say what is missing.
            {...(isAnythingChosen ? {} : { 'data-disabled': true })}
            aria-disabled={!isAnythingChosen}
            // The focus, and with it what is selected, stays in the document.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onMark}
          >
            {t('markButton')}
          </Button>
        </Tooltip>
      )}
      {marks && (
        <BarToggle
          label={`${t('title')}: ${t('count', { count: markCount })}`}
          icon={IconQuote}
          toggle={marks}
        />
      )}
      {inspector && <BarToggle label={inspecting('title')} icon={IconListSearch} toggle={inspector} />}
    </Group>
  );
}

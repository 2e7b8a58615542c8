import { ActionIcon, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconTrash, IconUnlink } from '@tabler/icons-react';
import { useMessages } from '#messages';
import { MarkNote } from './mark-note.tsx';
import type { PlacedMark } from './use-marks.ts';
import { useMarkText } from './use-mark-text.ts';

interface MarkActions {
  readonly onGo: (mark: PlacedMark) => void;
  readonly onEdit: (mark: PlacedMark) => void;
  readonly onNoted: (mark: PlacedMark, note: string | null) => void;
  readonly onRemove: (mark: PlacedMark) => void;
}

interface MarkRowProps extends MarkActions {
  readonly mark: PlacedMark;
  /** Whether marks can be changed now at all. */
  readonly canMark: boolean;
  /** The one row that Tab leads to. */
  readonly isReachable: boolean;
  readonly isEditing: boolean;
  readonly onReach: (markId: string) => void;
}

/** One mark: Enter goes there, E edits the note, Delete takes it away. */
export function MarkRow({ mark, canMark, isReachable, isEditing, onReach, ...actions }: MarkRowProps) {
  const t = useMessages('viewers.marks');
  const { what, where } = useMarkText()(mark);
  const canChange = canMark && mark.isOwn;
  const tabIndex = isReachable ? 0 : -1;
  const orphan = mark.placed?.orphan ?? null;
  return (
    <li className="pl-mark" data-tone={mark.isOwn ? 'own' : 'other'}>
      <div className="pl-mark-body">
        <UnstyledButton
          className="pl-mark-main"
          data-mark={mark.markId}
          tabIndex={tabIndex}
          title={what}
          onFocus={() => onReach(mark.markId)}
          onClick={() => actions.onGo(mark)}
          onKeyDown={(event) => {
            if (!canChange || event.ctrlKey || event.metaKey || event.altKey) return;
            if (event.key === 'Delete') actions.onRemove(mark);
            else if (event.key.toLowerCase() === 'e') actions.onEdit(mark);
            else return;
            event.preventDefault();
          }}
        >
          <Text span size="sm" lineClamp={2} td={orphan === null ? 'none' : 'line-through'}>
            {what}
          </Text>
          <Text span size="xs" c="dimmed" className="pl-truncate" display="block">
            {`${t(mark.isOwn ? 'own' : 'other')} · ${where}`}
          </Text>
          {orphan !== null && (
            <Text span size="xs" className="pl-mark-orphan">
              <IconUnlink size={13} aria-hidden />
              {t(`orphan.${orphan}`)}
            </Text>
          )}
          {mark.placed?.isShifted && (
            <Text span size="xs" c="dimmed">
              {t('shifted')}
            </Text>
          )}
        </UnstyledButton>
        <MarkNote
          note={mark.note}
          what={what}
          canEdit={canChange}
          isReachable={isReachable}
          isEditing={isEditing}
          onEdit={() => actions.onEdit(mark)}
          onDone={(note) => actions.onNoted(mark, note)}
        />
      </div>
      {canChange && (
        <Tooltip label={t('remove')}>
          <ActionIcon
            size="sm"
            tabIndex={tabIndex}
            aria-label={t('removeOf', { what })}
            onClick={() => actions.onRemove(mark)}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}

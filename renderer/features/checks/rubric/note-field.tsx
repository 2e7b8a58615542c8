import { ActionIcon, Textarea, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMessages } from '#messages';
import type { PointWork } from './rubric-row.tsx';

interface NoteFieldProps {
  readonly place: string;
  readonly work: PointWork;
}

/** Where a note is written; left empty it goes away by itself. */
export function NoteField({ place, work }: NoteFieldProps) {
  const t = useMessages('checks.rubric');
  return (
    <div className="pl-note">
      <Textarea
        className="pl-note-field"
        aria-label={t('noteOn', { place })}
        placeholder={t('noteOn', { place })}
        maxLength={4_000}
        minRows={1}
        maxRows={12}
        value={work.note}
        onChange={(event) => work.onNote(event.currentTarget.value)}
        onBlur={() => {
          if (work.note.trim() === '') work.onClose();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          focusTick(event.currentTarget);
        }}
      />
      <Tooltip label={t('removeNote', { place })}>
        <ActionIcon
          aria-label={t('removeNote', { place })}
          onClick={(event) => {
            focusTick(event.currentTarget);
            work.onNote('');
            work.onClose();
          }}
        >
          <IconX size={15} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

/** Back to the point itself, from where J and K go on. */
function focusTick(from: HTMLElement): void {
  from.closest('.pl-point')?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
}

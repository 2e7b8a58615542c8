import { ActionIcon, Group, Text, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useMessages } from '#messages';
import type { Find } from './use-find.ts';

export interface FindBarProps {
  readonly find: Find;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly onStep: (by: number) => void;
  readonly onGoTo: (index: number) => void;
  readonly onClose: () => void;
}

/** The field to search a document, how often it was found and where, and the steps from one place to the next. */
export function FindBar({ find, fieldRef, onStep, onGoTo, onClose }: FindBarProps) {
  const t = useMessages('viewers.find');
  const onKeyDown = (event: KeyboardEvent) => {
    // While Chinese is being composed, Enter belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const hasHits = (find.found?.hits.length ?? 0) > 0;
  return (
    <search className="pl-find" aria-label={t('title')}>
      <Group gap={4} wrap="nowrap">
        <TextInput
          ref={fieldRef}
          size="xs"
          flex={1}
          maw={320}
          type="search"
          // Opened by the person who is about to type.
          autoFocus
          aria-label={t('title')}
          placeholder={t('title')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={find.query}
          onChange={(event) => find.setQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Text size="xs" className="pl-number" role="status" style={{ whiteSpace: 'nowrap' }}>
          <Count find={find} />
        </Text>
        <Step label={t('previous')} isOff={!hasHits} onClick={() => onStep(-1)}>
          <IconChevronUp size={16} />
        </Step>
        <Step label={t('next')} isOff={!hasHits} onClick={() => onStep(1)}>
          <IconChevronDown size={16} />
        </Step>
        <Step label={t('close')} isOff={false} onClick={onClose}>
          <IconX size={16} />
        </Step>
      </Group>
      {hasHits && (
        <Group gap={10} mih={20}>
          {find.groups.map(([group, count, first]) => (
            <UnstyledButton key={group} className="pl-find-group" onClick={() => onGoTo(first)}>
              {t(`group.${group}`, { count })}
            </UnstyledButton>
          ))}
          {find.hit && (
            <Text size="xs" c="dimmed" className="pl-truncate" flex={1} miw={120}>
              {`${find.hit.where}: …${find.hit.before.slice(-24)}`}
              <mark>{find.hit.match}</mark>
              {find.hit.after}
            </Text>
          )}
        </Group>
      )}
    </search>
  );
}

function Count({ find: { query, found, index } }: { readonly find: Find }) {
  const t = useMessages('viewers.find');
  if (query.trim() === '') return null;
  if (found === null) return t('searching');
  const total = found.hits.length;
  if (total === 0) return t(found.state === 'searching' ? 'searching' : 'none');
  const more = found.state === 'done' ? '' : '+';
  return index < 0 ? t('count', { total, more }) : t('position', { index: index + 1, total, more });
}

interface StepProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Step({ label, isOff, onClick, children }: StepProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="sm" aria-label={label} disabled={isOff} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}

import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { useMessages } from '#messages';
import { useShortcuts } from './shortcuts.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is searched, such as "Number, title or domain". */
  readonly hint: string;
  readonly width?: number;
}

/** A search above a table; `/` leads here, Escape empties it. */
export function SearchField({ value, onChange, hint, width = 280 }: SearchFieldProps) {
  const words = useMessages('words');
  const t = useMessages('coordination');
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: t('searchKey'), run: () => field.current?.focus() }]);
  return (
    <TextInput
      ref={field}
      aria-label={words('search')}
      placeholder={hint}
      w={width}
      size="xs"
      type="search"
      maxLength={200}
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSection={
        value !== '' && <CloseButton size="sm" aria-label={words('remove')} onClick={() => onChange('')} />
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') onChange('');
      }}
    />
  );
}

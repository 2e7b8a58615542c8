import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Fact } from '#documents';
import { useMessages } from '#messages';
import { DataTable, EmptyState, ErrorState, LoadingState, useFormat } from '#ui';
import type { HeldDocument } from '../../reading/open-in-worker.ts';
import { useAnswer } from '../../reading/use-answer.ts';
import { describeFact, locateFact } from './describe-fact.ts';

interface FactInspectorProps {
  readonly held: HeldDocument;
  readonly onChoose: (fact: Fact) => void;
}

/** Every fact of a document, by type and searchable; Enter or a click chooses one. */
export function FactInspector({ held, onChoose }: FactInspectorProps) {
  const t = useMessages('viewers.inspector');
  const found = useAnswer(held, 'facts', () => held.calls.listFacts());
  if (found === null) return <LoadingState />;
  if ('error' in found) return <ErrorState error={found.error} />;
  if (found.answer.length === 0) return <EmptyState title={t('none')} />;
  return <FactList facts={found.answer} onChoose={onChoose} />;
}

interface FactListProps {
  readonly facts: readonly Fact[];
  readonly onChoose: (fact: Fact) => void;
}

function FactList({ facts, onChoose }: FactListProps) {
  const t = useMessages('viewers.inspector');
  const format = useFormat();
  const [type, setType] = useState('');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 150);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const types = useMemo(() => countTypes(facts), [facts]);
  const rows = useMemo(() => {
    const wanted = search.trim().toLowerCase();
    return facts.filter(
      (fact) =>
        (type === '' || fact.type === type) &&
        (wanted === '' || describeFact(fact).toLowerCase().includes(wanted)),
    );
  }, [facts, type, search]);
  return (
    <div className="pl-inspector">
      <Group gap={6} p={6} wrap="nowrap">
        <NativeSelect
          size="xs"
          aria-label={t('type')}
          value={type}
          onChange={(event) => setType(event.currentTarget.value)}
          data={[
            { value: '', label: t('allTypes', { count: facts.length }) },
            ...types.map(([name, count]) => ({ value: name, label: `${name} (${format.number(count)})` })),
          ]}
        />
        <TextInput
          flex={1}
          size="xs"
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Group>
      <DataTable
        label={t('title')}
        rows={rows}
        rowKey={({ id }) => id}
        rowHeight={28}
        minWidth={300}
        chosenKey={chosenId}
        onOpen={(fact) => {
          setChosenId(fact.id);
          onChoose(fact);
        }}
        columns={[
          { key: 'type', header: t('type'), width: '96px', render: (fact) => fact.type },
          { key: 'what', header: t('what'), width: 'minmax(110px, 1fr)', render: describeFact },
          {
            key: 'where',
            header: t('where'),
            width: '92px',
            render: (fact) => (
              <Text size="xs" c="dimmed" truncate>
                {locateFact(fact)}
              </Text>
            ),
            text: locateFact,
          },
        ]}
      />
    </div>
  );
}

function countTypes(facts: readonly Fact[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { type } of facts) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
}

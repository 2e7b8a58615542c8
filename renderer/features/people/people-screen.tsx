import { Button, Group } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, useProject } from '#api';
import type { PersonView } from '#contract';
import type { PersonId } from '#domain';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen, SearchField } from '#ui';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonDialog } from './person-dialog.tsx';

/** Everyone in the project; opening a row changes roles, passphrase and account. */
export function PeopleScreen() {
  const t = useMessages('people');
  const { projectId } = useProject();
  const people = useQuery(api.people.list.queryOptions({ input: { projectId } }));
  const [isAdding, setAdding] = useState(false);
  const addButton = (
    <Button leftSection={<IconUserPlus size={15} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} lead={t('lead')} actions={addButton} />
      <QueryState query={people}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={IconUsers} title={t('emptyTitle')} hint={t('emptyHint')} actions={addButton} />
          ) : (
            <PeopleList people={rows} />
          )
        }
      </QueryState>
      {isAdding && <AddPersonDialog onClose={() => setAdding(false)} />}
    </Screen>
  );
}

function PeopleList({ people }: { readonly people: readonly PersonView[] }) {
  const t = useMessages('people');
  const words = useMessages('words');
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<PersonId | null>(null);
  const open = people.find(({ id }) => id === openId);
  const wanted = search.trim().toLowerCase();
  const shown = people.filter(({ displayName, loginName }) =>
    `${displayName} ${loginName}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <Group>
        <SearchField value={search} onChange={setSearch} hint={t('searchHint')} />
      </Group>
      {shown.length === 0 ? (
        <EmptyState title={words('nothingFound')} hint={words('nothingFoundHint')} />
      ) : (
        <PeopleTable people={shown} onOpen={(person) => setOpenId(person.id)} />
      )}
      {open && <PersonDialog person={open} people={people} onClose={() => setOpenId(null)} />}
    </>
  );
}

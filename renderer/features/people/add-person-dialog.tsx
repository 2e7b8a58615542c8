import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, useProject } from '#api';
import type { ProjectRole } from '#domain';
import { useMessages } from '#messages';
import { Dialog, InlineError, useNotify } from '#ui';
import { PassphraseFields } from './passphrase-fields.tsx';
import { emptyPair, findPassphraseFault } from './passphrase-pair.ts';
import type { PassphrasePair } from './passphrase-pair.ts';
import { RoleFields } from './role-fields.tsx';

interface PersonFields {
  readonly displayName: string;
  readonly loginName: string;
  readonly roles: readonly ProjectRole[];
  readonly pair: PassphrasePair;
}

const isWithoutPassphrase = ({ pair }: PersonFields) => pair.passphrase === '' && pair.again === '';

/** Adds somebody to the project, with or without a passphrase. */
export function AddPersonDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('people');
  const words = useMessages('words');
  const [fields, setFields] = useState<PersonFields>({
    displayName: '',
    loginName: '',
    roles: ['annotator'],
    pair: emptyPair,
  });
  const [wasTried, setWasTried] = useState(false);
  const { add, submit } = useAddPerson(onClose);
  return (
    <Dialog isOpen title={t('addTitle')} size="lg" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setWasTried(true);
          submit(fields);
        }}
      >
        <Stack gap="md">
          <Text c="dimmed">{t('addHint')}</Text>
          <NameFields fields={fields} wasTried={wasTried} onChange={setFields} />
          <RoleFields
            label={t('roles')}
            roles={fields.roles}
            error={wasTried && fields.roles.length === 0 ? t('rolesNeeded') : undefined}
            onChange={(roles) => setFields({ ...fields, roles })}
          />
          <PassphraseFields
            pair={fields.pair}
            hint={t('passphraseLater')}
            onChange={(pair) => setFields({ ...fields, pair })}
          />
          <InlineError error={add.error} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {words('cancel')}
            </Button>
            <Button
              type="submit"
              loading={add.isPending}
              disabled={!isWithoutPassphrase(fields) && findPassphraseFault(fields.pair) !== null}
            >
              {t('add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function useAddPerson(onClose: () => void) {
  const t = useMessages('people');
  const notify = useNotify();
  const queries = useQueryClient();
  const { projectId } = useProject();
  const add = useMutation(
    api.people.add.mutationOptions({
      onSuccess: async (person) => {
        await queries.invalidateQueries({ queryKey: api.people.key() });
        notify.done(t('added', { name: person.displayName }));
        onClose();
      },
    }),
  );
  const submit = (fields: PersonFields) => {
    const displayName = fields.displayName.trim();
    const loginName = fields.loginName.trim();
    if (displayName === '' || loginName === '' || fields.roles.length === 0) return;
    const passphrase = isWithoutPassphrase(fields) ? null : fields.pair.passphrase;
    add.mutate({ projectId, displayName, loginName, passphrase, roles: [...fields.roles] });
  };
  return { add, submit };
}

interface NameFieldsProps {
  readonly fields: PersonFields;
  readonly wasTried: boolean;
  readonly onChange: (fields: PersonFields) => void;
}

function NameFields({ fields, wasTried, onChange }: NameFieldsProps) {
  const t = useMessages('people');
  return (
    <SimpleGrid cols={2} spacing="sm">
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        data-autofocus
        maxLength={80}
        value={fields.displayName}
        error={wasTried && fields.displayName.trim() === '' && t('nameNeeded')}
        onChange={(event) => onChange({ ...fields, displayName: event.currentTarget.value })}
      />
      <TextInput
        label={t('loginName')}
        description={t('loginHint')}
        autoComplete="off"
        maxLength={80}
        value={fields.loginName}
        error={wasTried && fields.loginName.trim() === '' && t('loginNeeded')}
        onChange={(event) => onChange({ ...fields, loginName: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}

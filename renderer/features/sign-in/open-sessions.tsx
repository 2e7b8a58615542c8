import { Badge, Button, Table, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, useNow } from '#api';
import { useMessages } from '#messages';
import { QueryState, Section, useFormat, useNotify } from '#ui';

/** Where one is signed in, each of which can be ended. */
export function OpenSessions() {
  const t = useMessages('signIn');
  const notify = useNotify();
  const format = useFormat();
  const now = useNow();
  const queries = useQueryClient();
  const sessions = useQuery(api.signIn.sessions.queryOptions());
  const revoke = useMutation(
    api.signIn.revoke.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.signIn.sessions.key() }),
      onError: notify.failed,
    }),
  );
  return (
    <Section title={t('sessions')} hint={t('sessionsHint')}>
      <QueryState query={sessions}>
        {(rows) => (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('device')}</Table.Th>
                <Table.Th>{t('lastSeen')}</Table.Th>
                <Table.Th>{t('expires')}</Table.Th>
                <Table.Th>
                  <VisuallyHidden>{t('endSession')}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id}>
                  <Table.Td>
                    {row.device} {row.isThis && <Badge>{t('thisSession')}</Badge>}
                  </Table.Td>
                  <Table.Td title={format.exactInstant(row.lastSeenAt)}>
                    {format.ago(row.lastSeenAt, now)}
                  </Table.Td>
                  <Table.Td title={format.exactInstant(row.expiresAt)}>
                    {format.instant(row.expiresAt)}
                  </Table.Td>
                  <Table.Td ta="end">
                    {!row.isThis && (
                      <Button
                        size="compact-xs"
                        variant="default"
                        loading={revoke.isPending && revoke.variables.id === row.id}
                        onClick={() => revoke.mutate({ id: row.id })}
                      >
                        {t('endSession')}
                      </Button>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </QueryState>
    </Section>
  );
}

import { Anchor, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, useProject, useProjectPath } from '#api';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen } from '#ui';
import { BackLink } from './back-link.tsx';
import { WeightField } from './weight-field.tsx';

/** Rubric items whose weight the pack did not tell, each to be set in place. */
export function WeightsScreen() {
  const t = useMessages('tasks');
  const path = useProjectPath();
  const { projectId } = useProject();
  const items = useQuery(api.tasks.itemsNeedingWeight.queryOptions({ input: { projectId } }));
  return (
    <Screen width="text">
      <BackLink to={path('tasks')} label={t('toTasks')} />
      <PageHeader title={t('weightsTitle')} lead={t('weightsLead')} />
      <QueryState query={items}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={IconCircleCheck} title={t('weightsEmptyTitle')} hint={t('weightsEmptyHint')} />
          ) : (
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
              {rows.map((item) => (
                <Stack component="li" key={item.id} className="pl-section" gap="xs" p="md">
                  <Text size="xs" c="dimmed">
                    <Anchor component={Link} to={path('tasks', item.taskId)} size="xs" underline="always">
                      {item.externalId}
                    </Anchor>
                    {item.rawPrefix !== null && ` · ${t('rawPrefix', { prefix: item.rawPrefix })}`}
                  </Text>
                  {item.text.en !== null && <Text>{item.text.en}</Text>}
                  {item.text.zh !== null && <Text lang="zh-CN">{item.text.zh}</Text>}
                  <WeightField item={item} />
                </Stack>
              ))}
            </Stack>
          )
        }
      </QueryState>
    </Screen>
  );
}

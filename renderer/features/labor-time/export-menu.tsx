import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useProject } from '#api';
import { useMessages } from '#messages';

const tables = ['tasks', 'attempts'] as const;
const formats = ['csv', 'jsonl', 'xlsx'] as const;

/** The same figures as files, made by the core as they are downloaded. */
export function ExportMenu() {
  const t = useMessages('laborTime');
  const { projectId } = useProject();
  const address = (query: string) => `/exports/${projectId}/labor-time?${query}`;
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={15} />}
          rightSection={<IconChevronDown size={14} />}
        >
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {tables.map((table) => (
          <div key={table} role="group" aria-label={t(table === 'tasks' ? 'exportTasks' : 'exportAttempts')}>
            <Menu.Label>{t(table === 'tasks' ? 'exportTasks' : 'exportAttempts')}</Menu.Label>
            {formats.map((format) => (
              <Menu.Item
                key={format}
                component="a"
                href={address(`format=${format}&table=${table}`)}
                download
              >
                {t(format)}
              </Menu.Item>
            ))}
          </div>
        ))}
        <Menu.Label>{t('exportRuns')}</Menu.Label>
        <Menu.Item component="a" href={address('format=runs')} download>
          {t('runs')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

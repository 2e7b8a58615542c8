import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { api, useSessionQuery } from '#api';
import { taskLanguages } from '#domain';
import { useMessages, useSetLanguage } from '#messages';

/** Changes the page's language, and remembers it for the person who is signed in. */
export function LanguageSwitch() {
  const t = useMessages('app');
  const words = useMessages('words');
  const locale = useLocale();
  const setLanguage = useSetLanguage();
  const session = useSessionQuery();
  const remember = useMutation(api.signIn.setLanguage.mutationOptions());
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <ActionIcon aria-label={t('switchLanguage')} title={t('switchLanguage')}>
          <IconLanguage size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {taskLanguages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            leftSection={<IconCheck size={14} visibility={locale === language ? 'visible' : 'hidden'} />}
            onClick={() => {
              setLanguage(language, true);
              if (session.data?.person) remember.mutate({ language });
            }}
          >
            {words(`language.${language}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

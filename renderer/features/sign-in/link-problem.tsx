import { Alert } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useErrorText, useMessages } from '#messages';

/** Why a start link (`/launch?…`) led to the sign-in page, by the code in the address; nothing without one. */
export function LinkProblem({ code }: { readonly code: string | null }) {
  const t = useMessages('signIn');
  const say = useErrorText();
  if (code === null) return null;
  return (
    <Alert color="yellow" role="alert" icon={<IconLinkOff size={18} />} title={t('linkProblem')}>
      {say(code)}
    </Alert>
  );
}

import { Alert } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useMessages } from '#messages';

/** Why a start link led to the sign-in page (`/?launch=used`): each works once. */
export function LinkProblem() {
  const t = useMessages('signIn');
  const errors = useMessages('errors');
  return (
    <Alert color="yellow" role="alert" icon={<IconLinkOff size={18} />} title={t('linkProblem')}>
      {errors('launch-token-used')}
    </Alert>
  );
}

import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { findErrorKey, useErrorText } from '#messages';
import { CopyFailure, describeFailure } from './failure-details.tsx';

/** What went wrong with the last thing asked, beside the form or button that asked; nothing when all is well. */
export function InlineError({ error }: { readonly error: unknown }) {
  const say = useErrorText();
  if (error === null || error === undefined) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertCircle size={18} />} py="xs">
      {say(error)}
      {findErrorKey(error) === 'unexpected' && (
        <div>
          <CopyFailure details={describeFailure(error)} />
        </div>
      )}
    </Alert>
  );
}

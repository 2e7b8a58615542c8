import { Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { findErrorKey, useErrorText, useMessages } from '#messages';
import { CopyFailure, describeFailure } from './failure-details.tsx';

const shortMs = 3_000;
const longMs = 8_000;

/** Short messages in the corner: that something worked, or why it did not. */
export function useNotify() {
  const say = useErrorText();
  const t = useMessages('words');
  const closeButtonProps = { 'aria-label': t('close') };
  return {
    done: (message: string) =>
      notifications.show({ message, color: 'teal', autoClose: shortMs, closeButtonProps }),
    failed: (error: unknown) => {
      const isBug = findErrorKey(error) === 'unexpected';
      notifications.show({
        message: isBug ? (
          <Stack gap={6} align="flex-start">
            {say(error)}
            <CopyFailure details={describeFailure(error)} />
          </Stack>
        ) : (
          say(error)
        ),
        color: 'red',
        // A bug waits until its details were copied or it was closed.
        autoClose: isBug ? false : longMs,
        closeButtonProps,
      });
    },
  };
}

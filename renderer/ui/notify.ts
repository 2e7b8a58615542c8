import { notifications } from '@mantine/notifications';
import { useErrorText } from '#messages';

/** Short messages in the corner: that something worked, or why it did not. */
export function useNotify() {
  const say = useErrorText();
  return {
    done: (message: string) => notifications.show({ message, color: 'teal', autoClose: 3_000 }),
    failed: (error: unknown) => notifications.show({ message: say(error), color: 'red', autoClose: 8_000 }),
  };
}

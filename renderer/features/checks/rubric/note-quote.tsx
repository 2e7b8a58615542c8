import { Text } from '@mantine/core';

interface NoteQuoteProps {
  readonly title: string;
  readonly text: string;
  /** The reader's own words of this round, instead of those of an earlier one. */
  readonly isOwn?: boolean;
}

/** Words that were written before, apart from what is being written. */
export function NoteQuote({ title, text, isOwn = false }: NoteQuoteProps) {
  return (
    <div className="pl-check-quote" data-own={isOwn}>
      <Text size="xs" fw={600} c="dimmed">
        {title}
      </Text>
      <Text className="pl-check-words">{text}</Text>
    </div>
  );
}

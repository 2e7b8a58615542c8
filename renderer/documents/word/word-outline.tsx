import type { OutlineEntry } from '#documents';
import { useMessages } from '#messages';
import type { PartSpan } from '../office/text-ranges.ts';

interface WordOutlineProps {
  readonly entries: readonly OutlineEntry[];
  readonly onGo: (span: PartSpan) => void;
}

/** The headings of a document; each leads to its place. */
export function WordOutline({ entries, onGo }: WordOutlineProps) {
  const t = useMessages('viewers.word');
  return (
    <nav className="pl-word-outline" aria-label={t('outline')}>
      {entries.map((entry) => (
        <button
          key={entry.start}
          type="button"
          style={{ paddingInlineStart: 8 + 12 * (Math.min(6, entry.level) - 1) }}
          title={entry.text}
          onClick={() => onGo(entry)}
        >
          {entry.text}
        </button>
      ))}
    </nav>
  );
}

import { Text } from '@mantine/core';
import type { RubricItemView } from '#contract';
import type { TaskLanguage } from '#domain';
import { useMessages } from '#messages';
import { WeightMark } from './weight-mark.tsx';

interface PointTextProps {
  readonly item: RubricItemView;
  readonly language: TaskLanguage | null;
  readonly isTicked: boolean;
}

/** A point's weight and words, in the chosen language or else in the one there is. */
export function PointText({ item, language, isTicked }: PointTextProps) {
  const t = useMessages('checks.rubric');
  const other: TaskLanguage = language === 'zh' ? 'en' : 'zh';
  const own = language && item.text[language];
  const text = own ?? item.text[other];
  const lang = own === null ? other : language;
  return (
    <div className="pl-point-text" lang={lang === 'zh' ? 'zh-CN' : 'en'} data-ticked={isTicked}>
      <WeightMark item={item} />
      {text ?? (
        <Text component="span" c="dimmed">
          {t('noText')}
        </Text>
      )}
    </div>
  );
}

import type { RubricItemView } from '#contract';
import { useMessages } from '#messages';
import { useFormat } from '#ui';

/** A signed weight; the sign says it, the colour only repeats it. */
export function WeightMark({ item }: { readonly item: RubricItemView }) {
  const t = useMessages('checks.rubric');
  const format = useFormat();
  if (item.kind === 'gate') return null;
  if (item.weight === null) {
    return (
      <span className="pl-weight" data-sign="none" title={item.rawPrefix ?? undefined}>
        {t('noWeight')}
      </span>
    );
  }
  const sign = item.weight < 0 ? 'minus' : 'plus';
  const figure = format.number(Math.abs(item.weight));
  const weight = `${sign === 'minus' ? '−' : '+'}${figure}`;
  return (
    <span className="pl-weight pl-number" data-sign={sign} title={t('weight', { weight })}>
      {weight}
    </span>
  );
}

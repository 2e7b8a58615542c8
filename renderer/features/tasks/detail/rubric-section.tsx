import { Badge, Stack, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { RubricItemView, TaskDetail } from '#contract';
import { useMessages } from '#messages';
import { Section } from '#ui';
import { WeightField } from '../weight-field.tsx';
import { chosenLanguages, langOf } from './task-language.ts';
import type { LanguageChoice } from './task-language.ts';

interface RubricProps {
  readonly task: TaskDetail;
  readonly language: LanguageChoice;
}

/** Gates and weighted items; a weight that the pack did not tell is set in place. */
export function RubricSection({ task, language }: RubricProps) {
  const t = useMessages('tasks');
  const gates = task.rubric.filter(({ kind }) => kind === 'gate');
  const items = task.rubric.filter(({ kind }) => kind === 'item');
  return (
    <Section title={t('rubric')} hint={t('rubricHint')}>
      {task.rubric.length === 0 && <Text c="dimmed">{t('noRubric')}</Text>}
      {gates.length > 0 && (
        <RubricPart title={t('gates')} hint={t('gatesHint')} items={gates} language={language} />
      )}
      {items.length > 0 && (
        <RubricPart title={t('items')} hint={t('itemsHint')} items={items} language={language} />
      )}
    </Section>
  );
}

interface RubricPartProps {
  readonly title: string;
  readonly hint: string;
  readonly items: readonly RubricItemView[];
  readonly language: LanguageChoice;
}

function RubricPart({ title, hint, items, language }: RubricPartProps) {
  return (
    <div>
      <Title order={3}>
        {title}
        <Text component="span" c="dimmed" size="xs" fw={400} ml={8}>
          {hint}
        </Text>
      </Title>
      <ul className="pl-rubric">
        {items.map((item) => (
          <RubricItem key={item.id} item={item} language={language} />
        ))}
      </ul>
    </div>
  );
}

function RubricItem({
  item,
  language,
}: {
  readonly item: RubricItemView;
  readonly language: LanguageChoice;
}) {
  const t = useMessages('tasks');
  return (
    <li>
      <WeightMark item={item} />
      <Stack gap={6} miw={0}>
        <div className="pl-task-languages">
          {chosenLanguages(language).map((one) => (
            <Text key={one} className="pl-task-text" lang={langOf(one)}>
              {item.text[one] ?? '–'}
            </Text>
          ))}
        </div>
        {item.needsWeight && (
          <>
            <Text size="xs" c="var(--pl-warning-ink)">
              {t('weightNeeded')}
              {item.rawPrefix !== null && ` · ${t('rawPrefix', { prefix: item.rawPrefix })}`}
            </Text>
            <WeightField item={item} />
          </>
        )}
      </Stack>
    </li>
  );
}

function WeightMark({ item }: { readonly item: RubricItemView }) {
  const t = useMessages('tasks');
  if (item.kind === 'gate') {
    return (
      <Text component="span" c="dimmed" ta="end" pt={1} aria-hidden>
        <IconLock size={15} />
      </Text>
    );
  }
  const weight = item.weight;
  if (weight === null) {
    return (
      <Badge color="orange" title={t('weightNeeded')} fullWidth>
        ?
      </Badge>
    );
  }
  return (
    <Badge color={weight < 0 ? 'red' : 'gray'} className="pl-number" title={t('weight')} fullWidth>
      {weight > 0 ? `+${weight}` : `−${-weight}`}
    </Badge>
  );
}

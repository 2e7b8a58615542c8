import {
  Button,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { useRef, useState } from 'react';
import type { ProjectSettings } from '#contract';
import { useMessages } from '#messages';
import { InlineError, Section, useShortcuts } from '#ui';
import { findFaults, isChanged, toFields, toSettings } from './settings-fields.ts';
import type { SettingsFields } from './settings-fields.ts';
import { listTimeZones } from './time-zones.ts';

interface ProjectFormProps {
  readonly settings: ProjectSettings;
  readonly saveLabel: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly isNew?: boolean;
  readonly onSave: (settings: ProjectSettings) => void;
  readonly onCancel?: () => void;
}

/** The policies of a project, new or existing. Faults show once saving was tried. */
export function ProjectForm(props: ProjectFormProps) {
  const t = useMessages('projects');
  const words = useMessages('words');
  const [fields, setFields] = useState(() => toFields(props.settings));
  const [wasTried, setWasTried] = useState(false);
  const faults = findFaults(fields);
  const hasChanged = isChanged(fields, props.settings);
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    setWasTried(true);
    if (Object.keys(faults).length === 0) props.onSave(toSettings(fields));
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  useShortcuts([{ keys: 'mod+S', label: props.saveLabel, run: save, worksInFields: true }]);
  const parts: PartProps = {
    fields,
    set: (part) => setFields((before) => ({ ...before, ...part })),
    faultOf: (field) => (wasTried && faults[field] ? t(faults[field]) : null),
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="md">
        <Basics {...parts} isNew={props.isNew === true} />
        <Pay {...parts} />
        <TimeAndScores {...parts} />
        <Working {...parts} />
        <InlineError error={props.error} />
        <Group justify="flex-end" gap="xs">
          {hasChanged && !props.isNew && <Text c="dimmed">{t('unsaved')}</Text>}
          {props.onCancel && (
            <Button variant="default" onClick={props.onCancel}>
              {words('cancel')}
            </Button>
          )}
          <Button type="submit" loading={props.isBusy} disabled={!hasChanged && !props.isNew}>
            {props.saveLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PartProps {
  readonly fields: SettingsFields;
  readonly set: (part: Partial<SettingsFields>) => void;
  readonly faultOf: (field: keyof SettingsFields) => string | null;
}

function Basics({ fields, set, faultOf, isNew }: PartProps & { readonly isNew: boolean }) {
  const t = useMessages('projects');
  return (
    <Section title={t('basics')}>
      <TextInput
        label={t('name')}
        value={fields.name}
        error={faultOf('name')}
        maxLength={120}
        autoFocus={isNew}
        required
        withAsterisk={false}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Select
        label={t('timeZone')}
        description={t('timeZoneHint')}
        searchable
        allowDeselect={false}
        limit={200}
        data={listTimeZones(fields.timeZone)}
        value={fields.timeZone}
        error={faultOf('timeZone')}
        onChange={(timeZone) => set({ timeZone: timeZone ?? '' })}
      />
    </Section>
  );
}

function Pay({ fields, set, faultOf }: PartProps) {
  const t = useMessages('projects');
  return (
    <Section title={t('pay')} hint={t('payHint')}>
      <SimpleGrid cols={2}>
        <NumberInput
          label={t('baseDailySalary')}
          value={fields.baseDailySalary}
          error={faultOf('baseDailySalary')}
          min={0}
          decimalScale={2}
          thousandSeparator
          hideControls
          onChange={(baseDailySalary) => set({ baseDailySalary })}
        />
        <TextInput
          label={t('currency')}
          placeholder={t('currencyHint')}
          value={fields.currency}
          error={faultOf('currency')}
          maxLength={3}
          onChange={(event) => set({ currency: event.currentTarget.value.toUpperCase() })}
        />
      </SimpleGrid>
    </Section>
  );
}

function TimeAndScores({ fields, set, faultOf }: PartProps) {
  const t = useMessages('projects');
  return (
    <Section title={t('timing')}>
      <SimpleGrid cols={2}>
        <TextInput
          label={t('divergenceRatio')}
          description={t('divergenceRatioHint')}
          inputMode="decimal"
          value={fields.divergenceRatio}
          error={faultOf('divergenceRatio')}
          onChange={(event) => set({ divergenceRatio: event.currentTarget.value.trim() })}
        />
        <TextInput
          label={t('fastRatio')}
          description={t('fastRatioHint')}
          inputMode="decimal"
          value={fields.fastRatio}
          error={faultOf('fastRatio')}
          onChange={(event) => set({ fastRatio: event.currentTarget.value.trim() })}
        />
      </SimpleGrid>
      <Switch
        label={t('countsIdle')}
        description={t('countsIdleHint')}
        checked={fields.countsIdle}
        onChange={(event) => set({ countsIdle: event.currentTarget.checked })}
      />
    </Section>
  );
}

function Working({ fields, set }: PartProps) {
  const t = useMessages('projects');
  return (
    <Section title={t('working')}>
      <Switch
        label={t('allowsClaims')}
        description={t('allowsClaimsHint')}
        checked={fields.allowsClaims}
        onChange={(event) => set({ allowsClaims: event.currentTarget.checked })}
      />
    </Section>
  );
}

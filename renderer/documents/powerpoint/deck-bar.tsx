import { ActionIcon, Group, NativeSelect, Text, Tooltip } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMarquee2,
  IconNotes,
  IconSparkles,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useMessages } from '#messages';
import { useFormat } from '#ui';

interface Toggle {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** `fit` shows the whole slide; a number is in percent of its actual size. */
export type DeckZoom = number | 'fit';

interface DeckBarProps {
  readonly current: number;
  readonly count: number;
  readonly onGo: (step: number) => void;
  readonly zoom: DeckZoom;
  readonly onZoom: (zoom: DeckZoom) => void;
  readonly area: Toggle;
  readonly notes: Toggle;
  /** Null where nothing on the slide is animated. */
  readonly effects: Toggle | null;
}

const zooms = [50, 75, 100, 125, 150, 200] as const;

export function DeckBar({ current, count, onGo, zoom: shown, onZoom, area, notes, effects }: DeckBarProps) {
  const t = useMessages('viewers.powerpoint');
  const format = useFormat();
  return (
    <Group className="pl-document-bar" gap={4} wrap="nowrap">
      <BarButton
        label={t('previous')}
        icon={IconChevronLeft}
        isDisabled={current <= 1}
        onClick={() => onGo(-1)}
      />
      <Text size="xs" className="pl-number" style={{ whiteSpace: 'nowrap' }}>
        {t('slideOf', { number: current, count })}
      </Text>
      <BarButton
        label={t('next')}
        icon={IconChevronRight}
        isDisabled={current >= count}
        onClick={() => onGo(1)}
      />
      <Group gap={4} wrap="nowrap" ml="auto">
        <BarToggle label={t('area')} icon={IconMarquee2} toggle={area} />
        <BarToggle label={t('notes')} icon={IconNotes} toggle={notes} />
        {effects && <BarToggle label={t('effects')} icon={IconSparkles} toggle={effects} />}
        <NativeSelect
          size="xs"
          w={96}
          aria-label={t('zoom')}
          value={String(shown)}
          onChange={({ currentTarget: { value } }) => onZoom(value === 'fit' ? 'fit' : Number(value))}
          data={[
            { value: 'fit', label: t('fit') },
            ...zooms.map((zoom) => ({ value: String(zoom), label: format.percent(zoom / 100) })),
          ]}
        />
      </Group>
    </Group>
  );
}

interface BarButtonProps {
  readonly label: string;
  readonly icon: ComponentType<{ size: number }>;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function BarButton({ label, icon: Icon, isDisabled, onClick }: BarButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        variant="subtle"
        {...(isDisabled ? { 'data-disabled': true } : {})}
        aria-disabled={isDisabled}
        onClick={onClick}
      >
        <Icon size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

interface BarToggleProps {
  readonly label: string;
  readonly icon: ComponentType<{ size: number }>;
  readonly toggle: Toggle;
}

function BarToggle({ label, icon: Icon, toggle }: BarToggleProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        aria-pressed={toggle.isOn}
        variant={toggle.isOn ? 'light' : 'subtle'}
        onClick={() => toggle.set(!toggle.isOn)}
      >
        <Icon size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

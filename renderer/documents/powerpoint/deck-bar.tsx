import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconMarquee2,
  IconNotes,
  IconSparkles,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useMessages } from '#messages';
import { BarToggle } from '../office/bar-toggle.tsx';
import type { Toggle } from '../office/bar-toggle.tsx';
import { FitZoomSelect } from '../office/fit-zoom-select.tsx';
import type { FitZoom } from '../office/fit-zoom-select.tsx';

interface DeckBarProps {
  readonly current: number;
  readonly count: number;
  readonly onGo: (step: number) => void;
  readonly zoom: FitZoom;
  readonly onZoom: (zoom: FitZoom) => void;
  readonly area: Toggle;
  readonly notes: Toggle;
  /** Null where nothing on the slide is animated. */
  readonly effects: Toggle | null;
}

export function DeckBar({ current, count, onGo, zoom, onZoom, area, notes, effects }: DeckBarProps) {
  const t = useMessages('viewers.powerpoint');
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
        <FitZoomSelect label={t('zoom')} fitLabel={t('fit')} zoom={zoom} onZoom={onZoom} />
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

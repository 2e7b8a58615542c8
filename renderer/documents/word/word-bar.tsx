import { ActionIcon, Group, NativeSelect, Tooltip } from '@mantine/core';
import { IconListTree, IconVersions } from '@tabler/icons-react';
import { useMessages } from '#messages';
import { useFormat } from '#ui';

interface Toggle {
  readonly isOn: boolean;
  set(isOn: boolean): void;
}

interface WordBarProps {
  readonly zoom: WordZoom;
  readonly onZoom: (zoom: WordZoom) => void;
  /** Null where there are no tracked changes. */
  readonly changes: Toggle | null;
  /** Null where there are no headings. */
  readonly outline: Toggle | null;
}

/** `fit` makes a sheet as wide as the pane, at most as wide as it is; a number is in percent. */
export type WordZoom = number | 'fit';

const zooms = [50, 75, 100, 125, 150, 200] as const;

export function WordBar({ zoom: shown, onZoom, changes, outline }: WordBarProps) {
  const t = useMessages('viewers.word');
  const format = useFormat();
  return (
    <Group className="pl-document-bar" gap={4} wrap="nowrap">
      {outline && <BarToggle label={t('outline')} icon={IconListTree} toggle={outline} />}
      {changes && <BarToggle label={t('changes')} icon={IconVersions} toggle={changes} />}
      <NativeSelect
        size="xs"
        w={96}
        ml="auto"
        aria-label={t('zoom')}
        value={String(shown)}
        onChange={({ currentTarget: { value } }) => onZoom(value === 'fit' ? 'fit' : Number(value))}
        data={[
          { value: 'fit', label: t('fit') },
          ...zooms.map((zoom) => ({ value: String(zoom), label: format.percent(zoom / 100) })),
        ]}
      />
    </Group>
  );
}

interface BarToggleProps {
  readonly label: string;
  readonly icon: typeof IconListTree;
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

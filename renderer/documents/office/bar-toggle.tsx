import { ActionIcon, Tooltip } from '@mantine/core';
import type { ComponentType } from 'react';

/** Something that a bar turns on and off. */
export interface Toggle {
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

interface BarToggleProps {
  readonly label: string;
  readonly icon: ComponentType<{ size: number }>;
  readonly toggle: Toggle;
}

/** A button in a document's bar that stays pressed while what it shows is on. */
export function BarToggle({ label, icon: Icon, toggle }: BarToggleProps) {
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

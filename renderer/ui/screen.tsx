import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface ScreenProps {
  readonly children: ReactNode;
  /** `text` keeps forms and prose readable, `full` is for tables and documents. */
  readonly width?: 'text' | 'full';
  /** Fills the window's height exactly, so that a table inside scrolls on its own. */
  readonly isFixed?: boolean;
}

/** The body of a screen: spacing and width, the same everywhere. */
export function Screen({ children, width = 'full', isFixed = false }: ScreenProps) {
  return (
    <Stack
      gap="md"
      p="lg"
      maw={width === 'text' ? 820 : undefined}
      style={isFixed ? { height: 'var(--pl-screen-height)', minHeight: 360 } : undefined}
    >
      {children}
    </Stack>
  );
}

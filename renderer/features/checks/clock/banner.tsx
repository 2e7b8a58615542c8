import { Text } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';

interface BannerProps {
  readonly tone: 'warning' | 'calm' | 'info' | 'good';
  readonly icon: ComponentType<{ readonly size?: number | string }>;
  readonly title: string;
  readonly hint?: string;
  readonly action?: ReactNode;
}

/** One line across the screen that says how things stand and what to do about it. */
export function Banner({ tone, icon: Icon, title, hint, action }: BannerProps) {
  return (
    <div className="pl-check-banner" data-tone={tone}>
      <span aria-hidden className="pl-check-banner-icon">
        <Icon size={18} />
      </span>
      <Text component="div" className="pl-check-banner-text">
        <strong>{title}</strong>
        {hint && <span>{hint}</span>}
      </Text>
      {action}
    </div>
  );
}

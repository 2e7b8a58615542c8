import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly children: ReactNode;
}

/** A dialog over the screen: Escape closes it, focus stays in it and returns afterwards. */
export function Dialog({ isOpen, title, onClose, size = 'md', children }: DialogProps) {
  const t = useMessages('words');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}

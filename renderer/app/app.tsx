import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '#api';
import { LanguageProvider } from '#messages';
import type { Catalog } from '#messages';
import type { TaskLanguage } from '#domain';
import { cssVariablesResolver, theme } from '#ui';
import { ErrorBoundary } from './error-boundary.tsx';
import { Gate } from './gate.tsx';

interface AppProps {
  readonly words: { readonly language: TaskLanguage; readonly catalog: Catalog };
}

/** The page: everything that every screen stands on, outermost first. */
export function App({ words }: AppProps) {
  const [queries] = useState(createQueryClient);
  return (
    <LanguageProvider first={words}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <QueryClientProvider client={queries}>
          <Notifications position="bottom-right" limit={3} />
          <ErrorBoundary>
            <Gate />
          </ErrorBoundary>
        </QueryClientProvider>
      </MantineProvider>
    </LanguageProvider>
  );
}

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { api } from './core.ts';
import { findExpected } from './expected-error.ts';

const networkRetries = 2;

/** Makes the page's query client. Expected errors are answers and never tried again; lost connections are. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    const code = findExpected(error)?.code;
    if (code !== 'not-signed-in' && code !== 'session-expired') return;
    void client.invalidateQueries({ queryKey: api.signIn.get.key() });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Live changes say when to ask again.
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) => findExpected(error) === null && failures < networkRetries,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

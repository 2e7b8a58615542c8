import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#contract';
import { ConnectionLost } from './expected-error.ts';

/** Everything the core can be asked, typed by the contract. */
export type CoreClient = ContractRouterClient<typeof contract>;

/** Makes a client for the core that serves this page; a network failure becomes `ConnectionLost`. */
export function createCoreClient(origin: string): CoreClient {
  const link = new RPCLink({
    url: `${origin}/rpc`,
    fetch: async (request, init) => {
      try {
        return await fetch(request, { ...init, credentials: 'same-origin' });
      } catch (error) {
        if (request.signal.aborted) throw error;
        throw new ConnectionLost({ cause: error });
      }
    },
  });
  return createORPCClient(link);
}

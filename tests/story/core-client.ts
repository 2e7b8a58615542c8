import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { BrowserContext } from 'playwright-core';
import type { contract } from '#contract';

export type CoreClient = ContractRouterClient<typeof contract>;

/** Asks the core directly, as the person who is signed in in that browser: for what a test arranges or checks. */
export async function clientOf(context: BrowserContext, url: string): Promise<CoreClient> {
  const cookies = await context.cookies(url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return createORPCClient(new RPCLink({ url: `${url}/rpc`, headers: { cookie, origin: url } }));
}

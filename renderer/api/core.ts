import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createCoreClient } from './client.ts';

/** The core, as plain async calls: `core.work.start({…})`. */
export const core = createCoreClient(globalThis.location.origin);

/** The core, as TanStack Query options: `useQuery(api.work.list.queryOptions({ input }))`. */
export const api = createTanstackQueryUtils(core);

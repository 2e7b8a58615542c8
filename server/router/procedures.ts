import { implement, ORPCError, type ImplementerInternalWithMiddlewares } from '@orpc/server';
import { contract, errorStatuses, type ErrorDetails, type ExpectedErrorCode } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { findBrokenText } from '#lib';
import { checkRights } from '../http/check-rights.ts';
import { findRefusal } from '../http/find-refusal.ts';
import { getCaller, type CallContext, type CheckedContext } from '../http/call-context.ts';

/** The contract's builder behind the rights check; areas bind their use cases to it. */
export type Procedures = ImplementerInternalWithMiddlewares<
  typeof contract,
  CallContext,
  CallContext & CheckedContext
>;

/** Gives the contract's builder with the one wrapper that checks session and rights and translates refusals. */
export function createProcedures(core: Core): Procedures {
  return implement(contract)
    .$context<CallContext>()
    .use(async ({ context, next, procedure, path }, input) => {
      try {
        // Before anything of it reaches the database, the project's id for the rights included.
        const field = findBrokenText(input);
        if (field !== null) throw new ExpectedError('invalid-input', { field, fault: 'broken-text' });
        const caller = await checkRights(core, procedure['~orpc'].meta.rights, context, input);
        return await next({ context: { caller } });
      } catch (error) {
        throw translate(core, error, path.join('.'));
      }
    });
}

/** Expected refusals travel by code; anything else is a bug, logged with its cause and told without it. */
function translate(core: Core, error: unknown, procedure: string): ORPCError<string, unknown> {
  const refusal = findRefusal(error);
  if (refusal) return refuse(refusal.code, refusal.data);
  if (error instanceof ORPCError && isInputFault(error))
    return refuse('invalid-input', describeInputFault(error));
  if (error instanceof ORPCError && error.status < 500) return error;
  core.log.error('procedure-failed', error, { procedure });
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: 'internal' });
}

const refuse = (code: ExpectedErrorCode, data: ErrorDetails) =>
  new ORPCError(code, { status: errorStatuses[code], data, message: code });

const isInputFault = (error: ORPCError<string, unknown>): boolean => error.code === 'BAD_REQUEST';

function describeInputFault({ data }: ORPCError<string, unknown>): Record<string, string> {
  const issues =
    typeof data === 'object' && data !== null && 'issues' in data && Array.isArray(data.issues)
      ? data.issues
      : [];
  const [first] = issues as readonly { readonly path?: readonly PropertyKey[]; readonly message?: string }[];
  return { field: (first?.path ?? []).map(String).join('.'), fault: first?.message ?? '' };
}

type UseCase<Input, Output> = (core: Core, caller: Caller, input: Input) => Promise<Output>;

/** Binds a use case of the usual shape: core, who calls, what was asked. */
export function bindTo(core: Core) {
  return <Input, Output>(useCase: UseCase<Input, Output>) =>
    ({ input, context }: { readonly input: Input; readonly context: CheckedContext }): Promise<Output> =>
      useCase(core, getCaller(context), input);
}

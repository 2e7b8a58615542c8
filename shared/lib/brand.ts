declare const brand: unique symbol;

/** A `Base` that cannot be mixed up with another: `type TaskId = Brand<string, 'TaskId'>`. Costs nothing at run time. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };

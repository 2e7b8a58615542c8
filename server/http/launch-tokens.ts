import type { Random } from '#core/foundation';

/** Tokens that sign the owner in once, printed only where the owner starts the program. */
export interface LaunchTokens {
  issue(): string;
  /** True the first time for an issued token, false ever after. */
  redeem(token: string): boolean;
}

export function createLaunchTokens(random: Random): LaunchTokens {
  const open = new Set<string>();
  return {
    issue() {
      const token = random.token();
      open.add(token);
      return token;
    },
    redeem: (token) => open.delete(token),
  };
}

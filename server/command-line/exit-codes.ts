/** What every command ends with (DESIGN, *One picture*). */
export const exitCodes = { done: 0, checkFailed: 1, wrongInput: 2, documentNotRead: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

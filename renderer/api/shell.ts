import type { ShellBridge } from '#contract';

declare global {
  interface Window {
    readonly plumbline?: ShellBridge;
  }
}

/** The desktop shell's bridge; null in a browser. */
export const findShell = (): ShellBridge | null => window.plumbline ?? null;

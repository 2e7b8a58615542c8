/** A backup that can't be restored, and everything that is wrong with it, in words. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[], cause?: unknown) {
    super(faults.join('; '), cause === undefined ? undefined : { cause });
    this.faults = faults;
  }
}

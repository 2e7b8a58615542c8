import type { PackFault } from '#contract';

interface Place {
  readonly file: string;
  readonly line?: number | null;
  readonly taskId?: string | null;
}

/** Gathers faults, so that one pass over a pack names all of them. A `stop` blocks the import. */
export class FaultList {
  readonly all: PackFault[] = [];

  stop(code: PackFault['code'], place: Place, message: string): void {
    this.#add('stop', code, place, message);
  }

  warn(code: PackFault['code'], place: Place, message: string): void {
    this.#add('warn', code, place, message);
  }

  #add(severity: PackFault['severity'], code: PackFault['code'], place: Place, message: string): void {
    const { file, line = null, taskId = null } = place;
    this.all.push({ code, severity, file, line, taskId, message });
  }
}

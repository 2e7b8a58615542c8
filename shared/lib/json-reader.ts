/** Foreign data that breaks its format: where (`tasks[3].attempts[0].slot`, `$` for the whole) and what it must be. */
export class InputFault extends Error {
  override readonly name = 'InputFault';
  readonly path: string;
  readonly fault: string;

  constructor(path: string, fault: string) {
    super(`${path}: ${fault}`);
    this.path = path;
    this.fault = fault;
  }
}

/** One place in foreign data that knows its path; each reading method throws an `InputFault` naming it. */
export class JsonCursor {
  readonly value: unknown;
  // The path is put together only when a fault needs it: most input has none.
  readonly #parent: JsonCursor | undefined;
  readonly #key: string | number;

  constructor(value: unknown, parent?: JsonCursor, key: string | number = '') {
    this.value = value;
    this.#parent = parent;
    this.#key = key;
  }

  get path(): string {
    const parent = this.#parent;
    if (parent === undefined) return '$';
    const base = parent.#parent === undefined ? '' : parent.path;
    if (typeof this.#key === 'number') return `${base}[${this.#key}]`;
    if (!/^[A-Za-z_$][\w$]*$/.test(this.#key)) return `${base}[${JSON.stringify(this.#key)}]`;
    return base === '' ? this.#key : `${base}.${this.#key}`;
  }

  get isAbsent(): boolean {
    return this.value === undefined;
  }

  get isNull(): boolean {
    return this.value === null;
  }

  refuse(fault: string): never {
    throw new InputFault(this.path, fault);
  }

  field(name: string): JsonCursor {
    const object = this.#object();
    return new JsonCursor(Object.hasOwn(object, name) ? object[name] : undefined, this, name);
  }

  entries(): (readonly [key: string, value: JsonCursor])[] {
    return Object.entries(this.#object()).map(([key, value]) => [key, new JsonCursor(value, this, key)]);
  }

  items(): JsonCursor[] {
    if (!Array.isArray(this.value)) return this.refuse('must be a list');
    return this.value.map((item: unknown, index) => new JsonCursor(item, this, index));
  }

  text(): string {
    if (typeof this.value !== 'string' || this.value === '') return this.refuse('must be a non-empty text');
    return this.value;
  }

  boolean(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.refuse('must be true or false');
  }

  /** Any finite number that `accepts` lets through. */
  number(fault = 'must be a number', accepts: (value: number) => boolean = () => true): number {
    const { value } = this;
    return typeof value === 'number' && Number.isFinite(value) && accepts(value) ? value : this.refuse(fault);
  }

  /** A whole number ≥ 0 that a double holds exactly. */
  count(fault: string): number {
    return this.number(fault, (value) => Number.isSafeInteger(value) && value >= 0);
  }

  oneOf<const T extends string | number | null>(choices: readonly T[]): T {
    const found = choices.find((choice) => choice === this.value);
    if (found !== undefined) return found;
    return this.refuse(`must be one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`);
  }

  nullable<T>(read: (at: JsonCursor) => T): T | null {
    return this.value === null ? null : read(this);
  }

  #object(): Record<string, unknown> {
    return isObject(this.value) ? this.value : this.refuse('must be an object');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses the second of two places that hold the same text or number, and names the first. */
export function refuseRepeats(places: readonly JsonCursor[]): void {
  const seen = new Map<unknown, JsonCursor>();
  for (const place of places) {
    const first = seen.get(place.value);
    if (first !== undefined) {
      place.refuse(`must be unique, but ${JSON.stringify(place.value)} also stands at ${first.path}`);
    }
    seen.set(place.value, place);
  }
}

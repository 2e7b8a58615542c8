/** A record's own value under a foreign key: an id such as "constructor" finds nothing it was not given. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

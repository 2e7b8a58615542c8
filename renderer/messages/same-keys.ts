/** A catalogue with the same keys as another one, in any words: a key left out or misspelt does not compile. */
export type SameKeys<Catalog> = {
  readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : SameKeys<Catalog[Key]>;
};

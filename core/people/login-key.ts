/** What shows nothing: zero-width joiners, marks that turn the direction of reading, variation selectors. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * A login name folded so that two spellings a person can't tell apart are one: NFKC, lower case, one space, nothing
 * unseen. Empty for a name that shows nothing.
 */
export function computeLoginKey(loginName: string): string {
  return loginName.normalize('NFKC').replaceAll(unseen, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');
}

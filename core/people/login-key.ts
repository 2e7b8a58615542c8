/** A login name folded so that two spellings a person can't tell apart are one: NFKC, lower case, one space. */
export function computeLoginKey(loginName: string): string {
  return loginName.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
}

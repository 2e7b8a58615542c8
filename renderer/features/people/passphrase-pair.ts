/** The core refuses shorter ones. */
export const passphraseMinLength = 10;

/** Length in characters, as the core counts. */
export const countCharacters = (text: string): number => Array.from(text).length;

export interface PassphrasePair {
  readonly passphrase: string;
  readonly again: string;
}

export const emptyPair: PassphrasePair = { passphrase: '', again: '' };

/** What is wrong with a passphrase typed twice; null when it can be used. Both empty is for the caller to judge. */
export function findPassphraseFault({ passphrase, again }: PassphrasePair): 'short' | 'differs' | null {
  if (countCharacters(passphrase) < passphraseMinLength) return 'short';
  return passphrase === again ? null : 'differs';
}

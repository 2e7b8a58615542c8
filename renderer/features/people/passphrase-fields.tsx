import { PasswordInput, SimpleGrid } from '@mantine/core';
import { useMessages } from '#messages';
import { countCharacters, passphraseMinLength } from './passphrase-pair.ts';
import type { PassphrasePair } from './passphrase-pair.ts';

interface PassphraseFieldsProps {
  readonly pair: PassphrasePair;
  readonly onChange: (pair: PassphrasePair) => void;
  /** Said while both are empty. */
  readonly hint?: string | undefined;
}

/** A passphrase typed twice, with its length as the only hint at its strength. */
export function PassphraseFields({ pair, onChange, hint }: PassphraseFieldsProps) {
  const t = useMessages('people');
  const count = countCharacters(pair.passphrase);
  const length =
    count >= passphraseMinLength
      ? t('passphraseLong', { count })
      : t('passphraseLength', { count, least: passphraseMinLength });
  const differs = pair.again !== '' && pair.again !== pair.passphrase;
  return (
    <SimpleGrid cols={2} spacing="sm">
      <PasswordInput
        label={t('passphrase')}
        description={count === 0 && hint ? hint : length}
        autoComplete="new-password"
        maxLength={1_000}
        value={pair.passphrase}
        onChange={(event) => onChange({ ...pair, passphrase: event.currentTarget.value })}
      />
      <PasswordInput
        label={t('passphraseAgain')}
        autoComplete="new-password"
        maxLength={1_000}
        error={differs && t('passphraseDiffers')}
        value={pair.again}
        onChange={(event) => onChange({ ...pair, again: event.currentTarget.value })}
      />
    </SimpleGrid>
  );
}

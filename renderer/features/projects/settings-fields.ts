import type { ProjectSettings } from '#contract';
import { minorDigits } from '#ui';

/** The settings as the form holds them: money in the currency's main unit, as typed. */
export type SettingsFields = Omit<ProjectSettings, 'baseDailySalaryMinor'> & {
  readonly baseDailySalary: string | number;
};

export type SettingsFault = 'nameNeeded' | 'timeZoneNeeded' | 'currencyWrong' | 'salaryWrong' | 'ratioWrong';

const ratioPattern = /^\d{1,3}(\.\d{1,4})?$/;
const currencyPattern = /^[A-Z]{3}$/;

/** What a new project starts with: the benchmark's ratios, and this machine's time zone. */
export function proposeSettings(): ProjectSettings {
  return {
    name: '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    currency: 'CNY',
    baseDailySalaryMinor: 30_000,
    divergenceRatio: '1.3',
    fastRatio: '0.7',
    countsIdle: true,
    allowsClaims: true,
  };
}

const digitsOf = (currency: string) => (currencyPattern.test(currency) ? minorDigits(currency) : 2);

export function toFields({ baseDailySalaryMinor, ...settings }: ProjectSettings): SettingsFields {
  return { ...settings, baseDailySalary: baseDailySalaryMinor / 10 ** digitsOf(settings.currency) };
}

export function toSettings({ baseDailySalary, ...fields }: SettingsFields): ProjectSettings {
  return {
    ...fields,
    name: fields.name.trim(),
    baseDailySalaryMinor: Math.round(Number(baseDailySalary) * 10 ** digitsOf(fields.currency)),
  };
}

/** Whether saving would change anything. */
export function isChanged(fields: SettingsFields, saved: ProjectSettings): boolean {
  const next = toSettings(fields);
  return Object.entries(next).some(([key, value]) => saved[key as keyof ProjectSettings] !== value);
}

/** The faults of a form by field; none when it can be saved. */
export function findFaults(fields: SettingsFields): Partial<Record<keyof SettingsFields, SettingsFault>> {
  const salary = fields.baseDailySalary === '' ? Number.NaN : Number(fields.baseDailySalary);
  return {
    ...(fields.name.trim() === '' && { name: 'nameNeeded' as const }),
    ...(fields.timeZone === '' && { timeZone: 'timeZoneNeeded' as const }),
    ...(!currencyPattern.test(fields.currency) && { currency: 'currencyWrong' as const }),
    ...(!(salary >= 0) && { baseDailySalary: 'salaryWrong' as const }),
    ...(!ratioPattern.test(fields.divergenceRatio) && { divergenceRatio: 'ratioWrong' as const }),
    ...(!ratioPattern.test(fields.fastRatio) && { fastRatio: 'ratioWrong' as const }),
  };
}

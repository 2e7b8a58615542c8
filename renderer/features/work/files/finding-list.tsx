import { Text } from '@mantine/core';
import { IconAlertOctagonFilled, IconAlertTriangle } from '@tabler/icons-react';
import type { PreflightFinding } from '#contract';
import { useMessages } from '#messages';
import { useFindingText } from './use-finding-text.ts';

/** What the check found in one file: what forbids submitting first. */
export function FindingList({ findings }: { readonly findings: readonly PreflightFinding[] }) {
  const t = useMessages('work');
  const say = useFindingText();
  if (findings.length === 0) return null;
  return (
    <ul className="pl-findings">
      {findings.map((finding) => {
        const isStop = finding.severity === 'stop';
        const Icon = isStop ? IconAlertOctagonFilled : IconAlertTriangle;
        return (
          <li key={`${finding.code} ${JSON.stringify(finding.details)}`} data-severity={finding.severity}>
            <span role="img" aria-label={isStop ? t('files.stop') : t('files.warn')}>
              <Icon size={15} />
            </span>
            <Text component="span" size="xs">
              {say(finding)}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

import { Anchor, Loader, Text } from '@mantine/core';
import { IconAlertOctagonFilled, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMessages } from '#messages';
import type { Preflight } from './use-preflight.ts';

/** The result of the check in one line; spoken when it changes. */
export function PreflightSummary({ preflight }: { readonly preflight: Preflight }) {
  return (
    <div role="status" className="pl-preflight">
      <SummaryLine preflight={preflight} />
    </div>
  );
}

function SummaryLine({ preflight }: { readonly preflight: Preflight }) {
  const t = useMessages('work');
  const words = useMessages('words');
  const { stopCount, warnCount, isChecking, error, retry } = preflight;
  if (isChecking) {
    return (
      <>
        <Loader size={14} aria-hidden />
        <Text size="xs" c="dimmed">
          {t('files.checking')}
        </Text>
      </>
    );
  }
  if (error) {
    return (
      <>
        <IconAlertTriangle size={15} aria-hidden />
        <Text size="xs">
          {t('files.checkFailed')}{' '}
          <Anchor component="button" type="button" size="xs" c="inherit" underline="always" onClick={retry}>
            {words('retry')}
          </Anchor>
        </Text>
      </>
    );
  }
  const Icon = stopCount > 0 ? IconAlertOctagonFilled : warnCount > 0 ? IconAlertTriangle : IconCircleCheck;
  const tone = stopCount > 0 ? 'stop' : warnCount > 0 ? 'warn' : 'good';
  return (
    <span className="pl-preflight-line" data-severity={tone}>
      <Icon size={15} aria-hidden />
      <Text component="span" size="xs">
        {stopCount === 0 && warnCount === 0 && t('files.allGood')}
        {stopCount > 0 && t('files.stops', { count: stopCount })}
        {stopCount > 0 && warnCount > 0 && ' '}
        {warnCount > 0 && t('files.warns', { count: warnCount })}
      </Text>
    </span>
  );
}

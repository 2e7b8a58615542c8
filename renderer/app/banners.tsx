import { Button } from '@mantine/core';
import { useResizeObserver } from '@mantine/hooks';
import { IconPlugConnectedX, IconUserCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useConnection, useSession } from '#api';
import { useMessages } from '#messages';
import { useActAs } from './use-act-as.ts';

/** What concerns every screen: a lost connection, and acting as someone of the sample. */
export function Banners() {
  const t = useMessages('app');
  const connection = useConnection((state) => state.connection);
  const { actingFor, person } = useSession();
  const { stopActing } = useActAs();
  const [place, { height }] = useResizeObserver<HTMLDivElement>();
  useEffect(() => {
    document.documentElement.style.setProperty('--pl-banner-height', `${height}px`);
  }, [height]);
  return (
    <div ref={place} className="pl-banners" role="status">
      {connection === 'reconnecting' && (
        <div className="pl-banner">
          <IconPlugConnectedX size={16} aria-hidden />
          {t('reconnecting')}
        </div>
      )}
      {actingFor !== null && person && (
        <div className="pl-banner">
          <IconUserCircle size={16} aria-hidden />
          {t('actingAs', { name: person.displayName })}
          <Button size="compact-xs" variant="default" onClick={() => stopActing()}>
            {t('stopActing', { name: actingFor })}
          </Button>
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Beside } from '#web/shell/dashboard/beside.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { text } from './messages.ts';
import classes from './privacy.module.css';
import { usePrivacy } from './use-privacy.ts';

interface DangerZoneProps {
  email: string;
  /** Says what would end. */
  before: ReactNode;
  /** Stands below the archive. */
  belowExport?: ReactNode;
}

/** Everything in one archive, and the way out. */
export function DangerZone({ email, before, belowExport }: DangerZoneProps) {
  const privacy = usePrivacy();
  const { data, isError, error, refetch } = privacy.read;
  return (
    <Beside title={text('beforeTitle')} aside={before} pending={!data && !isError}>
      <Card aria-label={text('dangerZone')}>
        {data ? (
          <>
            <ExportSection state={data} privacy={privacy}>
              {belowExport}
            </ExportSection>
            <DeleteSection state={data} email={email} privacy={privacy} />
          </>
        ) : isError ? (
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signInFirst')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label={text('loading')}>
            <div className={classes.bones}>
              <Skeleton width={190} height={22} />
              <Skeleton width="86%" height={14} />
              <Skeleton width="70%" height={90} />
              <Skeleton width={170} height={40} />
            </div>
          </Loading>
        )}
      </Card>
    </Beside>
  );
}

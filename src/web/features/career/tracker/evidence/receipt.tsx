import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { api } from '#web/api/client.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './evidence.module.css';

/** What the employer's page said after sending, and every value as the form held it. */
export function Receipt({ application }: { application: ApplicationDetail }) {
  const { nowMs, timeZone } = usePersonClock();
  const { evidence } = application;
  if (evidence === null) return null;
  const lines = [
    { label: 'Receipt', value: evidence.receipt },
    { label: 'When', value: momentWords(evidence.at, nowMs, timeZone) },
    { label: 'Their page said', value: evidence.confirmation },
    { label: 'Address', value: evidence.address },
  ].filter(({ value }) => value !== '');
  return (
    <div className={classes.parts}>
      <Values values={lines} />
      {evidence.values.length > 0 && (
        <section>
          <h3 className={classes.title}>What the form held when I sent it</h3>
          <Values values={evidence.values} />
        </section>
      )}
    </div>
  );
}

function Values({ values }: { values: readonly { label: string; value: string }[] }) {
  return (
    <dl className={classes.fields}>
      {values.map(({ label, value }) => (
        <div key={label} className={classes.field}>
          <dt>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The page as it looked when the application was sent. */
export function Screenshot({ id }: { id: string }) {
  const picture = useQuery({
    ...api.applications.document.queryOptions({ input: { id, document: 'screenshot' } }),
    staleTime: Infinity,
  });
  const address = useMemo(() => picture.data && URL.createObjectURL(picture.data), [picture.data]);
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  if (picture.isError)
    return (
      <LoadFailure
        title="The screenshot could not be loaded."
        signIn="Please log in to view your job tracker."
        error={picture.error}
        onRetry={() => void picture.refetch()}
      />
    );
  if (address === undefined)
    return (
      <Loading label="Loading the screenshot">
        <Skeleton height={320} />
      </Loading>
    );
  return (
    <img className={classes.picture} src={address} alt="The employer's page as I saw it after sending" />
  );
}

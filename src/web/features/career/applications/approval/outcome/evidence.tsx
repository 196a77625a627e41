import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { client } from '#web/api/client.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './outcome.module.css';

/** A file as an address an image can show. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(file);
  });
}

/** The picture of the page, loaded when it is asked for. */
function Screenshot({ id }: { id: string }) {
  const picture = useQuery({
    queryKey: ['screenshot', id],
    queryFn: async () => addressOf(await client.applications.document({ id, document: 'screenshot' })),
    staleTime: Infinity,
  });
  if (picture.isError)
    return (
      <p className={classes.quiet}>
        The picture could not be loaded.{' '}
        <button type="button" className="text-link" onClick={() => void picture.refetch()}>
          Try again
        </button>
      </p>
    );
  if (!picture.data)
    return (
      <Loading label="Loading the picture">
        <Skeleton height={240} />
      </Loading>
    );
  return <img className={classes.screenshot} src={picture.data} alt="The employer's page after sending" />;
}

/** The proof of a sending: the employer's own words, the receipt, what was on the form, a picture. */
export function Evidence({
  id,
  evidence,
}: {
  id: string;
  evidence: NonNullable<ApplicationDetail['evidence']>;
}) {
  const { nowMs, timeZone } = usePersonClock();
  const [picture, setPicture] = useState(false);
  const facts = [
    ['Sent', momentWords(evidence.at, nowMs, timeZone)],
    ['Receipt', evidence.receipt],
    ['Page', evidence.address],
  ].filter(([, value]) => value !== '');
  return (
    <section>
      <h2 className={classes.heading}>The proof</h2>
      {evidence.confirmation !== '' && (
        <blockquote className={classes.quote}>{evidence.confirmation}</blockquote>
      )}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {evidence.values.length > 0 && (
        <details className={classes.values}>
          <summary>What stood on the form, read back before it was sent ({evidence.values.length})</summary>
          <dl className={classes.facts}>
            {evidence.values.map(({ label, value }, index) => (
              <div key={`${index} ${label}`}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {evidence.has_screenshot && !picture && (
        <Button size="sm" onClick={() => setPicture(true)}>
          Show the picture of the page
        </Button>
      )}
      {picture && <Screenshot id={id} />}
    </section>
  );
}

import { Fragment } from 'react';
import type { PeopleOfFile } from '#contract/localbiz/import-summary.ts';
import { figure } from '#web/text/figure.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { text } from './people-messages.ts';
import classes from './import.module.css';

/** What a file says of whether its people may be written to, on each channel. */
export function SaidCard({ people }: { people: PeopleOfFile }) {
  const counted = (['proven', 'unproven', 'implied', 'withdrawn'] as const).map((standing) => ({
    standing,
    counts: people.said.map((said) => said[standing]),
  }));
  return (
    <Card>
      <CardHead title={text('saidTitle')} />
      <div className={classes.sums}>
        <span />
        {people.said.map(({ channel }) => (
          <span key={channel} className={classes.sumHead}>
            {text('channel', { channel })}
          </span>
        ))}
        {counted.map(({ standing, counts }) => (
          <Fragment key={standing}>
            <span>{text('said', { standing })}</span>
            {counts.map((count, place) => (
              // The channels in their order.
              // oxlint-disable-next-line react/no-array-index-key
              <b key={place}>{figure(count)}</b>
            ))}
          </Fragment>
        ))}
      </div>
      <div className={classes.foot}>
        <span>{people.is_of_stops ? text('listOfStops') : text('othersUnknown')}</span>
      </div>
    </Card>
  );
}

import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import classes from './evidence.module.css';
import { text } from './messages.ts';
import { Screenshot } from './screenshot.tsx';

interface ProofProps {
  id: string;
  evidence: NonNullable<ApplicationDetail['evidence']>;
  /** What happened at its moment. */
  when?: string;
}

/** The proof of a sending: the employer's own words, the receipt, what the form held, a picture of the page. */
export function Proof({ id, evidence, when = text('sentAt') }: ProofProps) {
  const { nowMs, timeZone } = usePersonClock();
  const [picture, setPicture] = useState(false);
  const lines = [
    { label: when, value: momentWords(evidence.at, nowMs, timeZone) },
    { label: text('receipt'), value: evidence.receipt },
    { label: text('page'), value: evidence.address },
  ].filter(({ value }) => value !== '');
  return (
    <div className={classes.parts}>
      {evidence.confirmation !== '' && (
        <blockquote className={classes.quote}>{evidence.confirmation}</blockquote>
      )}
      <Values values={lines} />
      {evidence.values.length > 0 && (
        <details className={classes.details}>
          <summary>{text('formHeld', { count: evidence.values.length })}</summary>
          <Values values={evidence.values} />
        </details>
      )}
      {evidence.has_screenshot && !picture && (
        <p>
          <Button size="sm" onClick={() => setPicture(true)}>
            {text('showPicture')}
          </Button>
        </p>
      )}
      {picture && <Screenshot id={id} />}
    </div>
  );
}

function Values({ values }: { values: readonly { label: string; value: string }[] }) {
  return (
    <dl className={classes.fields}>
      {values.map(({ label, value }, index) => (
        <div key={`${index} ${label}`} className={classes.field}>
          <dt>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useState } from 'react';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { errorReference, referenceIn } from './error-reference.ts';
import classes from './errors.module.css';

interface FailedProps {
  error: unknown;
  backTo: string;
  backLabel: string;
}

/** A screen that failed: what happened, a way back, a reference to read out. */
export function Failed({ error, backTo, backLabel }: FailedProps) {
  const [reference] = useState(() => referenceIn(error) ?? errorReference(Date.now(), Math.random()));
  return (
    <main className={classes.page}>
      <PageTitle title="Something failed" />
      <h1 className={classes.title}>Unexpected Application Error!</h1>
      <p className={classes.text}>
        This screen failed to open. What you had saved is safe. Load it again, or go back; if it fails again,
        tell us the reference.
      </p>
      <div className={classes.actions}>
        <Button kind="primary" onClick={() => window.location.reload()}>
          Load it again
        </Button>
        <ButtonAnchor href={backTo}>{backLabel}</ButtonAnchor>
      </div>
      <p className={classes.reference}>
        Reference <code>{reference}</code>
      </p>
    </main>
  );
}

import { type ReactNode, useState } from 'react';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { errorReference, referenceIn } from './error-reference.ts';
import classes from './errors.module.css';
import { text } from './messages.ts';

interface FailedProps {
  error: unknown;
  backTo: string;
  backLabel: string;
}

const code = (inner: ReactNode) => <code>{inner}</code>;

/** A screen that failed: what happened, a way back, a reference to read out. */
export function Failed({ error, backTo, backLabel }: FailedProps) {
  const [reference] = useState(() => referenceIn(error) ?? errorReference(Date.now(), Math.random()));
  return (
    <main className={classes.page}>
      <PageTitle title={text('failedPageTitle')} />
      <h1 className={classes.title}>{text('failedTitle')}</h1>
      <p className={classes.text}>{text('failedText')}</p>
      <div className={classes.actions}>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {text('loadAgain')}
        </Button>
        <ButtonAnchor href={backTo}>{backLabel}</ButtonAnchor>
      </div>
      <p className={classes.reference}>{text.rich('reference', { reference, code })}</p>
    </main>
  );
}

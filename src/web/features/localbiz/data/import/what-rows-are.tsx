import { useState } from 'react';
import { importKinds } from '#contract/localbiz/import-tables.ts';
import type { ImportKind } from '#contract/localbiz/import-tables.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import type { ImportActions } from './use-import-actions.ts';
import classes from './import.module.css';

interface WhatRowsAreProps {
  actions: ImportActions;
  /** What they were taken for: a button over it says what it is then. */
  taken?: ImportKind | null;
}

/** For a table that was taken for something else, or for nothing: its owner says what a row is, and then what its columns are, or that it is nothing of ours. */
export function WhatRowsAre({ actions, taken = null }: WhatRowsAreProps) {
  return (
    <Card>
      {taken === null && <CardHead title={text('rowsTitle')} />}
      <div className={classes.ask}>
        <span>{text('rowsLead')}</span>
        <span className={classes.choices}>
          {importKinds
            .filter((kind) => kind !== taken)
            .map((kind) => (
              <Button key={kind} size="sm" busy={actions.busy} onClick={() => actions.answer({ kind })}>
                {text('rowsAre', { kind })}
              </Button>
            ))}
          {taken !== null && (
            <Button size="sm" busy={actions.busy} onClick={actions.discard}>
              {text('rowsAreNone')}
            </Button>
          )}
        </span>
      </div>
    </Card>
  );
}

/** The same for a table that was read: nothing is asked, but its owner may say otherwise. */
export function SomethingElse({ actions, taken }: { actions: ImportActions; taken: ImportKind }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('rowsTitle')}
      </Button>
      {isOpen && <WhatRowsAre actions={actions} taken={taken} />}
    </>
  );
}

import { useState } from 'react';
import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import { AvoidFields } from '#web/shell/avoid/avoid-fields.tsx';
import classes from './dialog.module.css';
import { text } from './messages.ts';

interface AvoidPartProps {
  lists: AvoidLists;
  onChange: (lists: AvoidLists) => void;
}

/** What this campaign avoids; shut while nothing stands in it, and it never shuts by itself. */
export function AvoidPart({ lists, onChange }: AvoidPartProps) {
  const [isOpen] = useState(() => Object.values(lists).some((list) => list !== ''));
  return (
    <details className={classes.avoid} open={isOpen || undefined}>
      <summary>{text('avoidTitle')}</summary>
      <div className={classes.fields}>
        <p className={classes.quiet}>{text('avoidHelp')}</p>
        <AvoidFields lists={lists} onChange={(part) => onChange({ ...lists, ...part })} />
      </div>
    </details>
  );
}

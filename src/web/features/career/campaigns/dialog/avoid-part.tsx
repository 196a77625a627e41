import { useState } from 'react';
import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import { AvoidFields } from '#web/shell/avoid/avoid-fields.tsx';
import classes from './dialog.module.css';

interface AvoidPartProps {
  lists: AvoidLists;
  onChange: (lists: AvoidLists) => void;
}

/** What this campaign avoids; shut while nothing stands in it, and it never shuts by itself. */
export function AvoidPart({ lists, onChange }: AvoidPartProps) {
  const [isOpen] = useState(() => Object.values(lists).some((text) => text !== ''));
  return (
    <details className={classes.avoid} open={isOpen || undefined}>
      <summary>Companies, industries and words to avoid</summary>
      <div className={classes.fields}>
        <p className={classes.quiet}>
          These hold for this campaign. Every campaign also leaves where you work now and what you avoid in
          your profile.
        </p>
        <AvoidFields lists={lists} onChange={(part) => onChange({ ...lists, ...part })} />
      </div>
    </details>
  );
}

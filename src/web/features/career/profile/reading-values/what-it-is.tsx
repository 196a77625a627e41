import { useState } from 'react';
import type { CorrectedLine, CorrectedReading } from '#contract/career/hub/resume-corrections.ts';
import { CHOICES, choicesForJob, jobsNear, type LineChoice, NOT_PART } from '#engines/corrections/index.ts';
import { text as action } from '#web/text/action-messages.ts';
import { messageText } from '#web/text/message-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './list.module.css';
import { text } from './messages.ts';

interface WhatItIsProps {
  isBusy: boolean;
  onSay: (line: CorrectedLine, choice: LineChoice) => void;
  fields: CorrectedReading['fields'];
  line: CorrectedLine;
  onClose: () => void;
}

/** What a line may be: something of a job, something on its own, or no part of the resume. */
export function WhatItIs({ line, fields, isBusy, onSay, onClose }: WhatItIsProps) {
  const jobs = jobsNear(line.line, fields);
  const [chosen, setChosen] = useState(jobs[0]?.index ?? '');
  const offer = (choice: LineChoice) => (
    <Button key={choice.path} size="sm" disabled={isBusy} onClick={() => onSay(line, choice)}>
      {messageText(choice.label)}
    </Button>
  );
  return (
    <div className={classes.editor} role="group" aria-label={text('whatLabel')}>
      {jobs.length > 0 && (
        <>
          <div className={classes.job}>
            <span className={classes.hint}>{text('ofJob')}</span>
            <Select
              label={text('ofJobLabel')}
              options={jobs.map(({ index, title }) => ({ value: index, label: messageText(title) }))}
              value={chosen}
              onValueChange={setChosen}
            />
          </div>
          <div className={classes.actions}>{choicesForJob(chosen).map(offer)}</div>
          <p className={classes.hint}>{text('ofItsOwn')}</p>
        </>
      )}
      <div className={classes.actions}>{CHOICES.map(offer)}</div>
      <div className={classes.actions}>
        {offer(NOT_PART)}
        <Button size="sm" kind="quiet" onClick={onClose}>
          {action('close')}
        </Button>
      </div>
    </div>
  );
}

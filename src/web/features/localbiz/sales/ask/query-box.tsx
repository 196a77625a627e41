import { useId, useState } from 'react';
import type { AskReply } from '#contract/localbiz/ask.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { listed } from '#web/text/listed.ts';
import { Button, TextButton } from '#web/ui/actions/button.tsx';
import classes from './ask.module.css';
import { text } from './messages.ts';
import { partsOf } from './part-words.ts';
import { Controls } from './query-controls.tsx';

interface QueryBoxProps {
  reply: AskReply;
  query: SalesQuery;
  onAsk: (query: SalesQuery) => void;
}

/** What was asked in plain words, and each part of it to be changed. */
export function QueryBox({ reply, query, onAsk }: QueryBoxProps) {
  const [isChanging, setChanging] = useState(false);
  const id = useId();
  const parts = partsOf(query, reply);
  return (
    <div className={classes.box} role="group" aria-label={text('asked')}>
      <p>
        {listed(parts.map(({ words }) => words))}{' '}
        <TextButton aria-expanded={isChanging} aria-controls={id} onClick={() => setChanging(!isChanging)}>
          {isChanging ? text('doneChanging') : text('change')}
        </TextButton>
      </p>
      {reply.taken_for.map(({ words, name }) => (
        <p key={words}>{text('takenFor', { words, name })}</p>
      ))}
      <div id={id} hidden={!isChanging}>
        {isChanging && <Controls query={query} onAsk={onAsk} />}
        {isChanging && (
          <div className={classes.chips}>
            {parts.map(
              ({ words, without }) =>
                without !== null && (
                  <Button key={words} size="sm" onClick={() => onAsk(without)}>
                    {text('remove', { part: words })}
                  </Button>
                ),
            )}
          </div>
        )}
      </div>
    </div>
  );
}

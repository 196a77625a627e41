import type { AskReply } from '#contract/localbiz/ask.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { listed } from '#web/text/listed.ts';
import { Button } from '#web/ui/actions/button.tsx';
import classes from './ask.module.css';
import { text } from './messages.ts';

interface NoAnswerProps {
  reply: AskReply;
  onAsk: (query: SalesQuery) => void;
}

function choiceWords({ name, part }: AskReply['choices'][number]): string {
  if (part === 'group') return text('choiceGroup', { group: name });
  if (part === 'measure') return text('choiceMeasure', { measure: name });
  if (part === 'all') return text('allOfThem');
  return part === 'category' ? text('category', { name }) : name;
}

function whyWords({ outcome, words, beyond, not_kept: notKept, choices }: AskReply): string {
  if (outcome === 'beyond_sales') return text('beyond', { topic: beyond ?? '' });
  if (outcome === 'not_kept') return text('notKept', { why: notKept ?? '' });
  if (outcome === 'which')
    return choices.length === 1
      ? text('didYouMean', { words: listed(words) })
      : text('which', { words: listed(words) });
  return words.length === 0
    ? text('nothingAsked')
    : text('notUnderstood', { words: listed(words.map((one) => `“${one}”`)) });
}

/** Why there is no figure, and what can be asked instead. */
export function NoAnswer({ reply, onAsk }: NoAnswerProps) {
  return (
    <>
      <p>{whyWords(reply)}</p>
      {reply.outcome === 'not_understood' && <p className={classes.quiet}>{text('canAnswer')}</p>}
      {reply.choices.length > 0 && (
        <div className={classes.chips}>
          {reply.choices.map((choice) => (
            <Button
              key={`${choice.part} ${choice.name} ${JSON.stringify(choice.query.things)}`}
              size="sm"
              onClick={() => onAsk(choice.query)}
            >
              {choiceWords(choice)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

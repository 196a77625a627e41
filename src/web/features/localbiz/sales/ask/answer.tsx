import { useState } from 'react';
import { Link } from 'react-router';
import type { Answer as Answered, AskReply, Figure } from '#contract/localbiz/ask.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { moneyWords } from '#web/shell/shop/amounts.ts';
import { CostField } from '#web/shell/shop/cost-field.tsx';
import { TextButton } from '#web/ui/actions/button.tsx';
import { AnswerGroups, leadWords } from './answer-groups.tsx';
import classes from './ask.module.css';
import { text } from './messages.ts';
import { valueWords } from './part-words.ts';
import { pathOfQuery } from './rows-path.ts';

interface AnswerProps {
  reply: AskReply;
  query: SalesQuery;
  answer: Answered;
  /** Asks the same again, once a cost is known. */
  onAgain: () => void;
}

/** The figures of a question: what it came to, of how many sales, and what differs beyond chance. */
export function Answer({ reply, query, answer, onAgain }: AnswerProps) {
  const lead = leadWords({ answer, query });
  // Where nothing is known of what anything costs there is a question, and no figure.
  if (isNothing(answer.now) && answer.left_out.items > 0)
    return <LeftOut reply={reply} answer={answer} onAgain={onAgain} />;
  const isList = query.group !== null;
  return (
    <>
      {isList ? (
        <Listed reply={reply} query={query} answer={answer} />
      ) : (
        <Sum reply={reply} query={query} answer={answer} />
      )}
      {answer.groups.length > 0 && (
        <AnswerGroups key={JSON.stringify(query)} reply={reply} query={query} answer={answer} />
      )}
      {lead !== null && <p>{lead}</p>}
      {answer.left_out.items > 0 && <LeftOut reply={reply} answer={answer} onAgain={onAgain} />}
      <p>
        <Link to={pathOfQuery(query, reply)}>{text('openDays')}</Link>
      </p>
    </>
  );
}

type Shown = Omit<AnswerProps, 'onAgain'>;

const isNothing = ({ value, cases }: Figure): boolean => (cases ?? 0) === 0 && (value ?? 0) === 0;

/** How many groups were found, where only some are asked for. */
function Listed({ query, answer }: Shown) {
  if (answer.found === 0)
    return (
      <p>
        <b>{query.changed === null ? text('noneFound') : text('noneChanged')}</b>
      </p>
    );
  const isChosen = query.changed !== null || query.limit !== null;
  return isChosen ? (
    <p>
      <b>{text('found', { count: answer.found })}</b>
    </p>
  ) : null;
}

function Sum({ reply, query, answer }: Shown) {
  const { now, before, verdict } = answer;
  const { currency, known_from: from, known_to: to } = reply;
  const words = (value: number) => {
    const said = valueWords(value, query.measure, currency);
    return query.a_day ? text('perDay', { value: said }) : said;
  };
  if (isNothing(now) && from !== null && to !== null)
    return (
      <p>
        <b>{text('nothingSold')}</b> {text('knownDays', { from, to })}
      </p>
    );
  if (now.value === null) return <p>{text('tooFew', { cases: now.cases ?? 0 })}</p>;
  const isSo = query.limit !== null && (query.limit.is === 'above') === now.value > query.limit.value;
  return (
    <p>
      {query.limit !== null && <b>{text('yesAbove', { isSo: isSo ? 'yes' : 'no' })} </b>}
      <b>{words(now.value)}</b>{' '}
      {now.cases === null
        ? text('onDays', { days: now.days })
        : text('madeOf', { cases: now.cases, days: now.days })}
      {'. '}
      {before !== null && before.value !== null && text('againstValue', { value: words(before.value) })}{' '}
      {before !== null && <PerDay now={now} before={before} query={query} currency={currency} />}{' '}
      {verdict !== null && text('verdict', { verdict })}
    </p>
  );
}

interface PerDayProps {
  now: Figure;
  before: Figure;
  query: SalesQuery;
  currency: string;
}

/** What sums of another number of days are of one of them: by these they are compared. */
function PerDay({ now, before, query, currency }: PerDayProps) {
  const isShare = query.measure === 'average_ticket' || query.measure === 'margin_share';
  const isSame = now.days === before.days || now.days === 0 || before.days === 0;
  if (isShare || query.a_day || isSame || now.value === null || before.value === null) return null;
  const daily = (value: number, days: number) =>
    valueWords(Math.round(value / days), query.measure, currency);
  return text('dailyValues', { now: daily(now.value, now.days), before: daily(before.value, before.days) });
}

/** What a margin leaves out since nobody said its cost, and the way to say it. */
function LeftOut({ reply, answer, onAgain }: Pick<AnswerProps, 'reply' | 'answer' | 'onAgain'>) {
  const [isTyping, setTyping] = useState(false);
  const { items, net, largest } = answer.left_out;
  return (
    <div className={classes.leftOut}>
      {isNothing(answer.now) && <p>{text('noCostYet')}</p>}
      <p className={classes.quiet}>{text('leftOut', { items, net: moneyWords(net, reply.currency) })}</p>
      {largest !== null && reply.may_change && !isTyping && (
        <TextButton onClick={() => setTyping(true)}>{text('addCost', { name: largest.name })}</TextButton>
      )}
      {largest !== null && isTyping && (
        <CostField
          item={largest}
          typed={null}
          autoFocus
          onDone={() => {
            setTyping(false);
            onAgain();
          }}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import type { Answer, AnswerGroup, AskReply, Figure } from '#contract/localbiz/ask.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import classes from './ask.module.css';
import { text } from './messages.ts';
import { groupWords, valueWords } from './part-words.ts';
import { pathOfGroup } from './rows-path.ts';

const SHOWN = 7;

interface GroupsProps {
  reply: AskReply;
  query: SalesQuery;
  answer: Answer;
}

const figureWords = ({ value, cases }: Figure, { measure }: SalesQuery, currency: string): string =>
  value === null ? text('tooFew', { cases: cases ?? 0 }) : valueWords(value, measure, currency);

/** Which of the first two is ahead, where that can be told. */
export function leadWords({ answer, query }: Omit<GroupsProps, 'reply'>): string | null {
  const { group } = query;
  const [one, other] = answer.groups;
  if (answer.leads === null || group === null || !one || !other) return null;
  const [first, second] = [groupWords(group, one), groupWords(group, other)];
  if (answer.leads === 'few') return text('leadFew');
  return answer.leads === 'ahead' ? text('ahead', { first, second }) : text('close', { first, second });
}

/** What each group came to, with the way to its rows. */
export function AnswerGroups({ reply, query, answer }: GroupsProps) {
  const [isAll, setAll] = useState(false);
  const { group } = query;
  if (group === null) return null;
  const shown = isAll ? answer.groups : answer.groups.slice(0, SHOWN);
  return (
    <>
      <ul role="list" className={classes.groups}>
        {shown.map((one) => (
          <Row key={one.key} reply={reply} query={query} group={one} name={groupWords(group, one)} />
        ))}
      </ul>
      {!isAll && answer.groups.length > SHOWN && (
        <TextButton onClick={() => setAll(true)}>
          {text('showAll', { count: answer.groups.length })}
        </TextButton>
      )}
      {answer.found > answer.groups.length && (
        <p className={classes.quiet}>{text('shown', { count: answer.groups.length, all: answer.found })}</p>
      )}
    </>
  );
}

interface RowProps {
  reply: AskReply;
  query: SalesQuery;
  group: AnswerGroup;
  name: string;
}

function Row({ reply, query, group, name }: RowProps) {
  const { now, before, verdict } = group;
  return (
    <li>
      <Link to={pathOfGroup(query, reply, group)}>{name}</Link>
      <span className={classes.value}>
        {query.a_day && now.value !== null
          ? text('perDay', { value: figureWords(now, query, reply.currency) })
          : figureWords(now, query, reply.currency)}
        {before !== null && (
          <small className={classes.quiet}>
            {text('before', { value: figureWords(before, query, reply.currency) })}
            {verdict !== null && <b>{text('rowVerdict', { verdict })}</b>}
          </small>
        )}
      </span>
    </li>
  );
}

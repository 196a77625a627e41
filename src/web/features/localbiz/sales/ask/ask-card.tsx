import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskReply } from '#contract/localbiz/ask.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { api, client } from '#web/api/client.ts';
import type { Period } from '#web/features/localbiz/sales/period.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button, TextButton } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Answer } from './answer.tsx';
import classes from './ask.module.css';
import { text } from './messages.ts';
import { NoAnswer } from './no-answer.tsx';
import { QueryBox } from './query-box.tsx';
import { suggestionsFor } from './suggestions.ts';

/** As long as a question may be, in characters; the contract refuses longer ones. */
const LONGEST = 300;

type Asked = { question: string } | { query: SalesQuery };

/** A question about sales in words, its answer, and what exactly was answered. */
export function AskCard({ period }: { period: Period }) {
  const [question, setQuestion] = useState('');
  const [reply, setReply] = useState<AskReply | null>(null);
  const asking = useMutation({
    mutationFn: (asked: Asked) => client.sales.ask({ ...asked, shop: period.shop }),
    onSuccess: setReply,
  });
  // What was read stays while a part of it is changed, so that the change can go on.
  const isAnew = asking.isPending && 'question' in asking.variables;
  const ask = (words: string) => {
    setQuestion(words);
    if (words.trim() !== '') asking.mutate({ question: words });
  };
  return (
    <Card>
      <CardHead title={text('title')} />
      <CardRow className={classes.card}>
        <form
          className={classes.form}
          aria-label={text('title')}
          onSubmit={(event) => {
            event.preventDefault();
            ask(question);
          }}
        >
          <Input
            aria-label={text('label')}
            placeholder={text('placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LONGEST}
            value={question}
            onChange={(event) => setQuestion(event.currentTarget.value)}
          />
          <Button type="submit" busy={asking.isPending}>
            {text('ask')}
          </Button>
        </form>
        <div aria-live="polite" aria-busy={asking.isPending} className={classes.answer}>
          {isAnew ? (
            <Loading label={text('reading')}>
              <Skeleton height={48} />
            </Loading>
          ) : asking.isError ? (
            <LoadFailure
              title={text('failed')}
              signIn={text('signIn')}
              error={asking.error}
              onRetry={() => asking.mutate(asking.variables)}
            />
          ) : (
            reply !== null && <Reply reply={reply} onAsk={(query) => asking.mutate({ query })} />
          )}
        </div>
        {asking.isIdle && <Suggestions period={period} onAsk={ask} />}
      </CardRow>
    </Card>
  );
}

function Reply({ reply, onAsk }: { reply: AskReply; onAsk: (query: SalesQuery) => void }) {
  const { query, answer } = reply;
  const isSaid = query !== null && (reply.outcome === 'answered' || reply.outcome === 'not_kept');
  return (
    <>
      {query !== null && answer !== null ? (
        <Answer reply={reply} query={query} answer={answer} onAgain={() => onAsk(query)} />
      ) : (
        <NoAnswer reply={reply} onAsk={onAsk} />
      )}
      {isSaid && <QueryBox reply={reply} query={query} onAsk={onAsk} />}
    </>
  );
}

/** Questions of the shop's own sales: pressing one asks it. */
function Suggestions({ period, onAsk }: { period: Period; onAsk: (question: string) => void }) {
  const items = useQuery(
    api.sales.read.queryOptions({ input: { by: 'item', ...period }, placeholderData: keepPreviousData }),
  );
  const suggestions = items.data ? suggestionsFor(items.data) : [];
  if (suggestions.length === 0) return null;
  return (
    <div className={classes.suggestions}>
      <p className={classes.quiet}>{text('tryOne')}</p>
      <ul role="list">
        {suggestions.map((question) => (
          <li key={question}>
            <TextButton onClick={() => onAsk(question)}>{question}</TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

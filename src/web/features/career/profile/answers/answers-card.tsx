import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { BankEntry } from '#contract/career/hub/answers.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { stateWords } from '#web/shell/applications/application-words.ts';
import { fullDayInWords } from '#web/shell/applications/days.ts';
import { dateWords } from '#web/shell/applications/moments.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import classes from './answers.module.css';
import { text } from './messages.ts';

function originOf({ from, asked_by, company, at }: BankEntry): string[] {
  const day = dateWords(at);
  const unasked = from === 'person' ? text('told', { day }) : text('answeredSome', { day });
  const where = asked_by === '' ? unasked : text('answered', { form: asked_by, day });
  return [where, company === '' ? '' : text('holdsFor', { company })];
}

const linkTo = (path: string) => (inner: ReactNode) => (
  <Link className="text-link" to={path}>
    {inner}
  </Link>
);

function Uses({ uses }: Pick<BankEntry, 'uses'>) {
  if (uses.length === 0) return null;
  return (
    <details className={classes.uses}>
      <summary>{text('uses', { count: uses.length })}</summary>
      <ul>
        {uses.map(({ application_id, company, title, state, said }) => (
          <li key={application_id}>
            {text.rich('use', {
              title,
              company,
              state: stateWords(state),
              answer: fullDayInWords(said),
              link: linkTo(`${careerPaths.approvals}/${application_id}`),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entry({ entry, onChange }: { entry: BankEntry; onChange: () => void }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => client.answers.remove({ id: entry.id }),
    onSuccess: (bank) => queries.setQueryData(api.answers.read.queryKey(), bank),
  });
  return (
    <CardRow>
      <div className={classes.entry}>
        <div>
          <p className={classes.question}>{entry.question}</p>
          <p className={classes.value}>{fullDayInWords(entry.value)}</p>
          <p className={classes.origin}>
            <Sentences all={originOf(entry)} />
          </p>
        </div>
        <div className={classes.buttons}>
          <Button size="sm" aria-label={text('changeLabel', { question: entry.question })} onClick={onChange}>
            {text('change')}
          </Button>
          <Button
            size="sm"
            aria-label={text('deleteLabel', { question: entry.question })}
            busy={remove.isPending}
            busyLabel={text('deleting')}
            onClick={() => remove.mutate()}
          >
            {text('delete')}
          </Button>
        </div>
        <Uses uses={entry.uses} />
        {remove.isError && <Banner>{sentenceOf(remove.error, text('deleteFailed'))}</Banner>}
      </div>
    </CardRow>
  );
}

/** The answer bank: every answer with its origin and its uses, to be added, changed and deleted. */
export function AnswersCard() {
  const bank = useQuery(api.answers.read.queryOptions());
  const [open, setOpen] = useState<BankEntry | 'new' | null>(null);
  return (
    <Card>
      <CardHead title={text('title')}>
        <Button size="sm" onClick={() => setOpen('new')}>
          {text('add')}
        </Button>
      </CardHead>
      <p className={classes.lead}>{text('lead')}</p>
      {bank.data && bank.data.contradictions.length > 0 && (
        <div className={classes.notices}>
          {bank.data.contradictions.map(({ says }) => (
            <Banner key={says}>
              <Sentences all={[says, text('putToYou')]} />
            </Banner>
          ))}
        </div>
      )}
      {bank.isPending && (
        <Loading label="">
          <div className={classes.lead}>
            <Skeleton height={44} />
          </div>
        </Loading>
      )}
      {bank.isError && (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={bank.error}
          onRetry={() => void bank.refetch()}
        />
      )}
      {bank.data?.entries.length === 0 && (
        <div className={classes.empty}>
          <Empty title={text('emptyTitle')}>{text('emptyHint')}</Empty>
        </div>
      )}
      {bank.data?.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} onChange={() => setOpen(entry)} />
      ))}
      {open !== null && <AnswerDialog entry={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

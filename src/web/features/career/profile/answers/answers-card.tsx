import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BankEntry } from '#contract/career/hub/answers.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { wordsFor } from '#engines/pipeline/index.ts';
import { dateWords } from '#web/shell/applications/moments.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import classes from './answers.module.css';

const LEAD =
  'Forms are answered from these. Each says where it came from and where I used it. What you did not answer, I ask.';

function originOf({ from, asked_by, company, at }: BankEntry): string {
  const day = dateWords(at);
  const where =
    from === 'person'
      ? `You told me on ${day}`
      : `You answered ${asked_by === '' ? 'a form' : asked_by} on ${day}`;
  return company === '' ? `${where}.` : `${where}. It holds for ${company} alone.`;
}

function Uses({ uses }: Pick<BankEntry, 'uses'>) {
  if (uses.length === 0) return null;
  return (
    <details className={classes.uses}>
      <summary>
        {uses.length === 1 ? 'Used in one application' : `Used in ${uses.length} applications`}
      </summary>
      <ul>
        {uses.map(({ application_id, company, title, state, said }) => (
          <li key={application_id}>
            <Link className="text-link" to={`${careerPaths.approvals}/${application_id}`}>
              {title}, {company}
            </Link>{' '}
            ({wordsFor(state)}): {said}
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
          <p className={classes.value}>{entry.value}</p>
          <p className={classes.origin}>{originOf(entry)}</p>
        </div>
        <div className={classes.buttons}>
          <Button size="sm" aria-label={`Change: ${entry.question}`} onClick={onChange}>
            Change
          </Button>
          <Button
            size="sm"
            aria-label={`Delete: ${entry.question}`}
            busy={remove.isPending}
            busyLabel="Deleting..."
            onClick={() => remove.mutate()}
          >
            Delete
          </Button>
        </div>
        <Uses uses={entry.uses} />
        {remove.isError && (
          <Banner>{sentenceOf(remove.error, 'The server did not answer, so it is still there.')}</Banner>
        )}
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
      <CardHead title="Your answers">
        <Button size="sm" onClick={() => setOpen('new')}>
          Add an answer
        </Button>
      </CardHead>
      <p className={classes.lead}>{LEAD}</p>
      {bank.data && bank.data.contradictions.length > 0 && (
        <div className={classes.notices}>
          {bank.data.contradictions.map(({ says }) => (
            <Banner key={says}>{says} Forms that need one of these I put to you.</Banner>
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
          title="I could not load your answers."
          signIn="Please log in to see your answers."
          error={bank.error}
          onRetry={() => void bank.refetch()}
        />
      )}
      {bank.data?.entries.length === 0 && (
        <div className={classes.empty}>
          <Empty title="No answers yet">Add what forms always ask, and I need not ask you again.</Empty>
        </div>
      )}
      {bank.data?.entries.map((entry) => (
        <Entry key={entry.id} entry={entry} onChange={() => setOpen(entry)} />
      ))}
      {open !== null && <AnswerDialog entry={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </Card>
  );
}

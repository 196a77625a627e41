import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useState } from 'react';
import type { LookedUp } from '#contract/career/tracker.ts';
import { api, client } from '#web/api/client.ts';
import { codeOf, sentenceOf } from '#web/api/failure.ts';
import { Credit } from '#web/shell/applications/posting-listings.tsx';
import { NeedsHistory, useNeedsHistory } from '#web/shell/applications/history/needs-history.tsx';
import { applicationPath } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import classes from './add.module.css';
import { listed } from '#web/text/listed.ts';
import { text } from './messages.ts';

interface FoundPostingProps {
  found: LookedUp & { kind: 'posting' };
  onApplied: () => void;
  onBack: () => void;
  onClose: () => void;
}

const linkedTo =
  (credit: NonNullable<FoundPostingProps['found']['credit']>): Tag =>
  () => <Credit credit={credit} />;

/** Why nothing was prepared, with the way to change it where a dated job or education entry is missing. */
function Refused({ error }: { error: unknown }) {
  const needsHistory = useNeedsHistory();
  const sentence = sentenceOf(error, text('prepareFailed'));
  if (needsHistory && codeOf(error) === 'conflict') return <NeedsHistory>{sentence}</NeedsHistory>;
  return <Banner>{sentence}</Banner>;
}

/** A posting as its board gave it: the agent prepares an application, or the person has applied already. */
export function FoundPosting({ found, onApplied, onBack, onClose }: FoundPostingProps) {
  const { title, company, place, board, open, link, credit } = found;
  const [letter, setLetter] = useState(true);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const prepare = useMutation({
    mutationFn: () => client.tracker.prepare({ link, cover_letter: letter }),
    onSuccess: async ({ id }) => {
      void queries.invalidateQueries({ queryKey: api.applications.key() });
      onClose();
      await navigate(applicationPath(id));
    },
  });
  return (
    <div className={classes.form}>
      <div className={classes.found}>
        <h3 className={classes.foundTitle}>{title}</h3>
        <p>{listed([company, place])}</p>
        <p className={classes.quiet}>
          {open ? text('openOn', { board }) : text('closedOn', { board })}
          {credit !== null && (
            <> {text.rich('postingFrom', { source: credit.text, credit: linkedTo(credit) })}</>
          )}
        </p>
      </div>
      {open && (
        <Checkbox checked={letter} onChange={(event) => setLetter(event.currentTarget.checked)}>
          {text('withLetter')}
        </Checkbox>
      )}
      {prepare.isError && <Refused error={prepare.error} />}
      <div className={classes.buttons}>
        {open && (
          <Button
            kind="primary"
            busy={prepare.isPending}
            busyLabel={text('preparing')}
            onClick={() => prepare.mutate()}
          >
            {text('prepare')}
          </Button>
        )}
        <Button onClick={onApplied}>{text('applied')}</Button>
        <Button kind="quiet" onClick={onBack}>
          {text('anotherLink')}
        </Button>
      </div>
      {open && <p className={classes.quiet}>{text('approvalFirst')}</p>}
    </div>
  );
}

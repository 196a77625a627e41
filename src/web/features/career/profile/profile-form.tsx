import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { type Profile, profileChange } from '#contract/career/profile.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { refusalText } from '#web/text/message-text.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { CoreFields, LinkFields } from './field-groups.tsx';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { text } from './messages.ts';
import { changesInWords, type ProfileDraft, type ProfileField } from './profile-fields.ts';
import classes from './profile.module.css';
import type { Draft } from './use-draft.ts';

type Errors = Partial<Record<ProfileField, string>>;

/** What is wrong with the typed fields, beside each the first sentence. */
function errorsOf(changed: ProfileDraft): Errors {
  const read = profileChange.safeParse(changed);
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.toReversed().map((issue) => [String(issue.path[0]), refusalText(issue.message)]),
  );
}

/** Sends what differs and takes the answer as the new truth; what was typed is kept when that fails. */
function useSave(changed: ProfileDraft, onSaved: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => client.profiles.change(changed),
    onSuccess: (saved) => {
      queries.setQueryData(api.profiles.read.queryKey(), saved);
      onSaved();
      toast({ message: text('saved') });
      return queries.invalidateQueries({ queryKey: api.profiles.key() });
    },
  });
}

function failureOf(error: Error): string[] {
  const why = statusOf(error) === 0 ? text('keptWithoutAnswer') : sentenceOf(error, text('kept'));
  return [text('saveFailed'), why];
}

/** Core information and links; only what differs is sent. */
export function ProfileForm({ stored, draft: { draft, put, changed } }: { stored: Profile; draft: Draft }) {
  const [errors, setErrors] = useState<Errors>({});
  const save = useSave(changed, () => put({}));
  const count = Object.keys(changed).length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || count === 0) return;
    const found = errorsOf(changed);
    setErrors(found);
    if (Object.keys(found).length === 0) save.mutate();
  };
  const change = (field: ProfileField, value: string) => {
    put({ ...draft, [field]: value });
    if (errors[field] !== undefined) setErrors(({ [field]: _settled, ...rest }) => rest);
  };
  const discard = () => {
    put({});
    setErrors({});
    save.reset();
  };

  const fields = { values: { ...stored, ...draft }, changed, errors, onChange: change };
  return (
    <form noValidate onSubmit={submit}>
      <Card className={classes.form}>
        <CardHead title={text('coreTitle')} />
        <CoreFields {...fields} />
        <div className={classes.part}>
          <CardHead title={text('linksTitle')} />
          <LinkFields {...fields} />
        </div>
        {save.isError && (
          <div className={classes.failure}>
            <Banner>
              <Sentences all={failureOf(save.error)} />
            </Banner>
          </div>
        )}
        <SaveBar count={count} busy={save.isPending} onDiscard={discard} />
      </Card>
    </form>
  );
}

function SaveBar({ count, busy, onDiscard }: { count: number; busy: boolean; onDiscard: () => void }) {
  return (
    <div className={classNames(classes.save, count > 0 && classes.open)}>
      <p className={classes.quiet} role="status">
        {changesInWords(count)}
      </p>
      <div className={classes.saveButtons}>
        {count > 0 && (
          <Button kind="quiet" onClick={onDiscard} disabled={busy}>
            {text('discard')}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={busy} busyLabel={text('saving')} disabled={count === 0}>
          {text('save')}
        </Button>
      </div>
    </div>
  );
}

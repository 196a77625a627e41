import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import type { BankEntry } from '#contract/career/hub/answers.ts';
import { ANSWER_COUNTRIES, BANK_QUESTIONS, countryName } from '#engines/answers/index.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { AnswerFields } from '#web/shell/answers/answer-fields.tsx';
import { type AnswerDraft, type AnswerProblems, readAnswerDraft } from '#web/shell/answers/answer-drafts.ts';
import { draftOf } from '#web/shell/answers/draft-of.ts';
import { text as action } from '#web/text/action-messages.ts';
import { messageText } from '#web/text/message-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './answers.module.css';
import { text } from './messages.ts';

const questionOptions = () =>
  BANK_QUESTIONS.map(({ name, label }) => ({
    value: name,
    label: messageText(label('')),
  }));
const countries = () => ANSWER_COUNTRIES.map((value) => ({ value, label: messageText(countryName(value)) }));

interface WhichProps {
  question: (typeof BANK_QUESTIONS)[number] | undefined;
  parameter: string;
  onQuestion: (name: string) => void;
  onParameter: (parameter: string) => void;
}

/** Which question is answered, and for which country or skill. */
function Which({ question, parameter, onQuestion, onParameter }: WhichProps) {
  return (
    <>
      <Field label={text('question')}>
        <Select options={questionOptions()} value={question?.name ?? ''} onValueChange={onQuestion} />
      </Field>
      {question?.parameter === 'country' && (
        <Field label={text('country')}>
          <Select options={countries()} value={parameter} onValueChange={onParameter} />
        </Field>
      )}
      {question?.parameter === 'skill' && (
        <Field label={text('skill')}>
          <Input
            value={parameter}
            maxLength={80}
            onChange={(event) => onParameter(event.currentTarget.value)}
          />
        </Field>
      )}
    </>
  );
}

/** What stands in the fields at first: the answer as it is, or the words of one that has no shape yet. */
function draftFor(entry: BankEntry | null): AnswerDraft {
  return entry === null ? {} : draftOf(entry.typed ?? { kind: 'text', text: entry.value });
}

/** Which answer is given, and where it is kept; "" for what only a form asks. */
interface Place {
  id?: string;
  name: string;
  parameter: string;
}

function useSave(onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (telling: Place & { value: AnswerValue }) => client.answers.save(telling),
    onSuccess: (bank) => {
      queries.setQueryData(api.answers.read.queryKey(), bank);
      void queries.invalidateQueries({ queryKey: api.applications.key() });
      onSaved();
    },
  });
}

/** A new answer, or another one in place of `entry`. */
export function AnswerDialog({ entry, onClose }: { entry: BankEntry | null; onClose: () => void }) {
  const [name, setName] = useState<string>(entry?.name ?? BANK_QUESTIONS[0]?.name ?? '');
  const [parameter, setParameter] = useState(entry?.parameter ?? '');
  const [draft, setDraft] = useState(() => draftFor(entry));
  const [problems, setProblems] = useState<AnswerProblems>({});
  const save = useSave(onClose);
  const question = BANK_QUESTIONS.find((one) => one.name === name);
  const kind = question?.kind ?? 'text';
  const given = question?.parameter === 'country' && parameter === '' ? 'CA' : parameter;
  const check = () => {
    const read = readAnswerDraft(kind, draft);
    setProblems('problems' in read ? read.problems : {});
    if ('problems' in read) return;
    const place = { name: question?.name ?? '', parameter: given };
    save.mutate({ ...(entry !== null && { id: entry.id }), ...place, value: read.value });
  };
  const choose = (next: string) => {
    setName(next);
    setParameter('');
    setDraft({});
    setProblems({});
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={entry === null ? text('add') : text('changeTitle')}
      description={text('consequence')}
      footer={
        <Button kind="yours" busy={save.isPending} busyLabel={text('saving')} onClick={check}>
          {action('save')}
        </Button>
      }
    >
      <div className={classes.form}>
        {entry === null && (
          <Which question={question} parameter={given} onQuestion={choose} onParameter={setParameter} />
        )}
        <AnswerFields
          kind={kind}
          label={question ? messageText(question.label(given)) : (entry?.question ?? '')}
          choices={question?.choices ?? []}
          draft={draft}
          problems={problems}
          onChange={setDraft}
        />
        {entry !== null && entry.typed === null && kind !== 'text' && (
          <p className={classes.origin}>{text('inWords', { answer: entry.value })}</p>
        )}
        {save.isError && <Banner>{sentenceOf(save.error, text('saveFailed'))}</Banner>}
      </div>
    </Dialog>
  );
}

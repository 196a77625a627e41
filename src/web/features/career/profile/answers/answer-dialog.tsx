import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankEntry } from '#contract/career/hub/answers.ts';
import { ANSWER_COUNTRIES, BANK_QUESTIONS, countryName } from '#engines/answers/index.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
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
import { draftOf, valueOf } from './value-drafts.ts';
import { ValueFields } from './value-fields.tsx';

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

/** A new answer, or another one in place of `entry`. */
export function AnswerDialog({ entry, onClose }: { entry: BankEntry | null; onClose: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState(entry?.name ?? BANK_QUESTIONS[0]?.name ?? '');
  const [parameter, setParameter] = useState(entry?.parameter ?? '');
  const [draft, setDraft] = useState(draftOf(entry?.typed ?? { kind: 'text', text: entry?.value ?? '' }));
  const question = BANK_QUESTIONS.find((one) => one.name === name);
  const kind = question?.kind ?? 'text';
  const given = question?.parameter === 'country' && parameter === '' ? 'CA' : parameter;
  const save = useMutation({
    mutationFn: () =>
      client.answers.save({
        ...(entry === null ? {} : { id: entry.id }),
        name: question?.name ?? '',
        parameter: given,
        value: valueOf(kind, draft),
      }),
    onSuccess: (bank) => {
      queries.setQueryData(api.answers.read.queryKey(), bank);
      void queries.invalidateQueries({ queryKey: api.applications.key() });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={entry === null ? text('add') : text('changeTitle')}
      description={text('consequence')}
      footer={
        <Button kind="yours" busy={save.isPending} busyLabel={text('saving')} onClick={() => save.mutate()}>
          {action('save')}
        </Button>
      }
    >
      <div className={classes.form}>
        {entry === null && (
          <Which
            question={question}
            parameter={given}
            onQuestion={(next) => {
              setName(next);
              setParameter('');
              setDraft({});
            }}
            onParameter={setParameter}
          />
        )}
        <ValueFields
          kind={kind}
          label={question ? messageText(question.label(given)) : (entry?.question ?? '')}
          choices={question?.choices ?? []}
          draft={draft}
          onChange={setDraft}
        />
        {save.isError && <Banner>{sentenceOf(save.error, text('saveFailed'))}</Banner>}
      </div>
    </Dialog>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankEntry } from '#contract/career/hub/answers.ts';
import { ANSWER_COUNTRIES, BANK_QUESTIONS } from '#engines/answers/index.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './answers.module.css';
import { draftOf, valueOf } from './value-drafts.ts';
import { ValueFields } from './value-fields.tsx';

const QUESTIONS = BANK_QUESTIONS.map(({ name, label }) => ({
  value: name,
  label: label.replace('{country}', 'a country').replace('{skill}', 'a skill'),
}));
const COUNTRIES = ANSWER_COUNTRIES.map(([value, name]) => ({ value, label: name.replace(/^the /, '') }));
const FAILED = 'The server did not answer, so nothing was saved.';

/** The question with the country or skill it is asked about. */
const askedOf = (label: string, parameter: string): string =>
  label
    .replace('{country}', COUNTRIES.find(({ value }) => value === parameter)?.label ?? 'it')
    .replace('{skill}', parameter === '' ? 'it' : parameter);

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
      <Field label="Question">
        <Select options={QUESTIONS} value={question?.name ?? ''} onValueChange={onQuestion} />
      </Field>
      {question?.parameter === 'country' && (
        <Field label="Country">
          <Select options={COUNTRIES} value={parameter} onValueChange={onParameter} />
        </Field>
      )}
      {question?.parameter === 'skill' && (
        <Field label="Skill">
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
      title={entry === null ? 'Add an answer' : 'Change an answer'}
      description="What would have said the old one is prepared again and put to you."
      footer={
        <Button kind="yours" busy={save.isPending} busyLabel="Saving..." onClick={() => save.mutate()}>
          Save
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
          label={question ? askedOf(question.label, given) : (entry?.question ?? '')}
          choices={question?.choices ?? []}
          draft={draft}
          onChange={setDraft}
        />
        {save.isError && <Banner>{sentenceOf(save.error, FAILED)}</Banner>}
      </div>
    </Dialog>
  );
}

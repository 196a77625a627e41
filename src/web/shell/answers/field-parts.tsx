import type { AnswerKind } from '#contract/career/hub/answer-value.ts';
import type { Choice } from '#engines/answers/index.ts';
import { messageText } from '#web/text/message-text.ts';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { WordList } from '#web/ui/forms/word-list.tsx';
import { type AnswerDraft, type AnswerProblems, fromWords, typedIn, wordsOf } from './answer-drafts.ts';
import { text } from './messages.ts';

export interface AnswerFieldsProps {
  kind: AnswerKind;
  /** The question. */
  label: string;
  /** What stands below a single field; several have words of their own. */
  help?: React.ReactNode;
  choices: readonly Choice[];
  draft: AnswerDraft;
  problems: AnswerProblems;
  onChange: (draft: AnswerDraft) => void;
}

export type Options = readonly { value: string; label: string }[];

export const yesOrNo = (): Options => [
  { value: 'yes', label: text('yes') },
  { value: 'no', label: text('no') },
];

export const asOptions = (choices: readonly Choice[]): Options =>
  choices.map(({ value, label }) => ({ value, label: messageText(label) }));

type More = React.ComponentProps<typeof Input> & { help?: React.ReactNode };

/** One line of text, a figure or a date. */
export function line(props: AnswerFieldsProps, name: string, label: string, more: More = {}) {
  const { draft, problems, onChange } = props;
  const { help, ...rest } = more;
  return (
    <Field label={label} help={help} error={problems[name]}>
      <Input
        {...rest}
        value={draft[name] ?? ''}
        onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
      />
    </Field>
  );
}

/** One of a few choices, or several. */
export function group(
  { label, help, draft, problems, onChange }: AnswerFieldsProps,
  name: string,
  options: Options,
  several = false,
) {
  return (
    <ChoiceGroup
      label={label}
      help={help}
      error={problems[name]}
      options={options}
      several={several}
      chosen={wordsOf(draft[name])}
      onChange={(chosen) => onChange({ ...draft, [name]: fromWords(chosen) })}
    />
  );
}

/** One of a list that folds out; the first of it while nothing was chosen. */
export function pickedFrom(props: AnswerFieldsProps, name: string, label: string, options: Options) {
  const { draft, problems, onChange } = props;
  const value = options.find((one) => one.value === draft[name]) ?? options[0];
  return (
    <Field label={label} error={problems[name]}>
      <Select
        options={options}
        value={value?.value ?? ''}
        onValueChange={(next) => onChange({ ...draft, [name]: next })}
      />
    </Field>
  );
}

/** Names that are added one at a time. */
export function names(
  { draft, problems, onChange }: AnswerFieldsProps,
  name: string,
  label: string,
  more: { help?: string; placeholder: string },
) {
  return (
    <WordList
      {...more}
      label={label}
      error={problems[name]}
      words={wordsOf(draft[name])}
      typed={draft[typedIn(name)] ?? ''}
      onChange={(words, typed) => onChange({ ...draft, [name]: fromWords(words), [typedIn(name)]: typed })}
    />
  );
}

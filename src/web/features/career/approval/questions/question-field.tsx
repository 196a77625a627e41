import { Sentences } from '#web/ui/lines/sentences.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { type AskedQuestion, choicesOf, controlOf } from './answer-values.ts';
import { text } from './messages.ts';
import classes from './questions.module.css';

interface QuestionFieldProps {
  question: AskedQuestion;
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** One question of the form, as the employer words it, with why I can't answer it. */
export function QuestionField({ question, chosen, error, onChange }: QuestionFieldProps) {
  const control = controlOf(question);
  const why = [question.help, question.why];
  const help = <Sentences all={why} />;
  const value = chosen[0] ?? '';
  const label = question.required ? question.label : text('optional', { question: question.label });
  if (control === 'none')
    return (
      <div className={classes.file}>
        <b>{label}</b>
        <p>{why.some((part) => part !== '') ? help : text('takesFile')}</p>
      </div>
    );
  if (control === 'choices' || control === 'boxes')
    return (
      <ChoiceGroup
        label={label}
        help={help}
        error={error}
        options={choicesOf(question)}
        chosen={chosen}
        several={control === 'boxes'}
        onChange={onChange}
      />
    );
  return (
    <Field label={label} help={help} error={error}>
      {control === 'list' ? (
        <Select
          options={[{ value: '', label: text('choose') }, ...choicesOf(question)]}
          value={value}
          onValueChange={(picked) => onChange(picked === '' ? [] : [picked])}
        />
      ) : control === 'lines' ? (
        <Textarea
          maxLength={5000}
          value={value}
          onChange={(event) => onChange([event.currentTarget.value])}
        />
      ) : (
        <Input
          type={control === 'date' ? 'date' : 'text'}
          inputMode={control === 'number' ? 'decimal' : undefined}
          maxLength={5000}
          value={value}
          onChange={(event) => onChange([event.currentTarget.value])}
        />
      )}
    </Field>
  );
}

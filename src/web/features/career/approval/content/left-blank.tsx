import type { FormPlan } from '#contract/career/form.ts';
import classes from './content.module.css';
import type { FieldEdits } from './field-edits.ts';
import { text } from './messages.ts';
import { OpenField } from './open-field.tsx';

interface LeftBlankProps {
  fields: FormPlan['left_blank'];
  edits?: FieldEdits | undefined;
}

/** What is left empty on purpose, each with the reason and the way to answer it. */
export function LeftBlank({ fields, edits }: LeftBlankProps) {
  if (fields.length === 0) return null;
  return (
    <section aria-label={text('leftBlank')}>
      <h2 className={classes.groupTitle}>
        {text('leftBlankTitle', { count: fields.length })}
        <span>{text('fieldCount', { count: fields.length })}</span>
      </h2>
      <dl>
        {fields.map((field) => (
          <div key={field.key} className={classes.blank}>
            <dt>{field.label}</dt>
            <dd>{field.why}</dd>
            <dd className={classes.answer}>
              <OpenField
                edits={edits}
                fieldKey={field.key}
                word={text('answer')}
                name={text('answerField', { field: field.label })}
              />
            </dd>
            {edits?.editing === field.key && <dd className={classes.answering}>{edits.form(field)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { ApplicationDetail } from '#contract/career/applications.ts';
import classes from './evidence.module.css';
import { text } from './messages.ts';

/** Every field of the form with where its value comes from, and what was left blank on purpose. */
export function Answers({ application }: { application: ApplicationDetail }) {
  const { plan } = application;
  if (plan === null) return null;
  return (
    <div className={classes.parts}>
      <dl className={classes.fields}>
        {plan.fields.map((field) => (
          <div key={field.key} className={classes.field}>
            <dt>{field.label}</dt>
            <dd>
              <span className={classes.value}>{field.display}</span>
              <span className={classes.source}>{field.source.label}</span>
            </dd>
          </div>
        ))}
      </dl>
      {plan.left_blank.length > 0 && (
        <section>
          <h3 className={classes.title}>{text('leftBlank')}</h3>
          <dl className={classes.fields}>
            {plan.left_blank.map((field) => (
              <div key={field.key} className={classes.field}>
                <dt>{field.label}</dt>
                <dd className={classes.source}>{field.why}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

import type { ApplicationDetail } from '#contract/career/applications.ts';
import { useOffline } from '#web/shell/errors/offline-banner.tsx';
import type { Tag } from '#web/text/say.ts';
import { Segmented } from '#web/ui/actions/segmented.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';
import { useVariants } from './use-variants.ts';
import classes from './variants.module.css';
import { fewerWords, variantDifference, variantNames } from './variant-words.ts';

const bold: Tag = (inner) => <b>{inner}</b>;

/** The versions of the cover letter and summary, one of them chosen; nothing on a plan without them. */
export function VariantChoice({ application }: { application: ApplicationDetail }) {
  const { offered, chosen, isLoading, busy, choose, failure } = useVariants(application);
  const offline = useOffline();
  // What was prepared with variants will have them: their place is kept.
  if (isLoading && application.approach !== null)
    return <div className={classes.room} aria-hidden aria-busy />;
  if (offered.length === 0 || offline) return null;
  const stands = offered.find(({ approach }) => approach === chosen);
  const fewer = fewerWords(offered.length);
  return (
    <section className={classes.variants} aria-label={text('title')}>
      <h2 className={classes.title}>{text('title')}</h2>
      {offered.length > 1 && (
        <Segmented
          label={text('choice')}
          options={offered.map(({ approach }) => ({ value: approach, label: variantNames[approach]() }))}
          value={chosen ?? ''}
          onChange={(value) => {
            const one = offered.find(({ approach }) => approach === value);
            if (one) choose(one.approach);
          }}
        />
      )}
      <div className={classes.text} aria-live="polite">
        {busy ? (
          <p>{text('makingAgain')}</p>
        ) : (
          stands && <p>{variantDifference(stands, application.letter?.own !== undefined)}</p>
        )}
        {!busy && stands && stands.summary !== '' && (
          <p>{text.rich('summary', { summary: stands.summary, b: bold })}</p>
        )}
        {fewer !== '' && <p>{fewer}</p>}
      </div>
      {failure !== '' && <Banner>{failure}</Banner>}
    </section>
  );
}

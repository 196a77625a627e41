import type { ApplicationDetail } from '#contract/career/applications.ts';
import { useOffline } from '#web/shell/errors/offline-banner.tsx';
import { Segmented } from '#web/ui/actions/segmented.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { useVariants } from './use-variants.ts';
import classes from './variants.module.css';
import { fewerWords, variantDifference, variantNames } from './variant-words.ts';

/** The ways letter and summary can be told, one of them chosen; nothing on a plan without them. */
export function VariantChoice({ application }: { application: ApplicationDetail }) {
  const { offered, chosen, isLoading, busy, choose, failure } = useVariants(application);
  const offline = useOffline();
  // What was prepared with variants will have them: their place is kept.
  if (isLoading && application.approach !== null) return <div className={classes.room} aria-hidden />;
  if (offered.length === 0 || offline) return null;
  const stands = offered.find(({ approach }) => approach === chosen);
  const fewer = fewerWords(offered.length);
  return (
    <section className={classes.variants} aria-label="Letter and summary">
      <h2 className={classes.title}>Letter and summary</h2>
      {offered.length > 1 && (
        <Segmented
          label="How letter and summary are told"
          options={offered.map(({ approach }) => ({ value: approach, label: variantNames[approach] }))}
          value={chosen ?? ''}
          onChange={(value) => {
            const one = offered.find(({ approach }) => approach === value);
            if (one) choose(one.approach);
          }}
        />
      )}
      <div className={classes.text} aria-live="polite">
        {busy ? (
          <p>Making it again...</p>
        ) : (
          stands && <p>{variantDifference(stands, application.letter?.own !== undefined)}</p>
        )}
        {!busy && stands && stands.summary !== '' && (
          <p>
            <b>Summary</b> {stands.summary}
          </p>
        )}
        {fewer !== '' && <p>{fewer}</p>}
      </div>
      {failure !== '' && <Banner>{failure}</Banner>}
    </section>
  );
}

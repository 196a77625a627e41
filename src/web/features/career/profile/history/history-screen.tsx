import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ToldEntry } from '#contract/career/hub/told-entry.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { careerPaths, isTryingOne, toTryOne } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { BackLink } from '#web/ui/sections/back-link.tsx';
import { EntryForm } from './entry-form.tsx';
import classes from './history.module.css';

interface SavedProps {
  entry: ToldEntry;
  trying: boolean;
  onMore: () => void;
}

/** What was kept, and where to go on. */
function Saved({ entry, trying, onMore }: SavedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.saved}>
      <h2 ref={title} tabIndex={-1} className={classes.savedTitle}>
        Saved
      </h2>
      <p>
        {entry.what}, {entry.where}. That is enough to begin: a running campaign goes on from here within a
        minute or so. Nothing is sent before you approve it.
      </p>
      <div className={classes.buttons}>
        {trying ? (
          <ButtonLink kind="primary" to={careerPaths.tryOne}>
            Go on to try one
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" to={careerPaths.autoApply}>
            Go to Auto Apply
          </ButtonLink>
        )}
        <Button onClick={onMore}>Add another</Button>
      </div>
    </div>
  );
}

/** The way to a first application without a resume: a few questions about one job, study or volunteer post. */
export function HistoryScreen() {
  const [search] = useSearchParams();
  const trying = isTryingOne(search);
  const [saved, setSaved] = useState<ToldEntry | null>(null);
  return (
    <>
      {trying ? (
        <BackLink to={careerPaths.tryOne}>Try one application</BackLink>
      ) : (
        <BackLink to={careerPaths.autoApply}>Auto Apply</BackLink>
      )}
      <ScreenHead
        title="A job or study of yours"
        lead="Two minutes. One with its dates is enough for me to begin; I use only what you say."
      />
      <Card className={classes.card}>
        {saved === null ? (
          <EntryForm onSaved={setSaved} />
        ) : (
          <Saved entry={saved} trying={trying} onMore={() => setSaved(null)} />
        )}
      </Card>
      {saved === null && (
        <p className={classes.other}>
          You have a resume as a file?{' '}
          <Link
            className="text-link"
            to={trying ? toTryOne(careerPaths.resumeGenerator) : careerPaths.resumeGenerator}
          >
            Upload it instead
          </Link>
        </p>
      )}
    </>
  );
}

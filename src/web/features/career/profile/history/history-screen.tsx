import { type ReactNode, useEffect, useRef, useState } from 'react';
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
import { text } from './messages.ts';

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
        {text('saved')}
      </h2>
      <p>{text('savedNext', { what: entry.what, where: entry.where })}</p>
      <div className={classes.buttons}>
        {trying ? (
          <ButtonLink kind="primary" to={careerPaths.tryOne}>
            {text('goToTryOne')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" to={careerPaths.autoApply}>
            {text('goToAutoApply')}
          </ButtonLink>
        )}
        <Button onClick={onMore}>{text('addAnother')}</Button>
      </div>
    </div>
  );
}

const linkTo = (path: string) => (inner: ReactNode) => (
  <Link className="text-link" to={path}>
    {inner}
  </Link>
);

/** The way to a first application without a resume: a few questions about one job, study or volunteer post. */
export function HistoryScreen() {
  const [search] = useSearchParams();
  const trying = isTryingOne(search);
  const [saved, setSaved] = useState<ToldEntry | null>(null);
  return (
    <>
      {trying ? (
        <BackLink to={careerPaths.tryOne}>{text('backToTryOne')}</BackLink>
      ) : (
        <BackLink to={careerPaths.autoApply}>{text('backToAutoApply')}</BackLink>
      )}
      <ScreenHead title={text('title')} lead={text('lead')} />
      <Card className={classes.card}>
        {saved === null ? (
          <EntryForm onSaved={setSaved} />
        ) : (
          <Saved entry={saved} trying={trying} onMore={() => setSaved(null)} />
        )}
      </Card>
      {saved === null && (
        <p className={classes.other}>
          {text.rich('hasResume', {
            link: linkTo(trying ? toTryOne(careerPaths.resumeGenerator) : careerPaths.resumeGenerator),
          })}
        </p>
      )}
    </>
  );
}

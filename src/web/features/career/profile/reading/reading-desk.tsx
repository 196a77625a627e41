import type { ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Summary } from '#web/features/career/profile/reading-values/summary.tsx';
import { TaxonomyNotice } from '#web/features/career/profile/reading-values/taxonomy-notice.tsx';
import { UnusedLines } from '#web/features/career/profile/reading-values/unused-lines.tsx';
import { ValueList } from '#web/features/career/profile/reading-values/value-list.tsx';
import { CvPages } from '#web/features/career/profile/reading-pages/cv-pages.tsx';
import { PageBar } from '#web/features/career/profile/reading-pages/page-bar.tsx';
import classes from './reading.module.css';
import { useDesk } from './use-desk.ts';

interface ReadingDeskProps {
  reading: NonNullable<ResumeReadingReply['reading']>;
  /** The line to begin with. */
  first: number | null;
}

/** The list and the page side by side: a value on one is a place on the other. */
export function ReadingDesk({ reading, first }: ReadingDeskProps) {
  const { list, pages, ...desk } = useDesk(reading, first);
  const { focus, isBusy, undo } = desk;
  return (
    <div className={classes.desk}>
      <Card className={classes.list}>
        <div ref={list}>
          <Summary reading={reading} onCheck={focus.openPath} />
          <ValueList
            reading={reading}
            openPath={focus.path}
            isPicking={focus.isPicking}
            isBusy={isBusy}
            onOpen={focus.openPath}
            onLook={focus.look}
            onPick={desk.pick}
            onSay={desk.sayValue}
            onUndo={undo}
          />
          <UnusedLines
            reading={reading}
            openLine={focus.line}
            isBusy={isBusy}
            onOpen={focus.openLine}
            onSay={desk.sayLine}
            onUndo={undo}
          />
          <TaxonomyNotice />
        </div>
      </Card>
      <div className={classes.page}>
        <PageBar label={desk.asked} onStop={() => focus.pick(false)} />
        <CvPages
          container={pages}
          reading={reading}
          strong={focus.strong}
          marked={focus.marked}
          isPicking={focus.isPicking}
          onLine={desk.pressLine}
        />
      </div>
    </div>
  );
}

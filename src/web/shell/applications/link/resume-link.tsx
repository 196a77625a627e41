import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { clockWords, dateWords, dayWords } from '#web/shell/applications/moments.ts';
import { text } from './messages.ts';
import classes from './resume-link.module.css';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';

const UNSENT: ReadonlySet<ApplicationDetail['state']> = new Set(['waiting', 'needs_you', 'approved']);

function wordsOf(
  { state, resume_link: link }: ApplicationDetail,
  { nowMs, timeZone }: { nowMs: number; timeZone: string | undefined },
): string[] {
  if (!link) return [];
  const { opened_at: at } = link;
  const opened =
    at === null ? '' : text('firstOpened', { day: dayWords(at, timeZone), time: clockWords(at, timeZone) });
  if (link.revoked_at !== null) return [opened, text('turnedOff')];
  if (UNSENT.has(state)) return [text('notSentYet')];
  const day = dateWords(link.expires_at, timeZone);
  if (Date.parse(link.expires_at) <= nowMs)
    return [opened || text('neverOpened'), text('stoppedWorking', { day })];
  return [opened || text('notYetOpened'), text('worksUntil', { day })];
}

/** The link in the resume of an application: whether it was opened, until when it works, and turning it off. */
export function ResumeLink({ application }: { application: ApplicationDetail }) {
  const title = useId();
  const clock = usePersonClock();
  const queries = useQueryClient();
  const { id, state, resume_link: link } = application;
  const turnOff = useMutation({
    mutationFn: () => client.applications.revokeLink({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.applications.key() }),
  });
  // What was kept for being offline may be from before there were links.
  if (!link || (link.revoked_at !== null && UNSENT.has(state))) return null;
  const isOn = link.revoked_at === null && Date.parse(link.expires_at) > clock.nowMs;
  return (
    <section aria-labelledby={title} className={classes.link}>
      <h2 id={title} className={classes.title}>
        {text('title')}
      </h2>
      <p className={classes.words}>
        <Sentences all={wordsOf(application, clock)} />
      </p>
      {turnOff.isError && (
        <p role="alert" className={classes.failure}>
          {sentenceOf(turnOff.error, text('turnOffFailed'))}
        </p>
      )}
      {isOn && (
        <Button
          size="sm"
          busy={turnOff.isPending}
          busyLabel={UNSENT.has(state) ? text('makingAgain') : text('turningOff')}
          onClick={() => turnOff.mutate()}
        >
          {UNSENT.has(state) ? text('sendWithout') : text('turnOff')}
        </Button>
      )}
    </section>
  );
}

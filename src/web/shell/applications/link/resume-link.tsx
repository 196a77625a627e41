import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { clockWords, dateWords, dayWords } from '#web/shell/applications/moments.ts';
import classes from './resume-link.module.css';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';

const UNSENT: ReadonlySet<ApplicationDetail['state']> = new Set(['waiting', 'needs_you', 'approved']);

function wordsOf(
  { state, resume_link: link }: ApplicationDetail,
  { nowMs, timeZone }: { nowMs: number; timeZone: string | undefined },
): string {
  if (!link) return '';
  const opened =
    link.opened_at === null
      ? ''
      : `First opened on ${dayWords(link.opened_at, timeZone)} at ${clockWords(link.opened_at, timeZone)}. `;
  if (link.revoked_at !== null) return `${opened}The link is turned off and opens nothing.`;
  if (UNSENT.has(state))
    return 'A link stands at the top of this CV. Its page tells the reader that opening is counted, and shows you when it was opened.';
  const until = dateWords(link.expires_at, timeZone);
  if (Date.parse(link.expires_at) <= nowMs)
    return `${opened || 'Nobody opened it. '}The link stopped working on ${until}.`;
  return `${opened || 'Nobody has opened it yet. '}It works until ${until}. Opening it yourself in this browser is not counted.`;
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
        Resume link
      </h2>
      <p className={classes.words}>{wordsOf(application, clock)}</p>
      {turnOff.isError && (
        <p role="alert" className={classes.failure}>
          {sentenceOf(turnOff.error, 'The server did not answer, so the link is still on. Try again.')}
        </p>
      )}
      {isOn && (
        <Button
          size="sm"
          busy={turnOff.isPending}
          busyLabel={UNSENT.has(state) ? 'Making the CV again...' : 'Turning off...'}
          onClick={() => turnOff.mutate()}
        >
          {UNSENT.has(state) ? 'Send it without the link' : 'Turn off link'}
        </Button>
      )}
    </section>
  );
}

import { say } from '#localization/catalogue.ts';
import type { ApplicationState } from '#contract/career/applications.ts';
import { latestStep } from '#server/features/career/applications/index.ts';
import { originOf } from '#server/origins.ts';
import type { World } from '#server/world.ts';

/** What the terminal calls a state; null where the next line follows at once. */
const WORDS: Record<ApplicationState, string | null> = {
  found: null,
  matched: 'Matched',
  prepared: null,
  needs_you: 'Needs you',
  waiting: 'Waiting',
  skipped: 'Skipped',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  approved: 'Approved',
  sending: 'Sending',
  unknown: 'Checking',
  handed_over: 'To finish',
  stopped: 'Stopped',
  failed: 'Failed',
  applied: 'Sent',
  interviewing: 'Answered',
  offer: 'Answered',
  rejected: 'Answered',
};
const ASKS: readonly ApplicationState[] = ['waiting', 'needs_you', 'handed_over', 'unknown'];

/** Tells the terminal, one plain line a step, what the agent does. Answers the function that ends it. */
export function narrate({
  config,
  database,
  events,
  log,
}: Pick<World, 'config' | 'database' | 'events' | 'log'>) {
  const told = new Map<string, number>();
  const tell = async (accountId: string, applicationId: string) => {
    const step = await latestStep(database.forAccount(accountId), applicationId);
    if (!step || told.get(applicationId) === step.sequence) return;
    told.set(applicationId, step.sequence);
    const isDryRun = step.dryRun && step.state === 'sending';
    const word = isDryRun ? 'Dry run' : WORDS[step.state];
    if (word === null) return;
    const job = `${step.posting.title}, ${step.posting.company}`;
    const more = ASKS.includes(step.state)
      ? `${originOf('career', config.publicOrigin)}/dashboard/approvals/${applicationId}`
      : step.state === 'applied'
        ? (step.evidence?.receipt ?? '')
        : step.state === 'matched'
          ? `${step.score} out of 100`
          : say(step.detail, { locale: 'en' });
    log.say(`${word.padEnd(11)} ${job}${more === '' ? '' : `: ${more}`}`);
  };
  return events.follow((event, accountId) => {
    // A line that cannot be written must not stop the work it tells of.
    if (event.topic === 'applications' && event.application_id !== null)
      void tell(accountId, event.application_id).catch(() => undefined);
  });
}

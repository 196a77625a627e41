import type { Digest, Funnel } from '#engines/insights/index.ts';
import type { Reader } from '#localization/format.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import { text } from '#server/features/career/reports/messages.ts';
import type { DigestMail } from '#server/features/career/reports/tables.ts';

/** What a digest says beside the week's figures. */
export interface DigestContent {
  digest: Digest;
  funnel: Funnel;
  waiting: number;
  handedOver: number;
  activeCampaigns: number;
}

function nextSteps(
  { waiting, handedOver, activeCampaigns }: DigestContent,
  origin: string,
  reader: Reader,
): string[] {
  const words = text.for(reader);
  const steps: string[] = [];
  if (waiting > 0) steps.push(words('digestWaiting', { count: waiting }), `${origin}/dashboard/approvals`);
  if (handedOver > 0)
    steps.push(words('digestToFinish', { count: handedOver }), `${origin}/dashboard/job-tracker`);
  if (activeCampaigns === 0) steps.push(words('digestNoCampaign'), `${origin}/dashboard/auto-apply`);
  return steps;
}

/**
 * The weekly summary in the words of its reader; `origin` is the career host, `token` ends the summary without a sign-in.
 */
export function digestMail(
  content: DigestContent,
  { origin, token }: { origin: string; token: string },
  reader: Reader,
): DigestMail {
  const words = text.for(reader);
  const { digest, funnel } = content;
  const { sent, answers, interviews } = digest;
  const { applied, offers } = funnel;
  const steps = nextSteps(content, origin, reader);
  return composeMail(words('digestSubject', { sent, answers }), [
    words('digestWeek', { from: digest.from, until: digest.until, sent, answers, interviews }),
    words('digestSinceBegin', { applied, interviews: funnel.interviews, offers }),
    ...(steps.length > 0 ? [words('digestNext'), ...steps] : []),
    ...(digest.tip === null ? [] : [words('digestTip', { tip: digest.tip })]),
    words('digestReport'),
    `${origin}/dashboard/application-report`,
    words('digestStop'),
    `${origin}/unsubscribe/${token}`,
  ]);
}

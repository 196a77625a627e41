import { dayInWords } from '#engines/calendar/index.ts';
import type { Digest, Funnel } from '#engines/insights/index.ts';
import { counted } from '#engines/text/index.ts';
import { composeMail } from '#server/ports/mail/compose.ts';
import type { DigestMail } from './tables.ts';

/** What a digest says beside the week's figures. */
export interface DigestContent {
  digest: Digest;
  funnel: Funnel;
  waiting: number;
  handedOver: number;
  activeCampaigns: number;
}

function nextSteps({ waiting, handedOver, activeCampaigns }: DigestContent, origin: string): string[] {
  const steps: string[] = [];
  if (waiting > 0)
    steps.push(
      waiting === 1
        ? '1 application waits for your decision:'
        : `${waiting} applications wait for your decision:`,
      `${origin}/dashboard/approvals`,
    );
  if (handedOver > 0)
    steps.push(
      handedOver === 1
        ? '1 job is prepared for you to finish and send yourself:'
        : `${handedOver} jobs are prepared for you to finish and send yourself:`,
      `${origin}/dashboard/job-tracker`,
    );
  if (activeCampaigns === 0)
    steps.push('No campaign is active, so I look for nothing new:', `${origin}/dashboard/auto-apply`);
  return steps;
}

/** The weekly summary in words; `origin` is the career host, `token` ends the summary without a sign-in. */
export function digestMail(content: DigestContent, origin: string, token: string): DigestMail {
  const { digest, funnel } = content;
  const { sent, answers, interviews } = digest;
  const steps = nextSteps(content, origin);
  return composeMail(`Your week: ${counted(sent, 'application')} sent, ${counted(answers, 'answer')}`, [
    `From ${dayInWords(digest.from, 'en')} to ${dayInWords(digest.until, 'en')} I sent ${counted(sent, 'application')}. ${counted(answers, 'employer')} answered, and ${counted(interviews, 'interview')} came of it.`,
    `Since you began: ${counted(funnel.applied, 'application')}, ${counted(funnel.interviews, 'interview')}, ${counted(funnel.offers, 'offer')}.`,
    ...(steps.length > 0 ? ['What is next:', ...steps] : []),
    ...(digest.tip === null ? [] : [`What your own numbers say: ${digest.tip}`]),
    'Every figure is in your report:',
    `${origin}/dashboard/application-report`,
    'To stop this weekly summary, open this link; you need not sign in:',
    `${origin}/unsubscribe/${token}`,
  ]);
}

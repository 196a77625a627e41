import { say } from '#localization/catalogue.ts';
import type { FilledForm, SubmitOutcome } from '#server/ports/browser.ts';

const ENGLISH = { locale: 'en' } as const;

/** How an application ended; the names are those of the applications' states. */
export type Outcome = 'applied' | 'needs_you' | 'handed_over' | 'stopped' | 'unknown';

export type Ending = { outcome: Outcome; why: string; confirmation?: string };

/** How an application ends whose form did not become ready. */
export function endingOf(filled: Exclude<FilledForm, { kind: 'ready' | 'asks_more' }>): Ending {
  switch (filled.kind) {
    case 'captcha':
      return { outcome: 'handed_over', why: 'A check that a person is there.' };
    case 'email_code':
      return { outcome: 'handed_over', why: 'The page waits for a code that it mails.' };
    case 'locked_out':
      return { outcome: 'handed_over', why: 'The site did not take the password of the account there.' };
    case 'limited':
      return { outcome: 'unknown', why: 'The site wants fewer requests.' };
    case 'closed':
      return { outcome: 'unknown', why: 'The posting is closed.' };
    case 'already_applied':
      return { outcome: 'unknown', why: 'The page says that this person has already applied.' };
    case 'mismatch':
      break;
  }
  const told = filled.fields.map((field) =>
    'why' in field
      ? `${field.key}: ${say(field.why, ENGLISH)}`
      : `${field.key}: “${field.expected}”, but: ${field.actual}`,
  );
  return { outcome: 'unknown', why: `The form did not take what was planned. ${told.join('; ')}` };
}

/** How an application ends by what the page said after the click. */
export function endOf(sent: SubmitOutcome): Ending {
  switch (sent.kind) {
    case 'confirmed':
      return { outcome: 'applied', why: 'Two signs say that it arrived.', confirmation: sent.confirmation };
    case 'limited':
      return { outcome: 'unknown', why: 'The site wants fewer requests, after the click.' };
    case 'captcha':
      return { outcome: 'handed_over', why: 'A check that a person is there, after the click.' };
    case 'email_code':
      return { outcome: 'handed_over', why: 'The page waits for a code that it mails, after the click.' };
    case 'goes_on':
      return { outcome: 'handed_over', why: 'The page went on to another step after the click.' };
    case 'refused':
      return {
        outcome: 'needs_you',
        why: `The form rejected it: ${sent.why === undefined ? sent.messages.map(({ key, message }) => `${key} ${message}`).join('; ') : say(sent.why, ENGLISH)}`,
      };
    case 'unclear':
      break;
  }
  return { outcome: 'unknown', why: say(sent.why, ENGLISH) };
}

/** Seconds spent in each phase. */
export class Clock {
  readonly seconds: Record<string, number> = {};
  private phase = 'open';
  private since = performance.now();

  enter(phase: string): void {
    const now = performance.now();
    this.seconds[this.phase] = (this.seconds[this.phase] ?? 0) + (now - this.since) / 1000;
    this.phase = phase;
    this.since = now;
  }
}

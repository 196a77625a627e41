import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Above the campaigns: one that was deleted and can still be brought back. `left` is what minutesLeft says.
  deleted: '“{name}” was deleted.',
  undo: 'Undo<hidden> deleting {name}</hidden> ({left})',
  minutesLeft: '{minutes, plural, one {# minute left} other {# minutes left}}',

  // Asking before a campaign is deleted.
  confirmTitle: 'Delete "{name}"?',
  confirm: 'Delete',
  whatEnds: 'I stop looking for it. What was sent stays in your tracker.',
  canBeUndone: 'You can undo this for 10 minutes.',
  counting: 'Counting its applications',
  notCounted: 'I could not count its applications. What you approved and has not begun will not be sent.',
  approved:
    '{count, plural, one {# approved application has not been sent yet; it will not be sent.} other {# approved applications have not been sent yet; they will not be sent.}}',
  sending:
    '{count, plural, one {# application is being sent now; I finish that one.} other {# applications are being sent now; I finish those.}}',
  waiting:
    '{count, plural, one {# application waits for you; you can still decide it.} other {# applications wait for you; you can still decide them.}}',
});

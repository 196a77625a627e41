import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Above the campaigns: one that was deleted and can still be brought back.
  deleted: '“{name}” was deleted.',
  undo: 'Undo<hidden> deleting {name}</hidden> ({minutes, plural, one {# minute left} other {# minutes left}})',

  // Asking before a campaign is deleted.
  confirmTitle: 'Delete “{name}”?',
  confirm: 'Delete',
  whatEnds: 'I’ll stop looking for jobs for this campaign. Sent applications stay in your tracker.',
  canBeUndone: 'You can undo this for 10 minutes.',
  counting: 'Counting its applications',
  notCounted: 'Couldn’t count its applications. Approved applications that haven’t started won’t be sent.',
  approved:
    '{count, plural, one {# approved application hasn’t been sent yet and won’t be.} other {# approved applications haven’t been sent yet and won’t be.}}',
  sending:
    '{count, plural, one {# application is being sent now. I’ll finish it.} other {# applications are being sent now. I’ll finish them.}}',
  waiting:
    '{count, plural, one {# application is waiting for you. You can still approve or skip it.} other {# applications are waiting for you. You can still approve or skip them.}}',
});

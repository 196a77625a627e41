import { catalogue } from '#localization/catalogue.ts';

/** What a person's own calendar shows of their interviews. */
export const text = catalogue('agenda', {
  noCalendar: 'There is no calendar at this address.',
  calendar: 'Interviews',
  interview: 'Interview: {title}, {company}',
  fromInvitation: 'From their calendar invitation.',
  fromMail: 'I read the day and time from their email. Check them there.',
});

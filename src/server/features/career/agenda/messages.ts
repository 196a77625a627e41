import { catalogue } from '#localization/catalogue.ts';

/** What a person's own calendar shows of their interviews. */
export const text = catalogue('agenda', {
  noCalendar: 'There is no calendar at this address.',
  calendar: 'Interviews',
  interview: 'Interview, {title}, {company}',
  fromInvitation: 'From their calendar invitation.',
  fromMail: 'Day and time are as I read them from their e-mail. Check them there.',
});

import { catalogue } from '#localization/catalogue.ts';

/** Follow-ups on applications that nobody has answered. */
export const text = catalogue('tracker-follow-up', {
  nothingSent: 'Nothing has been sent yet, so there’s nothing to follow up on.',
  unansweredOne: 'No reply yet: {company}',
  unansweredOneSince:
    'You applied for {title} {days, plural, one {# day} other {# days}} ago. A short follow-up makes sense now. I can draft one for you to send.',
  unansweredMany: 'No reply yet to {count, plural, one {# application} other {# applications}}',
  unansweredManySince:
    'It’s been ten days or more: {companies}. Open one in the tracker and I’ll draft a short follow-up for you to send.',
});

import { catalogue } from '#localization/catalogue.ts';

/** Questions after applications that nobody has answered. */
export const text = catalogue('tracker-follow-up', {
  nothingSent: 'Nothing was sent yet that I could ask about.',
  unansweredOne: 'No answer yet: {company}',
  unansweredOneSince:
    'You applied for {title} {days, plural, one {# day} other {# days}} ago. A short question is in order: I can draft it for you to send.',
  unansweredMany: 'No answer yet to {count, plural, one {# application} other {# applications}}',
  unansweredManySince:
    'Ten days or more have passed: {companies}. Open one in the tracker and I draft a short question for you to send.',
});

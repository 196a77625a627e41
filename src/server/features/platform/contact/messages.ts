import { catalogue } from '#localization/catalogue.ts';

/** The mail that brings us a message of the contact page. */
export const text = catalogue('contact', {
  subject: 'Message from {name}',
  subjectOnPlan: `{plan, select,
    enterprise {[Enterprise] Message from {name}}
    other {[Pro] Message from {name}}
  }`,
  promised: `{plan, select,
    enterprise {On Enterprise: a person replies within one business day.}
    other {On Pro: a person replies within one business day.}
  }`,
  from: '{name} ({email}) wrote:',
});

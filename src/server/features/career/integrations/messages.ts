import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('integrations', {
  // How an application begins that came by an alert mail.
  namedInAlert: 'An alert mail of {site} named {title} at {company}.',
});

import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('integrations', {
  // How an application begins that came from a job alert.
  namedInAlert: 'A job alert from {site} listed {title} at {company}.',
});

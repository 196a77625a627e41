import type { Business } from '#contract/localbiz/business.ts';

// The business demo account's owner and bakery: an example, nobody real. The shop is one of the practice town's.
export const demoOwnerName = 'Marisol Ferreira';
export const demoOwnerEmail = 'bakery@legwork.test';

/** Under which name DATA_DIR keeps the account. */
export const demoShopName = 'demo-business-account';

/** What its till and Google export, in a layout, of which shop of the practice town. */
const exported = (layout: string): string => `town/exports/fundy-crumb/${layout}`;

/** What the owner brings in first, one file after the other. */
export const demoExports = ['square-items', 'square-catalogue', 'square-customers', 'google-reviews'].map(
  exported,
);

/** What the owner brings in of the days after that. */
export const demoExportsOfDays = ['square-items', 'google-reviews'].map(exported);

const opening = { opens: '07:00', closes: '17:00' };

export const demoBusiness: Business = {
  name: 'Fundy Crumb Bakery',
  trade: 'Bakery',
  city: 'Millbrook',
  region: 'NS',
  postal_code: 'B6L 1R2',
  time_zone: 'America/Halifax',
  languages: ['en', 'fr'],
  website: '',
  phone: '+1 902 555 0188',
  contact_email: demoOwnerEmail,
  hours: {
    monday: null,
    tuesday: opening,
    wednesday: opening,
    thursday: opening,
    friday: opening,
    saturday: opening,
    sunday: opening,
  },
};

import type { Business } from '#contract/localbiz/business.ts';
import { practiceFiles } from '#contract/localbiz/practice-shop.ts';

const opening = { opens: '07:00', closes: '17:00' };

/** The bakery of the practice town, as its owner would describe it: an example, nobody real. */
export const practiceBakery: Business = {
  name: 'Fundy Crumb Bakery',
  trade: 'Bakery',
  city: 'Millbrook',
  region: 'NS',
  postal_code: 'B6L 1R2',
  time_zone: 'America/Halifax',
  languages: ['en', 'fr'],
  website: '',
  phone: '+1 902 555 0188',
  contact_email: '',
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

const LAYOUTS: Readonly<Record<(typeof practiceFiles)[number], string>> = {
  sales: 'square-items',
  catalogue: 'square-catalogue',
  customers: 'square-customers',
  reviews: 'google-reviews',
};

/** Where the town hands out what the bakery's till and its page with Google export. */
export const practiceExport = (what: (typeof practiceFiles)[number]): string =>
  `town/exports/fundy-crumb/${LAYOUTS[what]}`;

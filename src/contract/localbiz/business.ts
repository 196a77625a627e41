import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { typedName } from '#contract/primitives.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Languages a business can name, by ISO 639 code; in its customers' order of use. */
export const servedLanguages = ['en', 'fr', 'es', 'zh', 'yue', 'pa', 'hi', 'ar', 'tl', 'vi'] as const;

const text = (label: string, most: number) =>
  z.string().trim().max(most, `Keep the ${label} under ${most} characters.`);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the hours as 9:00 or 17:30.');

/** One weekday's hours, `HH:MM` in the business's time zone; closing before opening means after midnight. Null when closed. */
const dayHours = z
  .object({ opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens !== closes, 'Give the day different opening and closing hours.')
  .nullable();

/** A Canadian postal code as people type it. */
const POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i;
const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** The owner's word on their business; texts not given are "". Nothing here is guessed. */
export const businessInput = z.object({
  name: typedName('Enter the name of your business.').max(120, 'Keep the name under 120 characters.'),
  /** What kind of business, in the owner's words: "Bakery". */
  trade: text('kind of business', 80).min(1, 'Say what kind of business it is.'),
  city: text('city', 80).min(1, 'Enter the city.'),
  /** A Canadian province or territory, two letters. */
  region: z.enum(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'], {
    error: 'Choose the province or territory.',
  }),
  /** `K1A 0B1`, or "" when not given. */
  postal_code: text('postal code', 10)
    .refine((value) => value === '' || POSTAL_CODE.test(value), 'Enter a postal code such as K1A 0B1.')
    .transform((value) => value.toUpperCase().replace(/^(...)[ -]?(...)$/, '$1 $2')),
  /** IANA name, e.g. `America/Toronto`. */
  time_zone: z.string().max(64).refine(isTimeZone, 'Choose a time zone.'),
  languages: z.array(z.enum(servedLanguages)).min(1, 'Choose at least one language.').max(10),
  website: text('website', 300).refine(
    (value) => value === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(value),
    'Enter the website as a full address that starts with https://.',
  ),
  /** For customers and for us; "" when not given. */
  phone: text('phone number', 40).refine(
    (value) => value === '' || /^\+?[\d\s().-]{7,}( ?(x|ext\.?) ?\d+)?$/i.test(value),
    'Enter a phone number such as 905 555 0177.',
  ),
  contact_email: text('contact e-mail', 254).refine(
    (value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    'Please enter a valid email address.',
  ),
  hours: z.object({
    monday: dayHours,
    tuesday: dayHours,
    wednesday: dayHours,
    thursday: dayHours,
    friday: dayHours,
    saturday: dayHours,
    sunday: dayHours,
  }),
});
export type BusinessInput = z.input<typeof businessInput>;
export type Business = z.output<typeof businessInput>;

/** The business of the signed-in business account. */
export const businesses = {
  read: businessEndpoint
    .route({ method: 'GET', path: '/business', summary: 'The business profile; null before it is set up' })
    .output(businessInput.nullable()),
  replace: businessEndpoint
    .route({ method: 'PUT', path: '/business', summary: 'Set the business up, or change it' })
    .input(businessInput)
    .output(businessInput),
};

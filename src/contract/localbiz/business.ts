import { z } from 'zod';
import { businessEndpoint } from '#contract/endpoint.ts';
import { textUpTo, typedName } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

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

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, refusal(text.message('hoursWrong')));

/** One weekday's hours, `HH:MM` in the business's time zone; closing before opening means after midnight. Null when closed. */
const dayHours = z
  .object({ opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens !== closes, refusal(text.message('hoursEqual')))
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

const NAME_MAXIMUM = 120;

/** The owner's word on their business; texts not given are "". Nothing here is guessed. */
export const businessInput = z.object({
  name: typedName(text.message('businessNameMissing')).max(
    NAME_MAXIMUM,
    refusal(text.message('nameTooLong', { most: NAME_MAXIMUM })),
  ),
  /** What kind of business, in the owner's words: "Bakery". */
  trade: textUpTo(80, (most) => text.message('tradeTooLong', most)).min(
    1,
    refusal(text.message('tradeMissing')),
  ),
  city: textUpTo(80, (most) => text.message('cityTooLong', most)).min(
    1,
    refusal(text.message('cityMissing')),
  ),
  /** A Canadian province or territory, two letters. */
  region: z.enum(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'], {
    error: refusal(text.message('regionMissing')),
  }),
  /** `K1A 0B1`, or "" when not given. */
  postal_code: textUpTo(10, (most) => text.message('postalCodeTooLong', most))
    .refine((value) => value === '' || POSTAL_CODE.test(value), refusal(text.message('postalCodeWrong')))
    .transform((value) => value.toUpperCase().replace(/^(...)[ -]?(...)$/, '$1 $2')),
  /** IANA name, e.g. `America/Toronto`. */
  time_zone: z
    .string()
    .max(64)
    .refine(isTimeZone, refusal(text.message('timeZoneWrong'))),
  languages: z
    .array(z.enum(servedLanguages))
    .min(1, refusal(text.message('languageMissing')))
    .max(10),
  website: textUpTo(300, (most) => text.message('websiteTooLong', most)).refine(
    (value) => value === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(value),
    refusal(text.message('websiteWrong')),
  ),
  /** For customers and for us; "" when not given. */
  phone: textUpTo(40, (most) => text.message('businessPhoneTooLong', most)).refine(
    (value) => value === '' || /^\+?[\d\s().-]{7,}( ?(x|ext\.?) ?\d+)?$/i.test(value),
    refusal(text.message('businessPhoneWrong')),
  ),
  contact_email: textUpTo(254, (most) => text.message('contactEmailTooLong', most)).refine(
    (value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    refusal(text.message('emailWrong')),
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

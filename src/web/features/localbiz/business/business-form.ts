import {
  type Business,
  businessInput,
  type BusinessInput,
  type servedLanguages,
  weekdays,
} from '#contract/localbiz/business.ts';

/** Provinces and territories, as they are called. */
export const regions = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia'],
  ['NT', 'Northwest Territories'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon'],
] as const;

export const languageNames: Readonly<Record<(typeof servedLanguages)[number], string>> = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  zh: 'Mandarin',
  yue: 'Cantonese',
  pa: 'Punjabi',
  hi: 'Hindi',
  ar: 'Arabic',
  tl: 'Tagalog',
  vi: 'Vietnamese',
};

/** Offered while typing the kind of business; any other is as good. */
export const trades = [
  'Bakery',
  'Bar',
  'Barber shop',
  'Bookshop',
  'Café',
  'Clothing shop',
  'Convenience store',
  'Dental clinic',
  'Florist',
  'Garage',
  'Grocery',
  'Gym',
  'Hair salon',
  'Hardware store',
  'Nail salon',
  'Pet shop',
  'Pharmacy',
  'Restaurant',
  'Spa',
  'Yoga studio',
] as const;

/** The form while it is filled in; the region may not be chosen yet. */
export type BusinessForm = Omit<BusinessInput, 'region'> & { region: Business['region'] | '' };

/** The form at first: what is kept, or empty, closed on every day, in the owner's own time zone. */
export function formOf(business: Business | null, timeZone: string): BusinessForm {
  if (business !== null) return business;
  return {
    name: '',
    trade: '',
    city: '',
    region: '',
    postal_code: '',
    time_zone: timeZone,
    languages: ['en'],
    website: '',
    phone: '',
    contact_email: '',
    hours: {
      monday: null,
      tuesday: null,
      wednesday: null,
      thursday: null,
      friday: null,
      saturday: null,
      sunday: null,
    },
  };
}

/** The first problem of each field in words, `hours.monday` for a day; or what can be sent. */
export function readForm(
  form: BusinessForm,
): { business: Business } | { problems: Partial<Record<string, string>> } {
  const read = businessInput.safeParse(form);
  if (read.success) return { business: read.data };
  const problems: Partial<Record<string, string>> = {};
  for (const { path, message } of read.error.issues) problems[path.slice(0, 2).join('.')] ??= message;
  return { problems };
}

/** Gives the days after the first open one its hours, those that are closed too; null when no day is open. */
export function copyHours(hours: BusinessForm['hours']): BusinessForm['hours'] | null {
  const first = weekdays.find((day) => hours[day] !== null);
  if (first === undefined) return null;
  const from = weekdays.indexOf(first);
  return weekdays.reduce((all, day, index) => (index > from ? { ...all, [day]: hours[first] } : all), hours);
}

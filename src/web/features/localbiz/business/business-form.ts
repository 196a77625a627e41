import {
  type Business,
  businessInput,
  type BusinessInput,
  type servedLanguages,
  weekdays,
} from '#contract/localbiz/business.ts';
import { refusalText } from '#web/text/message-text.ts';
import { text } from './messages.ts';

/** Provinces and territories, as they are called. */
export const regions = [
  ['AB', () => text('alberta')],
  ['BC', () => text('britishColumbia')],
  ['MB', () => text('manitoba')],
  ['NB', () => text('newBrunswick')],
  ['NL', () => text('newfoundland')],
  ['NS', () => text('novaScotia')],
  ['NT', () => text('northwestTerritories')],
  ['NU', () => text('nunavut')],
  ['ON', () => text('ontario')],
  ['PE', () => text('princeEdwardIsland')],
  ['QC', () => text('quebec')],
  ['SK', () => text('saskatchewan')],
  ['YT', () => text('yukon')],
] as const;

export const languageNames: Readonly<Record<(typeof servedLanguages)[number], () => string>> = {
  en: () => text('english'),
  fr: () => text('french'),
  es: () => text('spanish'),
  zh: () => text('mandarin'),
  yue: () => text('cantonese'),
  pa: () => text('punjabi'),
  hi: () => text('hindi'),
  ar: () => text('arabic'),
  tl: () => text('tagalog'),
  vi: () => text('vietnamese'),
};

/** Offered while typing the kind of business; any other is as good. */
export const trades = (): readonly string[] => [
  text('bakery'),
  text('bar'),
  text('barberShop'),
  text('bookshop'),
  text('cafe'),
  text('clothingShop'),
  text('convenienceStore'),
  text('dentalClinic'),
  text('florist'),
  text('garage'),
  text('grocery'),
  text('gym'),
  text('hairSalon'),
  text('hardwareStore'),
  text('nailSalon'),
  text('petShop'),
  text('pharmacy'),
  text('restaurant'),
  text('spa'),
  text('yogaStudio'),
];

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
  for (const { path, message } of read.error.issues)
    problems[path.slice(0, 2).join('.')] ??= refusalText(message);
  return { problems };
}

/** Gives the days after the first open one its hours, those that are closed too; null when no day is open. */
export function copyHours(hours: BusinessForm['hours']): BusinessForm['hours'] | null {
  const first = weekdays.find((day) => hours[day] !== null);
  if (first === undefined) return null;
  const from = weekdays.indexOf(first);
  return weekdays.reduce((all, day, index) => (index > from ? { ...all, [day]: hours[first] } : all), hours);
}

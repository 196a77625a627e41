import { describe, expect, it } from 'vitest';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { query, read } from '#testing/sales-questions.ts';

/** A part of a query with ways to say it, in English and French. */
interface Said {
  parts: Partial<SalesQuery>;
  en: readonly string[];
  fr: readonly string[];
}

const MEASURES: readonly Said[] = [
  {
    parts: { measure: 'sales' },
    en: ['sales', 'revenue', 'our takings'],
    fr: ['ventes', 'le chiffre d’affaires', 'nos recettes'],
  },
  {
    parts: { measure: 'quantity' },
    en: ['quantity sold', 'units sold'],
    fr: ['quantité vendue', 'unités vendues'],
  },
  {
    parts: { measure: 'tickets' },
    en: ['number of tickets', 'orders', 'transactions'],
    fr: ['nombre de tickets', 'transactions', 'commandes'],
  },
  {
    parts: { measure: 'average_ticket' },
    en: ['average ticket', 'the average order value'],
    fr: ['panier moyen', 'le ticket moyen'],
  },
  { parts: { measure: 'margin' }, en: ['margin', 'gross margin'], fr: ['marge', 'la marge brute'] },
  {
    parts: { measure: 'margin_share' },
    en: ['margin percentage', 'margin in percent'],
    fr: ['taux de marge', 'marge en pourcentage'],
  },
  { parts: { measure: 'refunds' }, en: ['refunds', 'returns'], fr: ['remboursements', 'retours'] },
  { parts: { measure: 'discounts' }, en: ['discounts', 'markdowns'], fr: ['rabais', 'remises'] },
  { parts: { measure: 'tips' }, en: ['tips', 'gratuities'], fr: ['pourboires'] },
  { parts: { measure: 'tax' }, en: ['tax', 'sales tax'], fr: ['taxes', 'les taxes de vente'] },
  { parts: { measure: 'tax', tax: 'TPS' }, en: ['TPS'], fr: ['la TPS'] },
];

const GROUPS: readonly Said[] = [
  { parts: {}, en: [''], fr: [''] },
  { parts: { group: 'day' }, en: ['by day', 'for each day', 'daily'], fr: ['par jour', 'pour chaque jour'] },
  { parts: { group: 'week' }, en: ['by week', 'weekly'], fr: ['par semaine'] },
  { parts: { group: 'month' }, en: ['per month', 'month by month'], fr: ['par mois', 'mensuelles'] },
  { parts: { group: 'weekday' }, en: ['by weekday', 'per day of the week'], fr: ['par jour de la semaine'] },
  { parts: { group: 'shop' }, en: ['by shop', 'for each location'], fr: ['par succursale', 'par magasin'] },
];

const PERIODS: readonly Said[] = [
  { parts: {}, en: [''], fr: [''] },
  {
    parts: { period: { from: '2026-11-09', to: '2026-11-15' } },
    en: ['last week', 'in the previous week', 'from Nov 9 to Nov 15', 'November 9 to 15'],
    fr: ['la semaine dernière', 'la semaine passée', 'du 9 au 15 novembre'],
  },
  {
    parts: { period: { from: '2026-10-01', to: '2026-10-31' } },
    en: ['last month', 'in October', 'between October 1 and October 31', 'in Oct 2026'],
    fr: ['le mois dernier', 'en octobre', 'du 1er au 31 octobre'],
  },
  {
    parts: { period: { from: '2026-09-01', to: '2026-11-18' } },
    en: ['since September', 'since September 1'],
    fr: ['depuis septembre', 'depuis le 1er septembre'],
  },
  {
    parts: { period: { from: '2026-01-01', to: '2026-11-18' } },
    en: ['this year', 'year to date', 'so far this year'],
    fr: ['cette année', 'depuis le début de l’année'],
  },
  {
    parts: { period: { from: '2026-10-20', to: '2026-11-18' } },
    en: ['in the last 30 days', 'over the past thirty days'],
    fr: ['dans les 30 derniers jours', 'ces trente derniers jours'],
  },
  {
    parts: { period: { from: '2026-07-01', to: '2026-09-30' } },
    en: ['in Q3', 'in the third quarter', 'from July to September'],
    fr: ['au troisième trimestre', 'de juillet à septembre'],
  },
  { parts: { period: { from: '2025-01-01', to: '2025-12-31' } }, en: ['in 2025'], fr: ['en 2025'] },
];

const product = (id: string) => ({ kind: 'product' as const, id });
const FILTERS: readonly Said[] = [
  { parts: {}, en: [''], fr: [''] },
  { parts: { weekdays: [6] }, en: ['on Saturdays', 'every Saturday'], fr: ['le samedi', 'les samedis'] },
  {
    parts: { weekdays: [1, 2, 3, 4, 5, 6] },
    en: ['except Sundays', 'but not on Sundays', 'excluding Sundays'],
    fr: ['sauf le dimanche', 'sans les dimanches', 'mais pas le dimanche'],
  },
  {
    parts: { weekdays: [1, 2, 3] },
    en: ['on Mondays to Wednesdays'],
    fr: ['les lundis, mardis et mercredis'],
  },
  { parts: { channel: 'web' }, en: ['online', 'on the web'], fr: ['en ligne'] },
  { parts: { channel: 'counter' }, en: ['in store', 'without online'], fr: ['en magasin', 'au comptoir'] },
  { parts: { shops: ['market'] }, en: ['at Market Hall'], fr: ['à Market Hall'] },
];

const THINGS: readonly Said[] = [
  { parts: { things: [product('Rye loaf')] }, en: ['of rye loaves', 'of Rye loaf'], fr: ['de Rye loaf'] },
  { parts: { things: [product('Croissant')] }, en: ['of croissants', 'of croisants'], fr: ['de croissants'] },
  {
    parts: { things: [product('Coffee'), product('Butter tart')] },
    en: ['of coffee and butter tarts'],
    fr: ['de coffee et de butter tart'],
  },
  {
    parts: { things: [{ kind: 'item', id: 'large' }] },
    en: ['of large coffee', 'of coffee, large'],
    fr: ['de coffee large'],
  },
  {
    parts: { things: [{ kind: 'category', id: 'Pastry' }] },
    en: ['of pastries', 'in the pastry category'],
    fr: ['de la catégorie Pastry'],
  },
  {
    parts: { without: [product('Coffee')] },
    en: ['without coffee', 'not counting coffee', 'apart from coffees'],
    fr: ['sans coffee', 'à part coffee'],
  },
];

const AGAINST: readonly Said[] = [
  {
    parts: {
      period: { from: '2026-10-01', to: '2026-10-31' },
      against: { from: '2026-09-01', to: '2026-09-30' },
    },
    en: ['in October compared to September', 'in October versus the month before', 'October vs September'],
    fr: ['en octobre par rapport à septembre', 'en octobre comparé à septembre'],
  },
  {
    parts: {
      period: { from: '2026-10-01', to: '2026-10-31' },
      against: { from: '2025-10-01', to: '2025-10-31' },
    },
    en: ['in October against last year', 'in October compared with the same period last year'],
    fr: ['en octobre par rapport à l’an dernier', 'en octobre contre l’année dernière'],
  },
];

const RANKS: readonly Said[] = [
  {
    parts: { group: 'item', order: 'most', first: 5 },
    en: ['top 5 items by', 'the five best products by'],
    fr: ['les 5 meilleurs articles par'],
  },
  {
    parts: { group: 'category', order: 'least', first: 3 },
    en: ['worst 3 categories by', 'the 3 lowest categories by'],
    fr: ['les 3 pires catégories par'],
  },
];

const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');
const combined = (lists: readonly (readonly Said[])[]): Said[] =>
  lists.reduce<Said[]>(
    (all, list) =>
      all.flatMap((one) =>
        list.map((other) => ({
          parts: { ...one.parts, ...other.parts },
          // Each way to say one part once, beside each of the other.
          en: one.en.flatMap((words, at) =>
            other.en.filter((_, place) => at === 0 || place === 0).map((more) => joined(words, more)),
          ),
          fr: one.fr.flatMap((words, at) =>
            other.fr.filter((_, place) => at === 0 || place === 0).map((more) => joined(words, more)),
          ),
        })),
      ),
    [{ parts: {}, en: [''], fr: [''] }],
  );

/** Every way to ask for some queries that is read as another one, or not at all. */
const misread = (queries: readonly Said[]): string[] =>
  queries.flatMap(({ parts, en, fr }) =>
    [...en, ...fr].flatMap((question) => {
      const reading = read(question);
      const own = 'query' in reading ? JSON.stringify(reading.query) : JSON.stringify(reading);
      return own === JSON.stringify(query(parts)) ? [] : [`${question}: ${reading.outcome} ${own}`];
    }),
  );

describe('every question made from a query is read as that query', () => {
  it('whatever is measured, by whatever group and in whatever days', () => {
    expect(misread(combined([MEASURES, GROUPS, PERIODS]))).toEqual([]);
  });
  it('whatever it is narrowed to, with the words in another order', () => {
    expect(misread(combined([MEASURES.slice(0, 1), FILTERS, PERIODS]))).toEqual([]);
    expect(misread(combined([FILTERS.slice(1), MEASURES.slice(0, 1), PERIODS]))).toEqual([]);
  });
  it('whatever things it is about or leaves out', () => {
    expect(misread(combined([MEASURES.slice(0, 1), THINGS, PERIODS]))).toEqual([]);
    expect(misread(combined([MEASURES.slice(1, 2), THINGS, FILTERS]))).toEqual([]);
  });
  it('whatever it is compared with', () => {
    expect(misread(combined([MEASURES, AGAINST]))).toEqual([]);
  });
  it('however the groups are put in order', () => {
    expect(misread(combined([RANKS, MEASURES.slice(0, 2), PERIODS]))).toEqual([]);
  });
});

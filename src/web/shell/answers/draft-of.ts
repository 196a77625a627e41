import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { type AnswerDraft, fromWords } from './answer-drafts.ts';

const words = (value: number | null): string => (value === null ? '' : String(value));
const side = (value: boolean): string => (value ? 'yes' : 'no');

/** The fields of a typed answer that is changed. */
export function draftOf(value: AnswerValue): AnswerDraft {
  switch (value.kind) {
    case 'yes_no':
      return { yes: side(value.yes) };
    case 'text':
      return { text: value.text };
    case 'day':
      return { day: value.day };
    case 'notice':
      return { amount: String(value.amount), unit: value.unit };
    case 'pay': {
      const { currency, period, wanted, least, most, hours_per_week: hours, converts } = value;
      return {
        currency,
        period,
        wanted: String(wanted),
        least: words(least),
        most: words(most),
        hours: words(hours),
        converts: side(converts),
      };
    }
    case 'percent':
      return { percent: String(value.percent) };
    case 'relocation': {
      const { where, countries, cities, regions } = value;
      return {
        where,
        countries: fromWords(countries),
        cities: fromWords(cities),
        regions: fromWords(regions),
      };
    }
    case 'onsite':
      return { where: value.where, cities: fromWords(value.cities), days: words(value.days_per_week) };
    case 'licence':
      return {
        holds: side(value.holds),
        class: value.class,
        region: value.region,
        expires: value.expires ?? '',
      };
    case 'list':
      return { items: fromWords(value.items) };
    case 'spans':
      break;
  }
  return Object.fromEntries(
    value.spans.flatMap(({ from, to }, at) => [
      [`from${at}`, from],
      [`to${at}`, to ?? ''],
    ]),
  );
}

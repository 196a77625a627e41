export const WORKPLACE_WORDS = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;
export const PERIOD_WORDS = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
} as const;

/** An amount of money as a person reads it. */
export const amountWords = new Intl.NumberFormat('en-CA', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

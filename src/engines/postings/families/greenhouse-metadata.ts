import { payFrom, periodIn, type Pay } from './normal.ts';
import { isFields, type Fields, type Reader } from './shape.ts';

/** Names the place of a field of one job in the answer. */
export type At = (field: string) => string;

/** The fields an employer added to its postings, each with a `name` and a `value`. */
export function metadataOf(read: Reader, job: Fields, at: At): Fields[] {
  return read.maybeList(job.metadata, at('metadata')).filter(isFields);
}

/** What the employer's own field of that name says; its values may be text, a list or something else. */
export function valueNamed(metadata: readonly Fields[], name: RegExp): string {
  const field = metadata.find(
    (entry) => typeof entry.name === 'string' && name.test(entry.name) && !isFields(entry.value),
  );
  const values = Array.isArray(field?.value) ? field.value : [field?.value];
  return values.filter((value) => typeof value === 'string').join(', ');
}

/** The pay the board gives in cents, else the first amount or range among the employer's own fields. */
export function payOf(read: Reader, job: Fields, metadata: readonly Fields[], at: At): Pay {
  for (const range of read.maybeList(job.pay_input_ranges, at('pay_input_ranges')).filter(isFields)) {
    const title = read.maybeText(range.title, at('pay_input_ranges[].title'));
    const pay = payFrom(units(range.min_cents), units(range.max_cents), range.currency_type, periodIn(title));
    if (pay !== null) return pay;
  }
  for (const entry of metadata) {
    if (!isFields(entry.value)) continue;
    const { min_value: min, max_value: max, amount, unit } = entry.value;
    const pay = payFrom(
      min ?? amount,
      max ?? amount,
      unit,
      periodIn(typeof entry.name === 'string' ? entry.name : null),
    );
    if (pay !== null) return pay;
  }
  return null;
}

function units(cents: unknown): number | null {
  return typeof cents === 'number' ? cents / 100 : null;
}

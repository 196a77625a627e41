import type { Entry, Known, Source } from './facts.ts';

/** Where a text would stand, and what bears it out there. */
export interface Place {
  kind: 'letter' | 'summary' | 'label' | 'line' | 'list' | 'told' | 'value' | 'unknown';
  section: string;
  field: string;
  /** The entry, where the place is inside one. */
  entry: Entry | null;
  /** What may bear the text out. */
  sources: readonly Source[];
}

const PATH = /^\/?([a-z]+)(?:(?:\[(\d+)\]|\/(\d+))(?:[./]([a-zA-Z]+))?|[./]([a-zA-Z.]+))?/;
const TOLD = new Set(['highlights', 'summary', 'description', 'keywords']);

/** Reads a target; an unknown one has no sources, so nothing is allowed there. */
export function placeOf(target: string, known: Known): Place {
  const whole: Omit<Place, 'kind'> = { section: '', field: '', entry: null, sources: known.sources };
  if (/^letter$/i.test(target)) return { ...whole, kind: 'letter' };
  if (/^(?:summary|(?:basics[./])summary)$/i.test(target)) return { ...whole, kind: 'summary' };
  const match = PATH.exec(target.slice(0, 80));
  const section = match?.[1] ?? '';
  const place = match?.[2] ?? match?.[3];
  const field = match?.[4] ?? match?.[5]?.split('.').at(-1) ?? '';
  if (section === 'basics') {
    if (field === 'label') {
      const titles = known.sources.filter(({ field: own }) => own === 'label' || own === 'position');
      return { kind: 'label', section, field, entry: null, sources: titles };
    }
    const own = known.sources.filter((source) => source.section === 'basics');
    const sources =
      field === 'location'
        ? own.filter(({ field: at }) => /city|region|address|postal|country/i.test(at))
        : own.filter((source) => source.field === field);
    return { kind: 'value', section, field, entry: null, sources };
  }
  if (place === undefined) {
    const inSection = known.sources.filter((source) => source.section === section);
    const sources = section === 'skills' ? known.sources : inSection;
    return { kind: section === '' ? 'unknown' : 'list', section, field: '', entry: null, sources };
  }
  const entry = known.entries.find((one) => one.section === section && one.index === Number(place)) ?? null;
  const sources = entry?.sources ?? [];
  if (field === '') return { kind: 'line', section, field, entry, sources };
  if (TOLD.has(field)) return { kind: 'told', section, field, entry, sources };
  return {
    kind: 'value',
    section,
    field,
    entry,
    sources: sources.filter(
      (source) => source.field === field || (field === 'position' && source.field === 'summary'),
    ),
  };
}

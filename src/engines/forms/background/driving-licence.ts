import type { ValueSource } from '#engines/forms/saying/plan.ts';
import type { Outcome } from '#engines/forms/context.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, pick } from '#engines/forms/screening/asked.ts';
import { isRecord } from '#engines/forms/screening/told.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { derivedFrom, isCurrent } from './certificate-state.ts';

const CLASS = /\b(?:class|classe|categor(?:y|ie)) ([a-z]?\d?[a-z]?)\b|\b(g[12]?) (?:class |driver|licen)/;

/** The class of a licence that a question names, "" when it names none. */
export function classAsked(text: string): string {
  const found = CLASS.exec(text);
  return (found?.[1] ?? found?.[2] ?? '').toLowerCase();
}

/** A licence to drive: whether one is held, its class and where it is from, "" where that is not known. */
export interface Licence {
  has: boolean;
  class: string;
  region: string;
  /** Whether it is one on the way to a full one: "restricted", "learner"; false where nothing says so. */
  limited: boolean;
}

/** What a licence is called that is not yet a full one. */
export const LIMITED =
  /\b(restricted|learner\w*|provisional|probation\w*|graduated|intermediate|restreinte?|apprenti|probatoire)\b/;

const textOf = (one: unknown): string => (typeof one === 'string' ? one : '');

/** A licence that was told; null for anything else. */
export function licenceOf(value: unknown): Licence | null {
  if (typeof value === 'boolean') return { has: value, class: '', region: '', limited: false };
  if (!isRecord(value) || typeof value.has !== 'boolean') return null;
  const said = [value.class, value.type, value.status].map(textOf).join(' ');
  return {
    has: value.has,
    class: textOf(value.class)
      .replace(/\([^)]*\)/g, ' ')
      .trim(),
    limited: LIMITED.test(plainLabel(said)),
    region: textOf(value.region ?? value.state ?? value.jurisdiction),
  };
}

/** The last day of a licence that was told (`YYYY-MM-DD`), null where none was. */
export function lastDay(value: unknown): string | null {
  if (!isRecord(value)) return null;
  const told = [value.expiry, value.expires, value.validUntil].find((one) => typeof one === 'string');
  return told === undefined ? null : textOf(told);
}

/** The licence to drive among the certificates, with its class; of several, or one that has ended, none. */
export function recordedLicence({ context }: AskedQuestion): { value: unknown; source: ValueSource } | null {
  const found = context.master.resume.certificates.flatMap((certificate, index) => {
    const plain = plainLabel(certificate.name);
    const rank = /\b(?:class|classe|category|categorie) ([a-z]{1,2}\d?|\d[a-z]?)\b/.exec(plain)?.[1];
    const drives = /\b(licen[cs]e|permis)\b/.test(plain) && rank !== undefined;
    return drives && isCurrent(certificate, context.today)
      ? [{ rank, index, until: certificate.validUntil }]
      : [];
  });
  const [only, another] = found;
  if (only === undefined || another !== undefined) return null;
  return {
    value: { has: true, class: only.rank.toUpperCase(), validUntil: only.until },
    source: derivedFrom(messages.message('onList'), only.index, context),
  };
}

/** The one choice that names a class by its code: "Class D with air brakes (DZ)". */
export function byCode(asked: AskedQuestion, rank: string, source: ValueSource): Outcome | null {
  if (rank === '') return null;
  const code = new RegExp(
    `(?:^|\\(|(?:class|classe|category|cat[ée]gorie|permis|licen[cs]e)\\s)${rank}(?=$|\\)|\\s|,)`,
    'iu',
  );
  const found = pick(
    asked,
    ({ label }) => code.test(label.trim()) && !/\b(or|ou|no|not|sans|pas)\b/i.test(label),
    source,
  );
  return 'missing' in found ? null : found;
}

import type { Passage } from '#engines/postings/facts/text/passages.ts';
import { COMPANY, EXPERIENCE, LASTING, NOT_YEARS_BEFORE, WANTED } from './experience.data.ts';

/** A length of time in a passage, folded. */
interface Length {
  /** "years", "ans", "seasons"…; "yoe" for years of experience. */
  unit: string;
  /** Where it begins in the passage. */
  from: number;
  before: string;
  after: string;
  /** "3+ years", "3 years or more". */
  orMore: boolean;
}

/** What the words around a length of time say of it. */
interface Around {
  /** The clause that goes on behind it. */
  clause: string;
  /** Experience is named right behind it. */
  near: boolean;
  /** Experience or a minimum is named before it. */
  lead: boolean;
  /** It is wanted in so many words. */
  wanted: boolean;
  /** It is wanted, by its own words or by the part of the posting in which it stands. */
  asks: boolean;
}

/** Reads the words around a length of time. */
export function aroundYears({ section, label }: Passage, { unit, before, after }: Length): Around {
  const clause = after.split(/[.;!?]/)[0] ?? '';
  const near =
    unit === 'yoe' ||
    /\bexp(?:erience)?s?\b|\bmetier\b|\bbehind you\b|(?<!\bor )\bsimilar|\bcomparable|\bsemblable|\bsimilaire/.test(
      clause.slice(0, 60),
    );
  const lead =
    /\b(?:exp(?:erience)?|background|practice|track record|pratique)\b[^.;]{0,40}$|\bminimum (?:of|de)? ?$|\bat least $|\bau moins $/.test(
      before,
    );
  const wanted = WANTED.test(before);
  const asks =
    wanted ||
    section === 'must' ||
    section === 'nice' ||
    /^(?:exp|required|requirement|must|need|years|minimum|qualif|exig|requis|you\b|who\b)/.test(label);
  return { clause, near, lead, wanted, asks };
}

/** "Four seasons" name hotels; as many seasons of work are years of it, unless their months are told. */
const areSeasonsOfWork = (after: string, isExperience: boolean): boolean =>
  !/^ ?\(\d/.test(after) && (isExperience || /^ (?:or more|ou plus|of (?!the\b)\p{L}|en \p{L})/u.test(after));

/** Also "Eight years with trade publishers", where a sentence begins with them. */
const speaksOfWork = (clause: string, section: Passage['section'], from: number): boolean =>
  EXPERIENCE.test(clause) ||
  (from === 0 && section !== 'offer' && /^ (?:with|behind|at|under|of|chez|avec|derriere|de) /.test(clause));

/** Whether a length of time is one of experience that is asked for, and not that of a contract, a company or a leave. */
export function isOfExperience(
  { section }: Passage,
  { unit, from, before, after, orMore }: Length,
  { clause, near, lead, wanted, asks }: Around,
): boolean {
  if (NOT_YEARS_BEFORE.test(before) && !(near && !COMPANY.test(before))) return false;
  if (!near && !wanted && LASTING.test(before)) return false;
  if ((section === 'about' || COMPANY.test(before)) && !wanted) return false;
  const isSaid =
    near || lead || asks || orMore || speaksOfWork(clause, section, from) || /^ \p{L}+ing\b/u.test(clause);
  if (!isSaid) return false;
  if ((section === 'duties' || section === 'offer') && !near && !lead) return false;
  if (unit.startsWith('s') && !areSeasonsOfWork(after, near || lead)) return false;
  return !/\bper (?:year|month|mois)\b|\b(?:vacation|holiday|vacances|conges)\b/.test(clause.slice(0, 30));
}

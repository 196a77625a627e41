import type { MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#engines/matching/messages.ts';
import { valuesOf } from '#engines/matching/saying/values.ts';
import { fold } from '#engines/text/index.ts';
import { areOneCompany, readCompany, type CompanyName } from './company-name.ts';
import { employerOnPage } from '#engines/matching/avoiding/sites/pages.ts';
import {
  hostIn,
  isNamed,
  isShared,
  readSite,
  siteOf,
  type PostingSite,
} from '#engines/matching/avoiding/sites/sites.ts';

/** Where a person works now. */
export interface PresentEmployer {
  name: string;
  /** The domain of their own mail there, as the resume gives it; null when it gives none. */
  site: string | null;
}

/** The companies a person avoids: by default where they work now, and those they name, by name or by their site. */
export interface AvoidedCompanies {
  present: readonly PresentEmployer[];
  listed: readonly string[];
}

/** The employer of a posting, by name and by where the posting stands. */
export interface PostingEmployer {
  company: string;
  name: CompanyName;
  site: PostingSite;
}

export const readEmployer = (
  posting: Pick<Posting, 'company' | 'url' | 'apply_url' | 'tenant' | 'board'>,
): PostingEmployer => ({
  company: posting.company,
  name: readCompany(posting.company),
  site: readSite(posting),
});

/** A company to avoid; `refuses` says what of a posting names it, null when nothing does. */
export interface CompanyRule {
  /** Whose word it is, as the end of "you avoid ...". */
  text: Said;
  refuses(employer: PostingEmployer): string | null;
}

/** Work for oneself, or for nobody in particular: no company to avoid. */
const NOBODY =
  /^(?:self[- ]?employed|freelanc(?:e|er|ers|ing)|independent(?: (?:contractor|consultant))?|contractor|consultant|various(?: (?:clients|employers))?|travailleu(?:r|se) autonome|pigiste|independante?|a mon compte|divers(?: clients)?|confidential|confidentiel)$/;

/** Whether a domain seems to be of a company: it has a word of the name in it, or begins with its initials. */
function isAkin(site: string, name: string): boolean {
  const [label = ''] = site.split('.');
  const words = fold(name).match(/[\p{L}\d]+/gu) ?? [];
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return (
    words.some((word) => word.length > 3 && label.includes(word)) ||
    (initials.length > 1 && label.startsWith(initials))
  );
}

/** Where a person works on a day (YYYY-MM-DD) by their profile: jobs that began and have no end, or end later; each company once. */
export function presentEmployers({ resume }: MasterProfile, today: string): PresentEmployer[] {
  const host = hostIn(resume.basics.email);
  const found: (PresentEmployer & { read: CompanyName })[] = [];
  for (const { name, startDate, endDate } of resume.work) {
    // Told to the year or the month alone, one that ends in this one is not known to go on.
    const goesOn = startDate !== '' && (endDate === '' || endDate > today.slice(0, endDate.length));
    if (!goesOn || NOBODY.test(fold(name).trim())) continue;
    const read = readCompany(name);
    if (read.size === 0 || found.some((other) => areOneCompany(other.read, read))) continue;
    const site = host !== null && isAkin(siteOf(host), name) ? siteOf(host) : null;
    found.push({ name: name.trim(), site, read });
  }
  return found.map(({ name, site }) => ({ name, site }));
}

/** Present employers without those that the person would apply to all the same. */
export const withoutAllowed = (
  present: readonly PresentEmployer[],
  allowed: readonly string[],
): PresentEmployer[] => {
  const names = allowed.map(readCompany);
  return present.filter(({ name }) => !names.some((other) => areOneCompany(other, readCompany(name))));
};

const isOn = (host: string, site: string): boolean => host === site || host.endsWith(`.${site}`);

function ruleOf(words: Said, written: string, sites: readonly string[]): CompanyRule {
  const name = readCompany(written);
  return {
    text: words,
    refuses({ company, name: other, site }) {
      if (areOneCompany(name, other)) return company;
      const host = site.hosts.find((one) => sites.some((own) => isOn(one, own)));
      if (host !== undefined) return host;
      return site.names.find((one) => isNamed(one, name)) ?? null;
    },
  };
}

/** A company by the address of its site, or of its page on a board that many share. */
function siteRule(entry: string): CompanyRule | null {
  const host = hostIn(entry);
  if (host === null) return null;
  const site = siteOf(host);
  if (!isShared(host)) return ruleOf(entry, site, [entry.includes('@') ? site : host.replace(/^www\./, '')]);
  // A board's own address alone means the company that keeps it.
  const isBare = !/\.[a-z]{2,24}\/[^/?#]|\?/i.test(entry);
  const page = employerOnPage(entry, host.slice(0, -site.length));
  return ruleOf(entry, page === '' && isBare ? (site.split('.')[0] ?? '') : page, []);
}

/** The rules of the companies a person avoids: where they work first, then those they name. */
export const companyRules = ({ present, listed }: AvoidedCompanies): CompanyRule[] => [
  ...present.map(({ name, site }) =>
    ruleOf(text.message('worksThere', { company: name }), name, site === null ? [] : [site]),
  ),
  ...listed.map((entry) => siteRule(entry) ?? ruleOf(entry, entry, [])),
];

/** Why a posting is left for its employer, in one sentence. */
export function avoidedSentence({ span, person }: { span: Said; person: Said }): Message {
  const own = valuesOf(person, 'worksThere');
  if (own) return text.message('avoidedOwnEmployer', { span, company: own['company'] as Said });
  // "Inc." ends the sentence by itself.
  return text.message('avoidedCompany', {
    span,
    person: typeof person === 'string' ? person.replace(/\.$/, '') : person,
  });
}

/** The first rule that a posting's employer falls under, with what of it does; null when none. */
export function avoidedCompany(
  employer: PostingEmployer,
  rules: readonly CompanyRule[],
): { span: string; person: Said } | null {
  for (const rule of rules) {
    const span = rule.refuses(employer);
    if (span !== null) return { span: span.slice(0, 240), person: rule.text };
  }
  return null;
}

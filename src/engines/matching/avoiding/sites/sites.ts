import type { Posting } from '#contract/career/posting.ts';
import { BOARD_LIST } from '#engines/postings/index.ts';
import { nameWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { normalised } from '#engines/matching/reading/tokens.ts';
import { WORLD_BOARDS, WORLD_PAGES } from './addresses.data.ts';
import type { CompanyName } from '#engines/matching/avoiding/company-name.ts';
import { isPlaceName } from '#engines/matching/avoiding/name-tails.ts';
import { GROUPS, LEGAL_ENDINGS, UNITS } from '#engines/matching/avoiding/names.data.ts';

/** Second parts under which a country gives names away: "co.uk", "qc.ca". */
const SHARED_ENDINGS = new Set(
  'co com org net gov gouv gc ac edu nhs asso go or ne qc on bc ab mb sk ns nb pe nl yt nt nu'.split(' '),
);

/** The part of a host that is one owner's: "mapleparcel.ca" of "careers.mapleparcel.ca", "mapleparcel.co.uk". */
export function siteOf(host: string): string {
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const size = labels.length > 2 && top.length === 2 && SHARED_ENDINGS.has(second) ? 3 : 2;
  return labels.slice(-size).join('.');
}

/** Sites on which many employers have their postings: what a host there says of the employer stands before these names. */
const SHARED_SITES = new Set(BOARD_LIST.map(({ site }) => siteOf(site)));
const SHARED_NAMES = new Set([...WORLD_BOARDS, ...[...SHARED_SITES].map((site) => site.split('.')[0] ?? '')]);
const worldSites = new Set([...WORLD_BOARDS, ...WORLD_PAGES]);

export const isShared = (host: string): boolean => {
  const site = siteOf(host);
  return SHARED_SITES.has(site) || worldSites.has(site.split('.')[0] ?? '');
};

/** The host of an address in lower case; null for what is none. */
export function hostIn(address: string): string | null {
  const host = /^(?:https?:\/\/)?(?:[^\s/@]*@)?((?:[a-z\d-]+\.)+[a-z]{2,24})\.?(?::\d+)?(?:[/?#]\S*)?$/i.exec(
    address.trim(),
  );
  return host?.[1]?.toLowerCase() ?? null;
}

/** Where a posting stands, as far as that names its employer. */
export interface PostingSite {
  hosts: readonly string[];
  /** Names in its addresses that are the employer's own: "mapleparcel" of careers.mapleparcel.ca and of jobs.lever.co/mapleparcel. */
  names: readonly string[];
}

/** The labels of a host that could be its owner's name. */
function labelsOf(host: string): string[] {
  const site = siteOf(host);
  const before = host.slice(0, -site.length).split('.');
  return [...before, ...(isShared(host) ? [] : [site.split('.')[0] ?? ''])];
}

/** What the addresses of a posting and its place on its board say of the employer. */
export function readSite({
  url,
  apply_url: apply,
  tenant,
  board,
}: Pick<Posting, 'url' | 'apply_url' | 'tenant' | 'board'>): PostingSite {
  const hosts = [...new Set([url, apply].map((address) => hostIn(address)).filter((host) => host !== null))];
  const [slug = ''] = fold(tenant).split('/');
  const own = slug === board || SHARED_NAMES.has(slug) ? [] : [slug];
  const names = [...hosts.flatMap(labelsOf), ...own].map((name) => name.replaceAll(/[^a-z\d]/g, ''));
  return { hosts, names: [...new Set(names)].filter((name) => name.length > 2) };
}

/** What sites hang on a company's name: "mapleparcelcareers", "mapleparcelcanada". */
const isAddition = (rest: string): boolean =>
  nameWords('common in names').has(rest) ||
  UNITS.has(rest) ||
  GROUPS.has(rest) ||
  LEGAL_ENDINGS.has(rest) ||
  isPlaceName(rest) ||
  /^(?:jobs|careers|carrieres|emplois|inc|ltd|ltee|llc|corp|hr)$/.test(rest);

/** Whether a name in an address is that of a company. */
export function isNamed(site: string, name: CompanyName): boolean {
  for (const [form, { own, strong, reading, spelled }] of name) {
    if (!own || form.length < 3 || (reading === 'guess' && !strong)) continue;
    if (site === form || site === spelled || normalised(site) === form) return true;
    if ([form, spelled].some((start) => site.startsWith(start) && isAddition(site.slice(start.length))))
      return true;
  }
  return false;
}

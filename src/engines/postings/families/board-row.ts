import type { Posting } from '#contract/career/posting.ts';
import type { Reading } from '#engines/postings/mapping/reading.ts';

/**
 * The dialects of boards. Five have forms of their own that we read (greenhouse, lever, ashby, and with lists like many others
 * workable and recruitee); the others are shapes that many boards share: lists of JSON, searches by POST, XML feeds, feeds of events, comments under a thread, careers pages.
 */
export type FamilyName =
  | 'greenhouse'
  | 'lever'
  | 'ashby'
  | 'workable'
  | 'recruitee'
  | 'json-list'
  | 'json-search'
  | 'feed'
  | 'event-feed'
  | 'comments'
  | 'careers-page';

/**
 * Why a board ships switched off: it answers persons alone, its robots.txt closes it or is reported to, many of its employers refuse programs or
 * the large ones keep them out, or it is for partners.
 */
export type OffReason =
  | 'personal'
  | 'robots'
  | 'robotsReported'
  | 'employersRefuse'
  | 'employersKeepOut'
  | 'partnersOnly';

/** A key or registration that a board asks its readers for. */
export interface BoardKey {
  /** The environment variable it is read from, e.g. `ADZUNA_APP_KEY`. */
  setting: string;
  /** Where one gets it, for the operator. */
  from: string;
}

/** A request for a short-lived token that the other requests carry as `{token}`. */
export interface TokenSource {
  request: { method: 'GET' | 'POST'; url: string; body: string | null };
  /** The token is the text at this path of a JSON answer, or `last-line` of a plain text. */
  at: string;
}

/** One board of the catalogue, as data: everything a family needs to know about where it runs and how it behaves. */
export interface BoardRow {
  id: string;
  family: FamilyName;
  name: string;
  /** ats: applicant tracking systems, one employer a source; the others list many employers. */
  kind: 'ats' | 'aggregator' | 'public-service' | 'careers-page';
  /** Whom it serves: `global`, or ISO 3166 codes. */
  region: string;
  /** Where the machine-readable answers and the pages for people start, without a trailing slash. */
  origin: { api: string; pages: string };
  /** The only hosts that may be called; `{name}` is a part of the tenant. */
  hosts: readonly string[];
  /** What a `{host}` among the tenant's parts must end in; empty where it is the employer's own. */
  hostEndings: readonly string[];
  /** The parts of a tenant's slug in order, parted by `/`, each percent-encoded where it needs to be. */
  tenant: readonly string[];
  /** The slug that is read where the board lists many employers; null where each employer is a tenant. */
  everyone: string | null;
  /** Patterns of its postings' addresses; groups named like the tenant's parts, and `id`. */
  links: readonly string[];
  /** green: published for third parties; amber: undocumented; red: shipped switched off. */
  policy: 'green' | 'amber' | 'red';
  /** Why it ships switched off; null when it may be read. */
  off: OffReason | null;
  /** What an operator must set before it can be read; all of them. */
  keys: readonly BoardKey[];
  token: TokenSource | null;
  /** How an attempt whose reply was lost is cleared up: send the same key again, look it up, or wait for the mail. */
  recovery: 'keyed' | 'lookup' | 'opaque';
  /** form: the agent presses send after approval; assist: it prepares, the person presses send. */
  mode: 'form' | 'assist';
  /** How a posting found here is applied to, as far as the board decides it. */
  applyBy: Posting['apply_by'];
  /** True for boards of the practice world. */
  practice: boolean;
  /** Least pause between two requests to one host, in milliseconds. */
  pauseMs: number;
  /** Least time between two runs of one source, in minutes. */
  everyMinutes: number;
  /** Most pages that one run asks for. */
  pageCap: number;
  /** What robots.txt or the terms say on automated reading, in a few words; null where nothing is known. */
  robots: string | null;
  /** Who must be named beside its postings, with the link that goes with it; `{url}` is the posting's own. */
  credit: { text: string; url: string } | null;
  /** HTTP statuses beyond 200: those that are also good, those that mean there is no posting, those that mean it is gone. */
  statuses: { good: readonly number[]; empty: readonly number[]; gone: readonly number[] };
  /** Whether a complete run shows all open postings, so that one it lacks is closed. */
  shows: 'everything' | 'newest';
  /** What no postings in a healthy answer mean: there are none, or perhaps the tenant does not exist. */
  zero: 'none' | 'unsure';
  /** The row to try where a tenant is unknown here (another region of the same system). */
  sister: string | null;
  /** How its facts are known: from its own documents, or from code that reads it. None was called by us. */
  known: 'documented' | 'seen' | 'inferred';
  /** How its answers are read, for the families that are driven by data; null for the others. */
  reading: Reading | null;
}

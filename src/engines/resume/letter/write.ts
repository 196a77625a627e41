import type { Approach, Claim, CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { fold, invisible } from '#engines/text/index.ts';
import { askedBy } from '#engines/resume/asked.ts';
import { ENGLISH, FRENCH } from '#engines/resume/voices/index.ts';
import { besideClaims } from './beside.ts';
import { evidence } from './evidence.ts';
import { offerClaims } from './offer.ts';
import type { Desk } from './desk.ts';
import { jobsLatestFirst } from '#engines/resume/years.ts';

const NAME_CHARACTERS = 100;

/** A name a stranger wrote, on one line and short. */
function named(text: string): string {
  return invisible(text).replace(/\s+/g, ' ').trim().slice(0, NAME_CHARACTERS).trim();
}

/**
 * A number from 0 below 2^32 that is the same every time for one text and far apart for texts that differ little (FNV-1a with
 * the last step of MurmurHash3), so that the places of a letter are worded independently of each other.
 */
function numberOf(text: string): number {
  let number = 2_166_136_261;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  number = Math.imul(number ^ (number >>> 16), 2_246_822_507);
  number = Math.imul(number ^ (number >>> 13), 3_266_489_909);
  return (number ^ (number >>> 16)) >>> 0;
}

/** The latest job; none where its facts say nothing. */
function latestClaim(desk: Desk, latest: number | undefined): Claim[] {
  const job = latest === undefined ? undefined : desk.master.resume.work[latest];
  if (job === undefined || (job.position === '' && job.name === '')) return [];
  const path = `/work/${latest}`;
  const ids = desk.ids(`${path}/position`, `${path}/name`, `${path}/startDate`, `${path}/endDate`);
  return [{ text: desk.voice.job(job, desk.turn('job')), fact_ids: ids }];
}

function signature(desk: Desk, fullName: string): Claim[][] {
  const own = desk.master.resume.basics.name;
  const name = named(fullName) || own;
  const same = fold(name) === fold(own);
  const regards = [{ text: desk.voice.regards(desk.turn('regards')), fact_ids: [] }];
  return name === ''
    ? [regards]
    : [regards, [{ text: name, fact_ids: same ? desk.ids('/basics/name') : [] }]];
}

/** What a letter offers and what it says beside that, in one paragraph or two and in either order. */
function arranged(offered: Claim[], more: Claim[], turn: number): Claim[][] {
  const [first, second] = turn % 2 === 0 ? [offered, more] : [more, offered];
  return Math.floor(turn / 2) % 2 === 0 ? [[...first, ...second]] : [first, second];
}

/** What a letter says of the person's work and of what they bring, in the order of its approach. */
function middle(desk: Desk, order: readonly number[], apply: Claim, places: readonly string[]) {
  const told = evidence(desk, order);
  const latest = latestClaim(desk, order[0]);
  const said = told.map(({ text }) => text).join('\n');
  if (desk.approach === 'short') {
    const offered = offerClaims(desk, true, said).slice(0, 1);
    return {
      told,
      paragraphs: [
        [apply, ...latest],
        [...told, ...offered],
      ],
      isBare: told.length + offered.length === 0,
    };
  }
  const isResults = desk.approach === 'results';
  const offered = offerClaims(desk, isResults || told.length < 2, said);
  const more = besideClaims(desk, places, told.length === 0 ? order.slice(1) : []);
  const isBare = told.length + offered.length + more.length === 0;
  const [first = [], ...rest] = arranged(offered, more, desk.turn('arranged'));
  return isResults
    ? { told, paragraphs: [[apply], told, [...latest, ...first], ...rest], isBare }
    : { told, paragraphs: [[apply, ...latest], told, first, ...rest], isBare };
}

/**
 * A cover letter for one posting, in the posting's language, built only of the person's facts: every sentence about the
 * person cites them, sentences about the posting cite none. A thin profile gives a short letter. `approach` says what it
 * begins with and how much it tells.
 */
export function writeLetter(
  master: MasterProfile,
  posting: Posting,
  person: { full_name: string },
  approach: Approach = 'experience',
): CoverLetter {
  const idOf = new Map(master.facts.map(({ path, id }) => [path, id]));
  const { basics, work } = master.resume;
  // Another approach has other words too.
  const others = approach === 'experience' ? [] : [approach];
  const desk: Desk = {
    master,
    asked: askedBy(posting),
    voice: posting.language === 'fr' ? FRENCH : ENGLISH,
    language: posting.language,
    approach,
    turn: (place) => numberOf([place, posting.company, posting.title, basics.name, ...others].join(' ')),
    ids: (...paths) => paths.flatMap((path) => idOf.get(path) ?? []),
  };
  const title = named(posting.title);
  const company = named(posting.company) || desk.voice.someone;
  const order = jobsLatestFirst(work);
  const apply = { text: desk.voice.apply(title, company, desk.turn('apply')), fact_ids: [] };
  const { told, paragraphs: about, isBare } = middle(desk, order, apply, posting.places);
  const isOther = told.length === 0 && work.some(({ highlights }) => highlights.length > 0);
  const paragraphs: Claim[][] = [
    [{ text: desk.voice.greeting(company), fact_ids: [] }],
    ...about,
    [
      ...(isOther ? [{ text: desk.voice.otherLanguage, fact_ids: [] }] : []),
      ...(isBare && !isOther ? [{ text: desk.voice.attached, fact_ids: [] }] : []),
      { text: desk.voice.close(title, company, desk.turn('close'), desk.turn('thanks')), fact_ids: [] },
    ],
    ...signature(desk, person.full_name),
  ].filter((claims) => claims.length > 0);
  // A name such as “Acme Inc.” at the end of a sentence brings its own full stop.
  for (const claim of paragraphs.flat()) claim.text = claim.text.replace(/\.\.$/, '.');
  const text = paragraphs.map((claims) => claims.map((claim) => claim.text).join(' ')).join('\n\n');
  return { language: posting.language, paragraphs, text };
}

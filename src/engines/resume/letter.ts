import type { Claim, CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { fold, guessLanguage, invisible } from '#engines/text/index.ts';
import { askedBy } from './asked.ts';
import { ENGLISH, FRENCH, inEnglish, inFrench } from './voices/index.ts';
import { offerClaims } from './letter-offer.ts';
import type { Desk } from './letter-offer.ts';
import { jobsLatestFirst } from './years.ts';

const NAME_CHARACTERS = 100;
const HIGHLIGHTS = 4;
const HIGHLIGHTS_PER_JOB = 2;

/** A name a stranger wrote, on one line and short. */
function named(text: string): string {
  return invisible(text).replace(/\s+/g, ' ').trim().slice(0, NAME_CHARACTERS).trim();
}

/** A number that differs from posting to posting and is the same every time for one. */
function turnOf(posting: Posting): number {
  let turn = 0;
  for (const letter of posting.company + posting.title)
    turn = (turn * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return turn;
}

interface Chosen {
  job: number;
  clause: string;
  path: string;
  score: number;
}

/** The lines of the jobs that answer the posting best and can be said in the first person, latest job first. */
function chooseHighlights(desk: Desk, order: readonly number[]): Chosen[] {
  const { work } = desk.master.resume;
  const texts = order.flatMap((job) =>
    (work[job]?.highlights ?? []).map((text, index) => ({
      job,
      text,
      path: `/work/${job}/highlights/${index}`,
    })),
  );
  // Lines in another language can't be quoted in this letter, and translating them would put words in the person's mouth.
  if (texts.length === 0 || guessLanguage(texts.map(({ text }) => text).join('\n')) !== desk.language)
    return [];
  const scores = desk.asked.rank(texts.map(({ text }) => text));
  const say = desk.language === 'fr' ? inFrench : inEnglish;
  const speakable = texts.flatMap(({ job, text, path }, index) => {
    const current = work[job]?.endDate === '' && work[job]?.startDate !== '';
    const clause = say(text, current);
    return clause === null ? [] : [{ job, clause, path, score: scores[index] ?? 0 }];
  });
  const related = speakable.filter(({ score }) => score > 0);
  const candidates = (related.length > 0 ? related : speakable.slice(0, 2)).toSorted(
    (a, b) => b.score - a.score,
  );
  const kept: Chosen[] = [];
  for (const one of candidates) {
    if (kept.length < HIGHLIGHTS && kept.filter(({ job }) => job === one.job).length < HIGHLIGHTS_PER_JOB)
      kept.push(one);
  }
  return kept.toSorted((a, b) => order.indexOf(a.job) - order.indexOf(b.job) || b.score - a.score);
}

function opening(desk: Desk, order: readonly number[], title: string, company: string): Claim[] {
  const claims: Claim[] = [{ text: desk.voice.apply(title, company, desk.turn), fact_ids: [] }];
  const latest = order[0];
  const job = latest === undefined ? undefined : desk.master.resume.work[latest];
  if (job !== undefined && (job.position !== '' || job.name !== '')) {
    const path = `/work/${latest}`;
    const ids = desk.ids(`${path}/position`, `${path}/name`, `${path}/startDate`, `${path}/endDate`);
    claims.push({ text: desk.voice.job(job), fact_ids: ids });
  }
  return claims;
}

function evidence(desk: Desk, order: readonly number[]): Claim[] {
  let before = order[0];
  let again = false;
  return chooseHighlights(desk, order).flatMap(({ job: index, clause, path }) => {
    const job = desk.master.resume.work[index];
    if (job === undefined) return [];
    const there = index === before || (job.position === '' && job.name === '');
    const text = there ? desk.voice.there(clause, again) : desk.voice.at(job, clause);
    before = index;
    again = true;
    return [{ text, fact_ids: desk.ids(path, `/work/${index}/position`, `/work/${index}/name`) }];
  });
}

function signature(desk: Desk, fullName: string): Claim[][] {
  const own = desk.master.resume.basics.name;
  const name = named(fullName) || own;
  const same = fold(name) === fold(own);
  const regards = [{ text: desk.voice.regards, fact_ids: [] }];
  return name === ''
    ? [regards]
    : [regards, [{ text: name, fact_ids: same ? desk.ids('/basics/name') : [] }]];
}

/**
 * A cover letter for one posting, in the posting's language, built only of the person's facts: every sentence about the
 * person cites them, sentences about the posting cite none. A thin profile gives a short letter.
 */
export function writeLetter(
  master: MasterProfile,
  posting: Posting,
  person: { full_name: string },
): CoverLetter {
  const idOf = new Map(master.facts.map(({ path, id }) => [path, id]));
  const desk: Desk = {
    master,
    asked: askedBy(posting),
    voice: posting.language === 'fr' ? FRENCH : ENGLISH,
    language: posting.language,
    turn: turnOf(posting),
    ids: (...paths) => paths.flatMap((path) => idOf.get(path) ?? []),
  };
  const title = named(posting.title);
  const company = named(posting.company) || desk.voice.someone;
  const order = jobsLatestFirst(master.resume.work);
  const told = evidence(desk, order);
  const thin = told.length < 2;
  const offered = offerClaims(desk, thin);
  const paragraphs: Claim[][] = [
    [{ text: desk.voice.greeting(company), fact_ids: [] }],
    opening(desk, order, title, company),
    told,
    offered,
    [
      ...(told.length + offered.length === 0 ? [{ text: desk.voice.attached, fact_ids: [] }] : []),
      { text: desk.voice.close(title, desk.turn + 2), fact_ids: [] },
    ],
    ...signature(desk, person.full_name),
  ].filter((claims) => claims.length > 0);
  const text = paragraphs.map((claims) => claims.map((claim) => claim.text).join(' ')).join('\n\n');
  return { language: posting.language, paragraphs, text };
}

import type { Claim, CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { fold, guessLanguage, invisible } from '#engines/text/index.ts';
import { askedBy } from './asked.ts';
import { CLICHES, ENGLISH, FRENCH, inEnglish, inFrench, isTask, lowered } from './voices/index.ts';
import { listed, offerClaims } from './letter-offer.ts';
import type { Desk } from './letter-offer.ts';
import { jobsLatestFirst } from './years.ts';

const NAME_CHARACTERS = 100;
const HIGHLIGHTS = 5;
const FEWEST_HIGHLIGHTS = 3;
const HIGHLIGHTS_PER_JOB = 3;
const ASKED = 3;
const THREADBARE = new RegExp(`(?<!\\p{L})(?:${CLICHES.join('|')})`, 'iu');

/** A name a stranger wrote, on one line and short. */
function named(text: string): string {
  return invisible(text).replace(/\s+/g, ' ').trim().slice(0, NAME_CHARACTERS).trim();
}

/** A number below 9973 that is the same every time for one text. */
function numberOf(text: string): number {
  let number = 0;
  for (const letter of text) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return number;
}

interface Chosen {
  job: number;
  clause: string;
  path: string;
  score: number;
}

/** Share of two lines' words in both from which they say the same thing again: each job was told by one pattern. */
const SAME_AGAIN = 0.6;

const wordsOf = (text: string): Set<string> => new Set(fold(text).match(/[a-z\d]{2,}/g) ?? []);

/** Whether one line says hardly more than another: most words of the shorter stand in both. */
function saysTheSame(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size);
  if (few === undefined || many === undefined || few.size === 0) return false;
  return [...few].filter((word) => many.has(word)).length / few.size >= SAME_AGAIN;
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
    return clause === null || THREADBARE.test(clause)
      ? []
      : [{ job, clause, path, score: scores[index] ?? 0 }];
  });
  const byScore = speakable.toSorted(
    (a, b) => b.score - a.score || Number(/\d/.test(b.clause)) - Number(/\d/.test(a.clause)),
  );
  const kept: Chosen[] = [];
  for (const one of byScore) {
    const isWanted = one.score > 0 || kept.length < FEWEST_HIGHLIGHTS;
    const room =
      kept.length < HIGHLIGHTS && kept.filter(({ job }) => job === one.job).length < HIGHLIGHTS_PER_JOB;
    const isNew = kept.every(({ clause }) => !saysTheSame(clause, one.clause));
    if (isWanted && room && isNew) kept.push(one);
  }
  return kept.toSorted((a, b) => order.indexOf(a.job) - order.indexOf(b.job) || b.score - a.score);
}

function opening(desk: Desk, order: readonly number[], title: string, company: string): Claim[] {
  const claims: Claim[] = [{ text: desk.voice.apply(title, company, desk.turn('apply')), fact_ids: [] }];
  const latest = order[0];
  const job = latest === undefined ? undefined : desk.master.resume.work[latest];
  if (job !== undefined && (job.position !== '' || job.name !== '')) {
    const path = `/work/${latest}`;
    const ids = desk.ids(`${path}/position`, `${path}/name`, `${path}/startDate`, `${path}/endDate`);
    claims.push({ text: desk.voice.job(job, desk.turn('job')), fact_ids: ids });
  }
  return claims;
}

/** A piece of the posting with a small first letter where the person writes its first word small. */
function asWritten(piece: string, own: string): string {
  const small = lowered(piece);
  return own.includes(/^[\p{L}'’-]+/u.exec(small)?.[0] ?? piece) ? small : piece;
}

/** What the posting asks in its own words, as far as the lines that follow answer it; every word is in these lines too. */
function asks(desk: Desk, chosen: readonly Chosen[]): Claim[] {
  const skills = desk.master.resume.skills.flatMap(({ keywords }) => keywords).map(fold);
  const clauses = chosen.map(({ clause }) => clause).join('\n');
  const answered = desk.asked
    .answered(clauses, (word) => skills.includes(fold(word)))
    .filter((piece) => !isTask(piece))
    .slice(0, ASKED)
    .map((piece) => asWritten(piece, clauses));
  if (answered.length === 0) return [];
  const skillPaths = desk.master.resume.skills.flatMap(({ keywords }, group) =>
    keywords.map((_, index) => `/skills/${group}/keywords/${index}`),
  );
  const paths = [...chosen.map(({ path }) => path), ...skillPaths];
  return [{ text: desk.voice.asks(listed(desk, answered), desk.turn('asks')), fact_ids: desk.ids(...paths) }];
}

function evidence(desk: Desk, order: readonly number[]): Claim[] {
  const chosen = chooseHighlights(desk, order);
  const lead = asks(desk, chosen);
  let before = lead.length === 0 ? order[0] : undefined;
  let again = false;
  const told = chosen.map(({ job: index, clause, path }, place) => {
    const job = desk.master.resume.work[index];
    const facts = desk.ids(path, `/work/${index}/position`, `/work/${index}/name`);
    // Two lines in a row never begin alike.
    const turn = desk.turn('lines') + place;
    const there = index === before || job === undefined || (job.position === '' && job.name === '');
    // The opening named the latest job in full.
    const spoken =
      job !== undefined && index === order[0] && job.name !== '' ? { ...job, position: '' } : job;
    const text =
      there || spoken === undefined
        ? desk.voice.there(clause, again, turn)
        : desk.voice.at(spoken, clause, turn);
    before = index;
    again = true;
    return { text, fact_ids: facts };
  });
  return [...lead, ...told];
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
    turn: (place) => numberOf(`${place} ${posting.company} ${posting.title} ${master.resume.basics.name}`),
    ids: (...paths) => paths.flatMap((path) => idOf.get(path) ?? []),
  };
  const title = named(posting.title);
  const company = named(posting.company) || desk.voice.someone;
  const order = jobsLatestFirst(master.resume.work);
  const told = evidence(desk, order);
  const thin = told.length < 2;
  const offered = offerClaims(desk, thin, told.map(({ text }) => text).join('\n'));
  const isOther = told.length === 0 && master.resume.work.some(({ highlights }) => highlights.length > 0);
  const paragraphs: Claim[][] = [
    [{ text: desk.voice.greeting(company), fact_ids: [] }],
    opening(desk, order, title, company),
    told,
    offered,
    [
      ...(isOther ? [{ text: desk.voice.otherLanguage, fact_ids: [] }] : []),
      ...(told.length + offered.length === 0 && !isOther
        ? [{ text: desk.voice.attached, fact_ids: [] }]
        : []),
      { text: desk.voice.close(title, company, desk.turn('close')), fact_ids: [] },
    ],
    ...signature(desk, person.full_name),
  ].filter((claims) => claims.length > 0);
  // A name such as “Acme Inc.” at the end of a sentence brings its own full stop.
  for (const claim of paragraphs.flat()) claim.text = claim.text.replace(/\.\.$/, '.');
  const text = paragraphs.map((claims) => claims.map((claim) => claim.text).join(' ')).join('\n\n');
  return { language: posting.language, paragraphs, text };
}

import type { Approach, Claim } from '#contract/career/facts.ts';
import { cliche } from '#engines/lexicon/index.ts';
import { fold, guessLanguage } from '#engines/text/index.ts';
import { listed } from './desk.ts';
import type { Desk } from './desk.ts';
import { inEnglish, inFrench, isTask, lowered } from '#engines/resume/voices/index.ts';

/** How many lines a letter tells; one that begins with results tells the strongest. */
const HIGHLIGHTS: Readonly<Record<Approach, number>> = { experience: 5, results: 3, short: 1 };
const FEWEST_HIGHLIGHTS: Readonly<Record<Approach, number>> = { experience: 3, results: 2, short: 1 };
const HIGHLIGHTS_PER_JOB = 3;
const ASKED = 3;

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

/**
 * The lines of the jobs that answer the posting best and can be said in the first person: latest job first, or, where results
 * come first, those with figures.
 */
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
    return clause === null || cliche.test(clause) ? [] : [{ job, clause, path, score: scores[index] ?? 0 }];
  });
  const figures = ({ clause }: Chosen) => Number(/\d/.test(clause));
  const results = desk.approach === 'results';
  const byScore = speakable.toSorted((a, b) =>
    results ? figures(b) - figures(a) || b.score - a.score : b.score - a.score || figures(b) - figures(a),
  );
  const kept: Chosen[] = [];
  for (const one of byScore) {
    const isWanted = one.score > 0 || kept.length < FEWEST_HIGHLIGHTS[desk.approach];
    const room =
      kept.length < HIGHLIGHTS[desk.approach] &&
      kept.filter(({ job }) => job === one.job).length < HIGHLIGHTS_PER_JOB;
    const isNew = kept.every(({ clause }) => !saysTheSame(clause, one.clause));
    if (isWanted && room && isNew) kept.push(one);
  }
  return results
    ? kept
    : kept.toSorted((a, b) => order.indexOf(a.job) - order.indexOf(b.job) || b.score - a.score);
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

/** The words that two sentences in a row may not both begin with. */
const beginOf = (text: string): string => text.split(' ').slice(0, 3).join(' ');

/**
 * What the person did that the posting asks, job by job, with what it asks in its own words before; `order`: their jobs, latest
 * first. Where results come first the letter begins with them, so that no job was named before.
 */
export function evidence(desk: Desk, order: readonly number[]): Claim[] {
  const chosen = chooseHighlights(desk, order);
  const isOpening = desk.approach === 'results';
  const lead = desk.approach === 'experience' ? asks(desk, chosen) : [];
  let before = lead.length === 0 && !isOpening ? order[0] : undefined;
  let again = false;
  let begun = '';
  const told = chosen.map(({ job: index, clause, path }, place) => {
    const job = desk.master.resume.work[index];
    const facts = desk.ids(path, `/work/${index}/position`, `/work/${index}/name`);
    const turn = desk.turn('lines') + place;
    const there = index === before || job === undefined || (job.position === '' && job.name === '');
    // The opening named the latest job in full.
    const isNamed = !isOpening && index === order[0];
    const spoken = job !== undefined && isNamed && job.name !== '' ? { ...job, position: '' } : job;
    // Two lines in a row never begin alike.
    const say = (form: number) =>
      there || spoken === undefined
        ? desk.voice.there(clause, again, form)
        : desk.voice.at(spoken, clause, form);
    const text = [turn, turn + 1, turn + 2].map(say).find((one) => beginOf(one) !== begun) ?? say(turn);
    begun = beginOf(text);
    before = index;
    again = true;
    return { text, fact_ids: facts };
  });
  return [...lead, ...told];
}

import type { MasterProfile } from '#contract/career/facts.ts';
import type { Said } from '#localization/catalogue.ts';
import { hasDatedEntry } from '#engines/profile/index.ts';
import { fold, guessLanguage } from '#engines/text/index.ts';
import { avoidRules, type Avoided, type AvoidRules } from './avoiding/avoided.ts';
import { resolveTitle, type RoleGuess } from './occupations/resolve.ts';
import type { TitleContext } from './occupations/signs.ts';
import { dutyStems } from './occupations/words.ts';
import { freshness, monthOf, spanOf, yearsOf, type HeldJob } from './held-jobs.ts';
import { LANGUAGES } from './reading/languages.ts';
import { IMPLIED } from './reading/patterns.data.ts';
import { readPlace, type Place } from './reading/places.ts';
import { credentialsNamed, educationLevels, languageLevelIn } from './reading/requirements.ts';
import { findSkills } from './reading/skills.ts';
import type { Taxonomy } from './reading/taxonomy.ts';
import { levelIn, type LevelSaid } from './reading/levels.ts';
import { titleNames } from './reading/titles.ts';
import { normalised } from './reading/tokens.ts';
import { learnedFrom, type LearnedRule, type Skip } from './learning/skips.ts';
import { text as messages } from './messages.ts';
import { resumeLines, type ResumeLine } from './resume-lines.ts';

/** What a person wants, beside what they have done. */
export interface Wants {
  targetTitles: readonly string[];
  keywords: readonly string[];
  /** Where the person is, "Hamilton, Ontario"; '' when the CV should say. */
  location: string;
  /** Places the person would work in; `location` alone when absent. */
  places?: readonly string[];
  /** The person's own word on their years in the line of work they want. */
  yearsOfWork?: number;
  /** True when the profile names every paper the person holds, as an account with such a field does; a resume may leave some out. */
  namesAllPapers?: boolean;
  /** The day it is for the person, YYYY-MM-DD. */
  today: string;
  /** The person's word on the right to work, by ISO country code. */
  authorised?: Readonly<Record<string, boolean>>;
  /** True when the person would move. */
  relocates?: boolean;
  /** Least pay accepted. */
  leastPay?: { amount: number; currency: string; period: 'hour' | 'day' | 'week' | 'month' | 'year' };
  /** Applications the person skipped with a reason. */
  skips?: readonly Skip[];
  /** True when work that is close to none of the wanted titles is left, whatever the last jobs were. */
  wantedTitlesOnly?: boolean;
  /** What the person does not want, whatever else fits; nothing when absent. */
  avoid?: Avoided;
  /** Ways of working accepted; all when absent. */
  workplaces?: readonly ('onsite' | 'hybrid' | 'remote')[];
}

/** What shows that a person can do something. */
export interface Evidence {
  /** 1 shown in work, 0.93 listed, 0.7 in a summary only; less when another skill implies it. */
  credit: number;
  text: Said;
  factId: string | null;
}

/** A person prepared for scoring many postings. */
export interface Candidate {
  titles: { text: string; names: readonly string[]; roles: RoleGuess[]; fresh: number; isWanted: boolean }[];
  jobs: HeldJob[];
  skills: ReadonlyMap<number, Evidence>;
  lines: readonly { words: ReadonlySet<string>; evidence: Evidence }[];
  words: ReadonlySet<string>;
  credentials: ReadonlyMap<string, Evidence>;
  /** Language code to level, 1 basic to 4 native. */
  languages: ReadonlyMap<string, { level: number; evidence: Evidence }>;
  saysLanguages: boolean;
  /** Nothing is known of what the person did, so that a score rests on what they look for. */
  isBare: boolean;
  education: { level: number; evidence: Evidence } | null;
  level: LevelSaid;
  /** Years of dated work, or the person's own word. */
  yearsOfWork: number;
  /** Levels the wanted titles name. */
  wantedLevels: ReadonlySet<LevelSaid>;
  /** Where the person would work; empty when nothing says. */
  places: readonly Place[];
  /** What skips taught. */
  rules: readonly LearnedRule[];
  avoids: AvoidRules;
  wants: Wants;
}

const NOTHING: Avoided = { companies: { present: [], listed: [] }, industries: [], words: [] };
const RECENT_JOBS = 2;
const JOBS = 25;
/** A language that the resume is written in and does not name shows less than one it names. */
const ASSUMED: Evidence = { credit: 0.5, text: messages.message('languageOfCv'), factId: null };

/** Prepares a person once for scoring: titles and last jobs resolved, skills with their evidence, years, papers, place. */
export function readCandidate(master: MasterProfile, wants: Wants, taxonomy: Taxonomy): Candidate {
  const { resume } = master;
  const today = monthOf(wants.today, 'end') ?? 0;
  const lines = resumeLines(master, today);
  const places = placesOf(master, wants);
  const skills = skillsOf(lines, taxonomy);
  const jobs = jobsOf(resume.work, skills, today, taxonomy);
  const whole = contextOf(
    jobs.slice(0, RECENT_JOBS).flatMap(({ told }) => told),
    skills,
  );
  const asked = [...wants.targetTitles, ...titleWords(wants.keywords, taxonomy)];
  const wanted = asked.map((text) => ({
    text,
    names: titleNames(text),
    roles: resolveTitle(text, whole, taxonomy).guesses,
    fresh: 1,
    isWanted: true,
  }));
  const recent = jobs.slice(0, RECENT_JOBS).map((job) => ({
    text: job.title,
    names: titleNames(job.title),
    roles: job.roles,
    fresh: freshness(job, jobs),
    isWanted: false,
  }));
  const label = [resume.basics.label].filter((text) => text !== '' && recent.length === 0);
  const labelled = label.map((text) => ({
    text,
    names: titleNames(text),
    roles: resolveTitle(text, whole, taxonomy).guesses,
    fresh: 1,
    isWanted: false,
  }));
  const telling = lines.map((line) => ({
    words: new Set(normalised(line.text).split(' ')),
    evidence: evidenceOf(line),
  }));
  return {
    titles: [...wanted, ...recent, ...labelled].filter(({ text }) => text !== ''),
    jobs,
    skills,
    lines: telling,
    words: new Set(telling.flatMap(({ words }) => [...words])),
    credentials: credentialsOf(lines),
    languages: languagesOf(master, lines),
    saysLanguages: resume.languages.length > 0,
    isBare: !hasDatedEntry(resume),
    education: educationOf(lines),
    level: levelIn(jobs[0]?.title ?? resume.basics.label, taxonomy),
    yearsOfWork: wants.yearsOfWork ?? yearsOf(jobs),
    wantedLevels: new Set(
      wants.targetTitles.map((title) => levelIn(title, taxonomy)).filter((level) => level !== null),
    ),
    places,
    rules: learnedFrom(wants.skips ?? [], places),
    avoids: avoidRules(wants.avoid ?? NOTHING),
    wants,
  };
}

/** The jobs held, latest first, with the occupations they may be. */
function jobsOf(
  work: MasterProfile['resume']['work'],
  skills: Candidate['skills'],
  today: number,
  taxonomy: Taxonomy,
): (HeldJob & { told: string[] })[] {
  return work
    .slice(0, JOBS)
    .map((job) => {
      const told = [job.summary, ...job.highlights];
      const { guesses } = resolveTitle(job.position, contextOf(told, skills), taxonomy);
      return { title: job.position, roles: guesses, told, ...spanOf(job.startDate, job.endDate, today) };
    })
    .toSorted((a, b) => b.to - a.to || b.from - a.from);
}

/** What stands around a title: the duties told, and all skills the person has. */
function contextOf(told: readonly string[], skills: Candidate['skills']): TitleContext {
  const stems = new Map<string, number>();
  for (const word of told.flatMap(dutyStems)) stems.set(word, (stems.get(word) ?? 0) + 1);
  return { stems, skills: new Set(skills.keys()) };
}

/** Keywords that are job titles count as titles wanted; a wished-for skill is not one held. */
function titleWords(keywords: readonly string[], taxonomy: Taxonomy): string[] {
  return keywords.filter((keyword) => taxonomy.exact.has(normalised(keyword)));
}

function evidenceOf(line: ResumeLine): Evidence {
  return { credit: line.credit, text: line.text, factId: line.factId };
}

function skillsOf(lines: readonly ResumeLine[], taxonomy: Taxonomy): Map<number, Evidence> {
  const skills = new Map<number, Evidence>();
  const add = (skill: number, evidence: Evidence): void => {
    if ((skills.get(skill)?.credit ?? 0) < evidence.credit) skills.set(skill, evidence);
  };
  for (const line of lines) {
    for (const { skill } of findSkills(line.text, taxonomy)) add(skill, evidenceOf(line));
  }
  for (const [held, shown, share] of IMPLIED) {
    const evidence = skills.get(taxonomy.byName.get(held) ?? -1);
    const implied = taxonomy.byName.get(shown);
    if (evidence !== undefined && implied !== undefined)
      add(implied, { ...evidence, credit: evidence.credit * share });
  }
  return skills;
}

function credentialsOf(lines: readonly ResumeLine[]): Map<string, Evidence> {
  const held = new Map<string, Evidence>();
  for (const line of lines) {
    if (line.kind === 'summary' || line.kind === 'highlight') continue;
    for (const { id } of credentialsNamed(line.text)) if (!held.has(id)) held.set(id, evidenceOf(line));
  }
  return held;
}

function languagesOf(master: MasterProfile, lines: readonly ResumeLine[]): Candidate['languages'] {
  const known = new Map<string, { level: number; evidence: Evidence }>();
  master.resume.languages.forEach(({ language, fluency }, index) => {
    const folded = fold(language);
    const line = lines.find(({ path }) => path === `/languages/${index}/language`);
    const evidence = line === undefined ? { credit: 1, text: language, factId: null } : evidenceOf(line);
    const named = LANGUAGES.find(({ pattern }) => pattern.test(folded));
    if (named !== undefined)
      known.set(named.code, { level: languageLevelIn(fold(`${fluency} ${language}`)) ?? 3, evidence });
  });
  const text = lines.map((line) => line.text).join('\n');
  const written = guessLanguage(text);
  // Whoever wrote the resume writes its language.
  if (!known.has(written) && text !== '') known.set(written, { level: 3, evidence: ASSUMED });
  return known;
}

function educationOf(lines: readonly ResumeLine[]): Candidate['education'] {
  let best: Candidate['education'] = null;
  for (const line of lines) {
    if (line.kind !== 'education') continue;
    const level = Math.max(0, ...educationLevels(line.text));
    if (level > (best?.level ?? -1)) best = { level, evidence: evidenceOf(line) };
  }
  return best;
}

function placesOf(master: MasterProfile, wants: Wants): Place[] {
  if (wants.places !== undefined && wants.places.length > 0) return wants.places.map(readPlace);
  const { city, region, countryCode } = master.resume.basics.location;
  const country = countryCode === 'CA' ? 'Canada' : countryCode;
  const text = wants.location || [city, region, country].filter((part) => part !== '').join(', ');
  return text === '' ? [] : [readPlace(text)];
}

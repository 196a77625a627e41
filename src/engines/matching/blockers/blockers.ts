import { money } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { countryName } from '#engines/answers/index.ts';
import { fold } from '#engines/text/index.ts';
import { avoidedIn } from '#engines/matching/avoiding/avoided.ts';
import { text } from '#engines/matching/messages.ts';
import { heldCredential } from '#engines/matching/needs.ts';
import { titlesMissed } from '#engines/matching/occupations/role.ts';
import type { PostingReading } from '#engines/matching/posting.ts';
import { yearlyPay } from '#engines/matching/reading/pay.ts';
import { reachOf } from '#engines/matching/reading/reach.ts';
import type { Match } from '#engines/matching/saying/match.ts';
import { allNamed, eitherNamed, eitherOf } from '#engines/matching/saying/names.ts';
import type { Taxonomy } from '#engines/matching/reading/taxonomy.ts';
import type { Candidate } from '#engines/matching/candidate.ts';
import { isFarInLevel } from './seniority.ts';

type Blocker = Match['blockers'][number];

export interface Findings {
  blockers: Blocker[];
  /** Sentences about what neither side says. */
  unknown: Said[];
}

/** What the person avoids, hard requirements that fail, and what could not be judged. */
export function findBlockers(reading: PostingReading, candidate: Candidate, taxonomy: Taxonomy): Findings {
  const findings: Findings = avoidedIn(reading, candidate.avoids);
  const missed = titlesMissed(reading, candidate, taxonomy);
  if (missed.length > 0)
    findings.blockers.push({ code: 'TITLE', span: reading.title, person: allNamed(missed) });
  place(reading, candidate, findings);
  // Where the place is out of reach, how the work is done there is beside the point.
  if (findings.blockers.every(({ code }) => code !== 'LOCATION')) workplace(reading, candidate, findings);
  authorisation(reading, candidate, findings);
  languages(reading, candidate, findings);
  credentials(reading, candidate, findings);
  pay(reading, candidate, findings);
  seniority(reading, candidate, findings);
  learned(reading, candidate, findings);
  return findings;
}

function place(reading: PostingReading, candidate: Candidate, { blockers, unknown }: Findings): void {
  const { places } = reading;
  if (places.length === 0) {
    unknown.push(text.message('placeUnsaid'));
    return;
  }
  const homes = candidate.places.filter(({ countries, city }) => countries.length > 0 || city !== null);
  if (homes.length === 0) {
    unknown.push(text.message('homeUnsaid'));
    return;
  }
  const reaches = places.flatMap((other) =>
    homes.map((home) => reachOf(other, home, reading.workplace, candidate.wants.relocates === true)),
  );
  if (reaches.includes('yes')) return;
  const span = eitherNamed(places.map((named) => named.text));
  if (reaches.includes('unknown')) unknown.push(text.message('distanceUnsure', { place: span }));
  else
    blockers.push({
      code: 'LOCATION',
      span,
      person: allNamed(homes.map((named) => named.text)),
    });
}

/** Where the work is done, as far as the posting says. */
export const wayOf = ({ workplace: said, places }: PostingReading): PostingReading['workplace'] =>
  said ?? (places.some(({ remote }) => remote) ? 'remote' : null);

const wayName = (way: string): Message => text.message('workplace', { way });

function workplace(reading: PostingReading, candidate: Candidate, { blockers }: Findings): void {
  const accepted = candidate.wants.workplaces;
  const way = wayOf(reading);
  if (accepted === undefined || way === null || accepted.includes(way)) return;
  blockers.push({ code: 'WORK_MODE', span: wayName(way), person: eitherOf(accepted.map(wayName)) });
}

function authorisation(reading: PostingReading, candidate: Candidate, { blockers, unknown }: Findings): void {
  const asked = reading.authorisation;
  const country =
    asked?.country ??
    reading.places.flatMap(({ countries }) => (countries.length === 1 ? countries : []))[0] ??
    null;
  if (country === null || reading.sponsors) return;
  const word = candidate.wants.authorised?.[country];
  if (asked === null) {
    if (word === false) unknown.push(text.message('permitUnsaid'));
  } else if (word === false) {
    blockers.push({
      code: 'WORK_AUTH',
      span: asked.span,
      person: text.message('notAuthorized', { country, name: countryName(country) }),
    });
  } else if (word === undefined) {
    unknown.push(text.message('rightUntold'));
  }
}

function languages(reading: PostingReading, candidate: Candidate, { blockers, unknown }: Findings): void {
  for (const { code, name, level, must, span } of reading.languages) {
    const known = candidate.languages.get(code);
    if (!must || (known !== undefined && known.level >= level)) continue;
    const advert = span === reading.title;
    if (known !== undefined) blockers.push({ code: 'LANGUAGE', span, person: known.evidence.text });
    else if (candidate.saysLanguages || advert) {
      blockers.push({ code: 'LANGUAGE', span, person: text.message('noLanguage', { language: name }) });
    } else unknown.push(text.message('languageUnsaid', { language: name }));
  }
}

function credentials(reading: PostingReading, candidate: Candidate, { blockers, unknown }: Findings): void {
  for (const asked of reading.credentials) {
    if (!asked.must || heldCredential(asked, candidate) !== null) continue;
    const paper = eitherOf(asked.credentials.map(({ name }) => name));
    const refuses = asked.credentials.every(
      ({ regulated, practised }) =>
        (regulated || candidate.wants.namesAllPapers === true) &&
        !candidate.jobs.some(({ title }) => practised?.test(fold(title)) === true),
    );
    if (refuses)
      blockers.push({ code: 'CERTIFICATE', span: asked.span, person: text.message('noPaper', { paper }) });
    else unknown.push(text.message('paperUnsaid', { paper }));
  }
}

function pay(reading: PostingReading, candidate: Candidate, { blockers }: Findings): void {
  const least = candidate.wants.leastPay;
  const offered = reading.pay;
  // Another currency is never turned into one's own.
  if (least === undefined || offered?.currency !== least.currency || offered.period === null) return;
  if (yearlyPay(offered.max, offered.period) >= yearlyPay(least.amount, least.period)) return;
  const said = (amount: number, period: string): Message =>
    text.message('payOffered', { amount: money(least.currency, amount), period });
  blockers.push({
    code: 'SALARY',
    span: said(offered.max, offered.period),
    person: said(least.amount, least.period),
  });
}

function seniority(reading: PostingReading, candidate: Candidate, { blockers }: Findings): void {
  if (!isFarInLevel(reading, candidate)) return;
  blockers.push({ code: 'SENIORITY', span: reading.title, person: candidate.jobs[0]?.title ?? '' });
}

/** What the person taught by skipping. */
function learned(reading: PostingReading, candidate: Candidate, { blockers }: Findings): void {
  for (const rule of candidate.rules) {
    const span = rule.refuses(reading);
    if (span === null) continue;
    return void blockers.push({
      code: 'SKIPPED',
      span: typeof span === 'string' ? span.slice(0, 240) : span,
      person: rule.text,
    });
  }
}

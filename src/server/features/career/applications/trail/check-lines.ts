import type { TrailCheck, TrailFault } from '#contract/career/approval/trail.ts';
import type { TrailEnd } from '#server/ports/sealing/trail-witness.ts';
import { faultOfHashes, saidOf, standingOf, startOf } from './line.ts';
import type { TrailLine } from './line.ts';
import { readText } from './read-text.ts';
import type { WordsOfLine } from './read-text.ts';
import type { StepRow } from './trail-queries.ts';

/** A trail and everything it is held against. */
export interface TrailToCheck {
  accountId: string;
  /** Ascending. */
  lines: readonly TrailLine[];
  head: TrailEnd | null;
  /** What was noted outside the database, before the rest was read. */
  ends: readonly TrailEnd[];
  steps: readonly StepRow[];
  isSealOf: (text: string, seal: string) => boolean;
}

/** Everything that is looked up while the lines are gone through. */
function survey({ lines, ends, steps }: TrailToCheck) {
  const texts = new Map<number, WordsOfLine>();
  const removed = new Set<number>();
  for (const { number, text } of lines) {
    const words = readText(text);
    if (!words) continue;
    texts.set(number, words);
    for (const closed of words.lines) removed.add(closed);
  }
  const noted = Map.groupBy(ends, ({ number }) => number);
  return { texts, removed, noted, steps: new Map(steps.map((step) => [step.event.id, step])) };
}

type Survey = ReturnType<typeof survey>;
type Broken = TrailCheck['broken'];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the step still stands as its line says. */
function faultOfStep(words: WordsOfLine, step: StepRow | undefined): TrailFault | null {
  if (!step) return 'missing';
  const isSame = Object.entries(saidOf(step.event, step)).every(([name, value]) => same(value, words[name]));
  return isSame && step.event.state === words.is?.state ? null : 'changed';
}

/** What is wrong with a line behind `previous`; null where it holds. */
function faultOf(
  line: TrailLine,
  previous: string,
  { accountId, isSealOf }: TrailToCheck,
  { texts, removed, noted, steps }: Survey,
): TrailFault | null {
  const { number, text, link } = line;
  if (text === null && !removed.has(number)) return 'missing';
  const fault = faultOfHashes(isSealOf, line, previous);
  if (fault !== null) return fault;
  if (noted.get(number)?.some((end) => end.link !== link)) return 'replaced';
  if (text === null) return null;
  const words = texts.get(number);
  if (!words || words.account !== accountId || words.number !== number) return 'changed';
  return words.kind === 'removal' ? null : faultOfStep(words, steps.get(words.event ?? ''));
}

/** The first line after which an application was changed without a step: by the next one, or by how it stands now. */
function faultOfStanding({ texts, steps }: Survey): Broken {
  const last = new Map<string, WordsOfLine>();
  for (const words of texts.values()) {
    const { application, was } = words;
    const before = last.get(application);
    if (before && words.kind === 'step' && !same(was, before.is))
      return { number: before.number, application_id: application, fault: 'changed' };
    last.set(application, words);
  }
  for (const { kind, number, application, event, is } of last.values()) {
    const step = steps.get(event ?? '');
    if (kind === 'step' && step && !same(is, standingOf(step)))
      return { number, application_id: application, fault: 'changed' };
  }
  return null;
}

/** What is wrong beyond the lines that are there, all of which hold. */
function faultBeyond({ head }: TrailToCheck, last: TrailEnd, found: Survey): Broken {
  const { texts, noted, steps } = found;
  const reach = Math.max(head?.number ?? 0, ...noted.keys());
  if (reach > last.number) return { number: last.number + 1, application_id: null, fault: 'last_missing' };
  if (last.number > 0 && (head?.number !== last.number || head.link !== last.link))
    return { number: last.number, application_id: null, fault: 'head' };
  const told = new Set([...texts.values()].map(({ event }) => event));
  const added = [...steps.values()].find(({ event }) => !told.has(event.id))?.event;
  if (added) return { number: null, application_id: added.applicationId, fault: 'added' };
  return faultOfStanding(found);
}

/** Checks a trail from its first line on; answers the first that does not hold. */
export function checkLines(given: TrailToCheck): TrailCheck {
  const { accountId, lines } = given;
  const found = survey(given);
  const noted = Math.max(0, ...found.noted.keys());
  const result = { lines: lines.length, behind: Math.max(0, lines.length - noted) };
  const last: TrailEnd = { number: 0, link: startOf(accountId) };
  for (const line of lines) {
    const number = last.number + 1;
    if (line.number !== number)
      return { ...result, broken: { number, application_id: null, fault: 'missing' } };
    const fault = faultOf(line, last.link, given, found);
    const application = found.texts.get(number)?.application ?? line.applicationId;
    if (fault !== null) return { ...result, broken: { number, application_id: application, fault } };
    last.number = number;
    last.link = line.link;
  }
  return { ...result, broken: faultBeyond(given, last, found) };
}

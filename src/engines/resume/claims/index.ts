import type { Claim, Fact } from '#contract/career/facts.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';
import { saidIn } from './facts-said.ts';
import { whyWithFacts } from './with-facts.ts';
import { whyWithoutFacts } from './without-facts.ts';

/** Words a letter may use without a fact: the employer's and the job's name as posted, and the name the person signs with. */
export interface Allowed {
  company: string;
  title: string;
  name?: string;
}

export interface Verdict {
  ok: boolean;
  refused: { text: string; why: Message }[];
}

const CHECKED_CHARACTERS = 2000;
const NAME_CHARACTERS = 100;

/** A text on one line without unseen characters. */
const onOneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '').replace(/ {2,}/g, ' ').trim();

/** The names that may stand, each whole and as a letter shortens it. */
function namesOf(allowed: Allowed): string[] {
  return [allowed.company, allowed.title, allowed.name ?? '']
    .map(onOneLine)
    .flatMap((name) => [name, name.slice(0, NAME_CHARACTERS).trim()])
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length);
}

/**
 * Refuses every claim that does not trace to the facts it cites: its numbers, dates, names, degrees, certificates,
 * skills and words of rank or reach must stand in them. A claim about the person without facts is refused unless it only
 * applies or thanks; there alone the employer's and the job's name may stand. Shares no code with what writes.
 */
export function checkClaims(claims: readonly Claim[], facts: readonly Fact[], allowed: Allowed): Verdict {
  const valueOf = new Map(facts.map(({ id, value }) => [id, value]));
  const names = namesOf(allowed);
  const refused: Verdict['refused'] = [];
  for (const { text: whole, fact_ids: ids } of claims) {
    const text = onOneLine(whole);
    const values = ids.map((id) => valueOf.get(id));
    let why: Message | null;
    if (text.length > CHECKED_CHARACTERS) why = messages.message('tooLong');
    else if (values.includes(undefined)) why = messages.message('factUnknown');
    else if (ids.length === 0) why = whyWithoutFacts(text, names);
    else why = whyWithFacts(text, saidIn(values.filter((value) => value !== undefined)));
    if (why !== null) refused.push({ text: whole, why });
  }
  return { ok: refused.length === 0, refused };
}

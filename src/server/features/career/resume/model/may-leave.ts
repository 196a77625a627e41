import type { Fact, MasterProfile } from '#contract/career/facts.ts';
import { fold } from '#engines/text/index.ts';

const MOST_FACTS = 120;
/** Of who the person is, only what they do and how they sum it up. */
const STAYS = /^\/basics\/(?!label$|summary$)/;
const REACHES_SOMEBODY = /@|https?:|www\.|(?:\+?\d[\s().-]*){9,}/;

/** Whether a text may be sent to a model: nothing by which the person could be named or reached. */
export function mayLeave({ resume: { basics } }: Pick<MasterProfile, 'resume'>, text: string): boolean {
  const own = [basics.name, ...basics.name.split(/\s+/).filter((part) => part.length > 3), basics.email];
  const said = fold(text);
  return !REACHES_SOMEBODY.test(text) && !own.some((part) => part !== '' && said.includes(fold(part)));
}

/** A fact under a short name of its own, so that a model cannot make up one that exists. */
export interface OfferedFact {
  name: string;
  fact: Fact;
}

/** The facts a model may choose among; those the resume for this posting rests on when there are many. */
export function factsOffered(master: MasterProfile, chosen: readonly string[]): OfferedFact[] {
  const first = new Set(chosen);
  const leaving = master.facts.filter(({ path, value }) => !STAYS.test(path) && mayLeave(master, value));
  return [...leaving.filter(({ id }) => first.has(id)), ...leaving.filter(({ id }) => !first.has(id))]
    .slice(0, MOST_FACTS)
    .map((fact, index) => ({ name: `f${index + 1}`, fact }));
}

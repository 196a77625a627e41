import type { MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { checkClaims, checkUncited, wordingToAsk } from '#engines/claims/index.ts';
import type { WordingToAsk } from '#engines/claims/index.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';
import type { FoundRefusal } from './refused.ts';

/** Words that may stand without a fact: the employer's, the job's and the signer's name. */
interface Named {
  company: string;
  title: string;
  name?: string;
}

/**
 * What the person's profile does not bear out of a text where it would stand: `letter`, or the JSON pointer of the line it
 * takes the place of. The facts it cites must be known and be among those it tells of. A text of which this finds nothing
 * may stand; none of a model is shown or sent before.
 */
export type Gate = (text: string, factIds: readonly string[], place: string) => FoundRefusal[];

const whole = (span: string, why: Message): FoundRefusal => ({
  span,
  why,
  remedy: messages.message('addInOwnWords'),
});

/** "/work/0" of "/work/0/highlights/2": a text may cite one value of a job and tell another. */
const entryOf = (path: string): string => path.split('/').slice(0, 3).join('/');

/** "/work/0/highlights/2" as the gate calls the place: "work[0].highlights". */
function targetOf(place: string): string {
  const [, section = '', index, part] = place.split('/');
  if (section === 'basics') return index ?? '';
  return index === undefined ? place : `${section}[${index}].${part ?? ''}`;
}

interface Against {
  posting: Posting | null;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** What a text about a person is held against. */
export function questionsFor(master: MasterProfile, { posting, today }: Against) {
  const asked = posting && {
    title: posting.title,
    company: posting.company,
    description: posting.description,
    location: posting.places.join('; '),
  };
  return (text: string, place: string) => ({
    profile: master,
    posting: asked,
    target: targetOf(place),
    text,
    today,
  });
}

/**
 * What the person may be asked so that a refused text could stand, and the text in their own words meanwhile; null where more
 * than words of deed or object was refused.
 */
export type Closer = (text: string, factIds: readonly string[], place: string) => WordingToAsk | null;

/** Words what the gate refuses closer to the fact, where a word is all that it costs. */
export function closerFor(master: MasterProfile, against: Against & { named: Named }): Closer {
  const questionOf = questionsFor(master, against);
  const holds = gateFor(master, against);
  return (text, factIds, place) => {
    for (const id of factIds) {
      const wording = wordingToAsk(questionOf(text, place), id);
      if (wording !== null && holds(wording.closer, factIds, place).length === 0) return wording;
    }
    return null;
  };
}

/** The gate for texts about one person. */
export function gateFor(master: MasterProfile, { named, ...against }: Against & { named: Named }): Gate {
  const questionOf = questionsFor(master, against);
  const pathOf = new Map(master.facts.map(({ id, path }) => [id, path]));
  const pathsOf = (ids: readonly string[]) => ids.map((id) => pathOf.get(id) ?? id);
  return (text, factIds, place) => {
    // What cites nothing may say nothing of the person, not even what the profile bears out.
    if (factIds.length === 0) return checkUncited(text, named).map(({ why }) => whole(text, why));
    if (!factIds.every((id) => pathOf.has(id))) return [whole(text, messages.message('factUnknown'))];
    const { refusals, sources } = checkClaims(questionOf(text, place));
    if (refusals.length > 0) return refusals.map(({ span, why, remedy }) => ({ span, why, remedy }));
    const cited = new Set(pathsOf(factIds).map(entryOf));
    const rests = sources.length === 0 || pathsOf(sources).some((path) => cited.has(entryOf(path)));
    return rests ? [] : [whole(text, messages.message('otherFacts'))];
  };
}

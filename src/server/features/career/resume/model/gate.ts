import type { MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { checkClaims, checkUncited } from '#engines/claims/index.ts';
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

/** The gate for texts about one person; `today` is `YYYY-MM-DD`. */
export function gateFor(
  master: MasterProfile,
  { named, posting, today }: { named: Named; posting: Posting | null; today: string },
): Gate {
  const asked = posting && {
    title: posting.title,
    company: posting.company,
    description: posting.description,
    location: posting.places.join('; '),
  };
  const pathOf = new Map(master.facts.map(({ id, path }) => [id, path]));
  const pathsOf = (ids: readonly string[]) => ids.map((id) => pathOf.get(id) ?? id);
  return (text, factIds, place) => {
    // What cites nothing may say nothing of the person, not even what the profile bears out.
    if (factIds.length === 0) return checkUncited(text, named).map(({ why }) => whole(text, why));
    if (!factIds.every((id) => pathOf.has(id))) return [whole(text, messages.message('factUnknown'))];
    const { refusals, sources } = checkClaims({
      profile: master,
      posting: asked,
      target: targetOf(place),
      text,
      today,
    });
    if (refusals.length > 0) return refusals.map(({ span, why, remedy }) => ({ span, why, remedy }));
    const cited = new Set(pathsOf(factIds).map(entryOf));
    const rests = sources.length === 0 || pathsOf(sources).some((path) => cited.has(entryOf(path)));
    return rests ? [] : [whole(text, messages.message('otherFacts'))];
  };
}

import type { MasterProfile, Refusal } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { checkClaims as checkPlace } from '#engines/claims/index.ts';
import { checkClaims } from '#engines/resume/index.ts';

/** Words that may stand without a fact: the employer's, the job's and the signer's name. */
interface Named {
  company: string;
  title: string;
  name?: string;
}

/**
 * What the facts a text cites do not bear out, nor the person's profile where it would stand: `letter`, or the JSON
 * pointer of the line it takes the place of. A text of which this finds nothing may stand; none of a model is shown or
 * sent before.
 */
export type Gate = (text: string, factIds: readonly string[], place: string) => Refusal[];

const REMEDY = 'Add it to your profile, in your own words, if it is true.';
const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

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
  return (text, factIds, place) => {
    const cited = checkClaims([{ text, fact_ids: [...factIds] }], master.facts, named).refused;
    // What cites nothing may say nothing of the person; that its citations alone show.
    if (factIds.length === 0)
      return cited.map(({ why }) => ({ span: text, why: asSentence(why), remedy: REMEDY }));
    const { refusals } = checkPlace({
      profile: master,
      posting: asked,
      target: targetOf(place),
      text,
      today,
    });
    // The place says which words are false; the citations only that some are.
    if (refusals.length > 0) return refusals.map(({ span, why, remedy }) => ({ span, why, remedy }));
    return cited.map(({ why }) => ({ span: text, why: asSentence(why), remedy: REMEDY }));
  };
}

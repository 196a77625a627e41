import type { MasterProfile } from '#contract/career/facts.ts';
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
 * Whether the facts a text cites bear it out, and the person's profile does where it would stand: `letter`, or the JSON
 * pointer of the line it takes the place of. No text of a model is shown or sent before this says so.
 */
export type Gate = (text: string, factIds: readonly string[], place: string) => boolean;

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
    const cites = checkClaims([{ text, fact_ids: [...factIds] }], master.facts, named).ok;
    // What cites nothing may say nothing of the person; that its citations alone show.
    if (!cites || factIds.length === 0) return cites;
    return checkPlace({ profile: master, posting: asked, target: targetOf(place), text, today }).allowed;
  };
}

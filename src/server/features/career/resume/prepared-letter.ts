import type { Approach, CoverLetter } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { Message } from '#localization/types.ts';
import type { Person } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { checkedLetter } from './checked-letter.ts';
import { closerFor, gateFor } from './model/gate.ts';
import { letterWithModel } from './model/letter-with-model.ts';
import type { RefusedFinding } from './model/refused.ts';
import { dayOf } from './model/word-lines.ts';
import { letterOf, unshownNote } from './own-letter.ts';
import type { OwnWords } from './own-letter.ts';

/** A letter with what is to be said of it. */
interface PreparedLetter {
  letter: CoverLetter | null;
  notes: Message[];
  refused: RefusedFinding[];
}

/** What is known of a letter before it is written. */
export interface WantedLetter {
  person: Person;
  posting: Posting;
  withLetter: boolean;
  /** What the person wrote in place of the letter. */
  own?: OwnWords | null;
  /** How letter and summary are told; null leaves the summary as the profile has it. */
  approach?: Approach | null;
}

/** The checked letter of the built-in engine, worded by a language model where the person agreed to that. */
async function writeWithModel(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'model'>,
  { person, posting, approach: asked }: WantedLetter,
  chosen: readonly string[],
): Promise<PreparedLetter> {
  const { accountId, master, full_name: name } = person;
  const approach = asked ?? 'experience';
  const checked = checkedLetter(master, posting, { name, today: dayOf(world.clock), approach });
  const { letter: own, note, refused } = checked;
  if (own === null) return { letter: null, notes: note === null ? [] : [note], refused };
  const against = {
    named: { company: posting.company, title: posting.title, name },
    posting,
    today: dayOf(world.clock),
  };
  const [holds, closer] = [gateFor(master, against), closerFor(master, against)];
  const worded = await letterWithModel(world, {
    accountId,
    master,
    posting,
    own,
    chosen,
    approach,
    holds,
    closer,
  });
  return {
    letter: worded.letter,
    notes: [note, worded.note].filter((one) => one !== null),
    refused: [...refused, ...worded.refused],
  };
}

/** The letter the person asked for: in their own words, which are theirs to say, or in the agent's, each of them checked. */
export async function letterFor(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'model'>,
  wanted: WantedLetter,
  chosen: readonly string[],
): Promise<PreparedLetter> {
  const { person, posting, withLetter, own = null } = wanted;
  if (!withLetter) return { letter: null, notes: [], refused: [] };
  if (own === null) return writeWithModel(world, wanted, chosen);
  const { master } = person;
  const letter = letterOf(own, master, posting.language);
  return { letter, notes: unshownNote(letter, { master, posting, today: dayOf(world.clock) }), refused: [] };
}

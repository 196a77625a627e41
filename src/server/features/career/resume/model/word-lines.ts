import { z } from 'zod';
import type { AgreedWording, Fact, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { Message } from '#localization/types.ts';
import { askWordings } from '#server/features/career/profile/index.ts';
import { askModel } from '#server/features/platform/models/index.ts';
import type { World } from '#server/world.ts';
import { closerFor, gateFor } from './gate.ts';
import { mayLeave } from './may-leave.ts';
import { text as messages } from './messages.ts';
import { lostNumbers, notPlain } from './plain-sentence.ts';
import type { RefusedFinding } from './refused.ts';

const MOST_LINES = 40;
const MOST_TOKENS = 4000;
const POSTING_CHARACTERS = 6000;

const INSTRUCTIONS = `You word the lines of a person's CV better. data.lines are facts about the person, each with an id, as they stand on the CV.
For each line that can be said better, answer with its id and its new wording: begin with what was done, in plain and exact words, in the line's own language, about as long as it was.
Say nothing that the line itself does not say. Keep every number, name, tool, date and title as it is; keep who did it and how far (helped stays helped). Use no word of praise. Where data.posting is given, prefer its words only for what the line already says. Leave out lines that are good as they are.`;

const answer = z.object({ lines: z.array(z.object({ id: z.string(), text: z.string() })) });

/** A posting as a model sees it. */
export const postingMaterial = ({ title, company, description }: Posting) => ({
  title,
  company,
  description: description.slice(0, POSTING_CHARACTERS),
});

/** Today as the gate counts years of work up to it; which side of midnight makes none. */
export const dayOf = (clock: World['clock']): string => clock.now().toISOString().slice(0, 10);

/** What a language model brought to the lines of a resume. */
export interface Wording {
  /** Better wordings by the line they are for; each passed the gate. */
  worded: ReadonlyMap<string, string>;
  /** Which model; "" when none was asked or it did not answer. */
  by: string;
  /** Wordings that were not taken over, with the reasons; where only a word had to be the person's own, with what stands now. */
  refused: RefusedFinding[];
  /** A word to the person when the model did not answer. */
  failure: Message | null;
}

/** What the person should know of the wording; `count` lines stand in the model's words. */
export function wordingNotes({ worded, by, refused, failure }: Wording, count: number): Message[] {
  const did = count === 0 ? [] : [messages.message('wordedLines', { model: by, count })];
  const standing = new Set(worded.values());
  const kept = refused.filter(({ instead }) => !standing.has(instead)).length;
  const left = kept === 0 ? [] : [messages.message('leftLines', { count: kept })];
  return [...did, ...left, ...(failure === null ? [] : [failure])];
}

interface LinesToWord {
  accountId: string;
  purpose: 'resume' | 'tailoring';
  master: MasterProfile;
  /** The fact each line of the resume rests on, by the line. */
  factOf: ReadonlyMap<string, Pick<Fact, 'id' | 'path'>>;
  posting: Posting | null;
  signal?: AbortSignal | undefined;
}

type AskingWorld = Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'model'>;

/**
 * Asks the language model, where the person agreed to it, to word lines of a resume better. A wording stands when it is plain,
 * keeps its numbers, and the line's own fact bears it out. Where only a word does not, the fact's own stands in it and the person
 * is asked about that word; else the line stays as it is.
 */
export async function wordLines(
  world: AskingWorld,
  { accountId, purpose, master, factOf, posting, signal }: LinesToWord,
): Promise<Wording> {
  const none = { worded: new Map<string, string>(), by: '', refused: [], failure: null };
  const leaving = [...factOf.keys()].filter((line) => mayLeave(master, line)).slice(0, MOST_LINES);
  if (leaving.length === 0) return none;
  const lines = new Map(leaving.map((text, index) => [`l${index + 1}`, text]));
  const asked = await askModel(world, {
    accountId,
    purpose,
    question: {
      instructions: INSTRUCTIONS,
      material: {
        lines: [...lines].map(([id, text]) => ({ id, text })),
        posting: posting === null ? null : postingMaterial(posting),
      },
      answer,
      mostTokens: MOST_TOKENS,
      signal,
    },
  });
  if (asked.kind !== 'answered') return { ...none, failure: asked.kind === 'failed' ? asked.note : null };
  const offered = new Map(
    asked.answer.lines.flatMap(({ id, text }) => {
      const line = lines.get(id);
      return line === undefined || text === line ? [] : [[line, text] as const];
    }),
  );
  const judged = judgeLines(offered, { master, factOf, posting, today: dayOf(world.clock) });
  await askWordings(world, accountId, judged.questions);
  return { worded: judged.worded, by: asked.by, refused: judged.refused, failure: null };
}

type Judged = Pick<Wording, 'refused'> & { worded: Map<string, string>; questions: AgreedWording[] };

/** Which of the wordings offered for lines stand, whole or with a word of the person's own. */
function judgeLines(
  offered: ReadonlyMap<string, string>,
  { master, factOf, posting, today }: Pick<LinesToWord, 'master' | 'factOf' | 'posting'> & { today: string },
): Judged {
  const against = { named: { company: '', title: '' }, posting, today };
  const [holds, closer] = [gateFor(master, against), closerFor(master, against)];
  const judged: Judged = { worded: new Map(), refused: [], questions: [] };
  for (const [line, text] of offered) {
    const fact = factOf.get(line);
    const unfit = [...notPlain(text, line.length * 1.4 + 20), ...lostNumbers(text, line)];
    const refusals = unfit.length > 0 || fact === undefined ? unfit : holds(text, [fact.id], fact.path);
    if (refusals.length === 0) {
      judged.worded.set(line, text);
      continue;
    }
    const own = unfit.length > 0 || fact === undefined ? null : closer(text, [fact.id], fact.path);
    const instead = own?.closer ?? line;
    if (own !== null) judged.questions.push({ fact_id: own.fact_id, said: own.said, instead: own.instead });
    if (instead !== line) judged.worded.set(line, instead);
    judged.refused.push({ document: 'resume', text, instead, refusals });
  }
  return judged;
}

import type { Approach, MasterProfile } from '#contract/career/facts.ts';
import type { Asked } from '#engines/resume/asked.ts';
import type { Voice } from '#engines/resume/voices/index.ts';

/** What the sentences are built from: the person's facts by path, the posting's asks, and the language's voice. */
export interface Desk {
  master: MasterProfile;
  asked: Asked;
  voice: Voice;
  language: 'en' | 'fr';
  approach: Approach;
  /** A number for one place in the letter, the same every time for one person and posting. */
  turn: (place: string) => number;
  ids: (...paths: string[]) => string[];
}

/** Values in a row, the last behind “and”. */
export function listed(desk: Desk, values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} ${desk.voice.and} ${last}`;
}

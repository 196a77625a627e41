import type { Lexicon } from '#engines/resume/index.ts';

/** The words people write; loaded when they are first asked for. */
export interface Words {
  lexicon(): Promise<Lexicon>;
}

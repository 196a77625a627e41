import type { TitleMeanings } from '#engines/linking/index.ts';
import type { Dictionary } from '#engines/resume/index.ts';
import type { Names } from '#engines/taxonomy/index.ts';

/** The words people write; loaded when they are first asked for. */
export interface Words {
  dictionary(): Promise<Dictionary>;
  /** The names of occupations and skills. */
  names(): Promise<Names>;
  /** What the words of job titles mean. */
  titleMeanings(): Promise<TitleMeanings>;
}

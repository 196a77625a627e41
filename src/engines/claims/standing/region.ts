/** What a part of a fact is to the person: somebody else's deed, denied, or only being learned. */
export type Standing = 'other' | 'denied' | 'learning';

/** A part of a fact that the person did not do themselves. */
export interface Region {
  standing: Standing;
  start: number;
  end: number;
  /** From where on who did it is named, where that is before it. */
  namedFrom?: number;
  /** Whether it is a verb and who did it, and nothing else. */
  isVerbAlone?: boolean;
  /** Words that name who did it, beside those that name a trade or a person. */
  who?: readonly string[];
  /** Whether its things are somebody else's too, who did them in the person's place. */
  isOfThings?: boolean;
}

import type { Path } from './paths.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { StepName } from './steps.ts';

/** A path, and the steps its values go through one after the other. */
export type FieldRule = Path | readonly [Path, ...StepName[]];

/** Places that come in parts: `each` gives the objects (`.` the item itself), the others are paths within one. */
export interface PlaceRule {
  each: Path;
  /** The place as the board writes it whole; beats the parts for display. */
  name?: Path;
  city?: Path;
  region?: Path;
  country?: Path;
  /** A path that is true for a place that is not to be shown. */
  unless?: Path;
}

/** A part of the description: a rule, a heading with its text, or a list of such parts. */
export type DescriptionRule =
  | FieldRule
  | { heading: Path; text: Path }
  | { each: Path; heading?: Path; text: Path; order?: Path };

export interface PayRule {
  min?: FieldRule;
  max?: FieldRule;
  currency?: FieldRule;
  period?: FieldRule;
  /** Amounts in hundredths of the currency (whole yen stay whole). */
  unit?: 'cents';
  /** A path that must be true, or the pay is hidden. */
  shown?: Path;
  /** A path that says the figure is the board's own guess. */
  guess?: Path;
  /** Pay in words, read for figures where the board gives none. */
  text?: FieldRule;
}

export interface Fields {
  id: FieldRule;
  title: FieldRule;
  company: FieldRule;
  places?: readonly (FieldRule | PlaceRule)[];
  /** A path with the words that mean each way of working; without `words` the usual ones, and true for remote. */
  workplace?: FieldRule | { from: Path; words: Readonly<Record<string, 'onsite' | 'hybrid' | 'remote'>> };
  /** Three flags of which several may be true: hybrid wins, so that nobody is promised what may not hold. */
  workplaceFlags?: { remote?: Path; hybrid?: Path; onsite?: Path };
  remoteFrom?: FieldRule;
  employment?: FieldRule;
  department?: FieldRule;
  pay?: PayRule;
  posted?: FieldRule;
  expires?: FieldRule;
  language?: FieldRule;
  description?: readonly DescriptionRule[];
  /** html unless said; `text` keeps its lines, `markdown` is turned into them. */
  descriptionFormat?: 'html' | 'text' | 'markdown';
  /** The posting's own page. */
  url: FieldRule;
  /** Where one applies; the posting's page where it is missing. */
  apply?: FieldRule;
  /** A path that is not empty where applications go by mail. */
  mail?: Path;
}

/** How the pages of a list follow each other. `total`, `pages`, `more` and `next` are paths in the answer. */
export type Paging =
  | { style: 'none' }
  | { style: 'page'; first: number; size: number; total?: Path; pages?: Path; more?: Path; next?: Path }
  | { style: 'offset'; first: number; size: number; total?: Path }
  | { style: 'cursor'; at: Path }
  /** The cursor is the next page's address, absolute or from the root, on an allowed host only. */
  | { style: 'address'; at: Path };

/** What a second request per posting brings. */
export interface Detail {
  /** `{id}`, the tenant's parts, and the groups of `from` are filled in. */
  url: string;
  /** A pattern over the posting's own address whose named groups the request needs. */
  from?: string;
  method?: 'POST';
  headers?: Readonly<Record<string, string>>;
  /** page: a page for people, read for its schema.org JobPosting; otherwise JSON with these fields at `item`. */
  reads: 'page' | 'json';
  item?: Path;
  fields?: Partial<Fields>;
  /** An answer with one of these values is of a posting that is gone or not to be shown. */
  not?: Readonly<Record<Path, string | number | boolean>>;
}

/** How a board's answers are asked for and read. Placeholders in braces: tenant's parts, `page`, `offset`, `end`, `size`, `cursor`. */
export interface Reading {
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** A JSON body; a text that is one placeholder becomes that value, numbers as numbers. */
  body?: unknown;
  paging: Paging;
  items: Path;
  /** What a healthy answer says; anything else is an unknown shape. A value `@company` is that part of the tenant. */
  expect?: Readonly<Record<Path, string | number | boolean>>;
  /** Items that are postings: those with these values … */
  only?: Readonly<Record<Path, string | number | boolean>>;
  /** … and without these. */
  not?: Readonly<Record<Path, string | number | boolean>>;
  /** The same id comes once for each place: the rows are one posting. */
  mergesPlaces?: true;
  /** The description is the beginning of the text only. */
  isExcerpt?: true;
  /** What its postings are written in where no field says it (ISO 639-1). */
  language?: string;
  /** What a bare `$` and the like mean here. */
  currency?: string;
  /** Jobs here are remote unless they say otherwise. */
  workplace?: Posting['workplace'];
  fields: Fields;
  detail?: Detail;
}

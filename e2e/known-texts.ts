export const wordsOf = (text: string): string[] => text.normalize('NFC').match(/\p{L}{2,}/gu) ?? [];

/** Fields of answers whose texts are nobody's to say in another language, wherever they stand: names, addresses, a person's own words. */
const ANYWHERE =
  'full_name fullName email application_address time_zone company place url apply_url link address file file_name asked_by board credit target_position key_skills job_search_status targetTitles employment_type';

/** The same, by what they stand in: `work.highlights` is one of a resume. What stands in any other field and is shown has to come from a catalogue. */
const WITHIN = [
  // An answer that is one thing, or a list of them: a posting, a campaign.
  '.title .name .description .keywords',
  // A resume.
  'basics.name basics.label basics.summary location.city location.region',
  'work.name work.position work.location work.summary work.highlights',
  'volunteer.organization volunteer.position volunteer.summary volunteer.highlights',
  'education.institution education.area education.studyType education.courses',
  'skills.name skills.keywords languages.language languages.fluency certificates.name certificates.issuer',
  'projects.name projects.description projects.highlights awards.title awards.awarder',
  // What was read in it, made of it or changed in it.
  'facts.value lines.text proposals.said proposals.stored changes.entry changes.before changes.after',
  'letter.text paragraphs.text refused.text refusals.span role.person role.posting',
  // What employers ask for.
  'have.name have.span have.evidence missing.name missing.span',
  // Lists of jobs, campaigns, employers and boards.
  'left.title items.title uses.title interviews.title nextInterviews.title present.name sources.name topCampaigns.name',
  // A form, what goes on it, what it held, and what a person answered.
  'ask.label ask.help changeable.label changeable.help fields.label fields.value left_blank.label options.label',
  'values.label values.value entries.question entries.value uses.said evidence.receipt evidence.confirmation',
  'mails.from mails.subject mails.text',
].join(' ');

const DATA: ReadonlySet<string> = new Set(`${ANYWHERE} ${WITHIN}`.split(' '));

/** What stands between two signs, without them: a name, an address, a clause. */
const piecesOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\s'’&+-]+/u)
    .map((piece) => wordsOf(piece).join(' '))
    .filter((piece) => piece !== '');

/** So many words in the same order are a part of a text that is data, such as a line of it; fewer may be there by chance. */
const NO_CHANCE = 4;
/** The longest text that is looked for as a whole between the words of a message. */
const LONGEST = 16;

/** Words that the pseudo-language would have accents on, were they a message's own. */
const isPlain = (word: string): boolean => /^[a-z]{3,}$/iu.test(word) && /[acdeilnorstuyz]/iu.test(word);
/** Addresses, names of files and of settings are spelled the same in every language. */
const SPELLED = /\S+@\S+|[\w-]+\.(?:html|pdf|docx|json|txt)\b|\b[A-Z]+(?:_[A-Z]+)+\b/gu;
/** What lists are joined by in the English that Intl writes them in, and what a clause of a sentence of somebody's may end with. */
const JOINS = new Set(['and', 'or']);

/** The texts that are data, as their words. */
export class Known {
  readonly #words: ReadonlySet<string>;
  readonly #pieces = new Set<string>();
  readonly #runs = new Set<string>();

  constructor(words: readonly string[]) {
    this.#words = new Set(words);
  }

  add(text: string): void {
    const words = wordsOf(text).join(' ');
    if (this.#pieces.has(words)) return;
    const pieces = piecesOf(text);
    // "SAP or Oracle" is said as a list of two.
    const parts = pieces.flatMap((piece) => piece.split(/ (?:and|or|et|ou) /u));
    for (const piece of [words, ...pieces, ...parts]) this.#pieces.add(piece);
    const all = words.split(' ');
    for (let end = NO_CHANCE; end <= all.length; end += 1)
      this.#runs.add(all.slice(end - NO_CHANCE, end).join(' '));
  }

  /** Remembers everything that is data in an answer. `above` is the field that `key` stands in. */
  addFrom(value: unknown, above = '', key = ''): void {
    if (typeof value === 'string') {
      if ((DATA.has(key) || DATA.has(`${above}.${key}`)) && !value.includes('⟦')) this.add(value);
    } else if (Array.isArray(value)) for (const part of value) this.addFrom(part, above, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) this.addFrom(part, key, name);
  }

  /** Whether so many words stand in one text in this order, each four of them after the other. */
  #isRun(words: readonly string[]): boolean {
    const starts = words.length - NO_CHANCE;
    return (
      starts >= 0 &&
      words.slice(0, starts + 1).every((_, at) => this.#runs.has(words.slice(at, at + NO_CHANCE).join(' ')))
    );
  }

  /** Whether a text is data and nothing else. */
  holds(text: string): boolean {
    if (this.#pieces.has(wordsOf(text).join(' '))) return true;
    return piecesOf(text).every((piece) => {
      const words = piece.split(' ');
      const isKnown = (word: string) => this.#words.has(word) || JOINS.has(word);
      return this.#pieces.has(piece) || words.every(isKnown) || this.#isRun(words);
    });
  }

  /** Whether every word of a message that has no accents belongs to data that was put into it. */
  fills(text: string): boolean {
    const words = wordsOf(text.replaceAll(SPELLED, ' '));
    const holds = (some: readonly string[]): boolean =>
      this.#pieces.has(some.join(' ')) || (some.length === NO_CHANCE && this.#isRun(some));
    const isData = (at: number): boolean => {
      for (let first = Math.max(0, at - LONGEST); first <= at; first += 1)
        for (let end = Math.min(words.length, first + LONGEST); end > at; end -= 1)
          if (holds(words.slice(first, end))) return true;
      return false;
    };
    return words.every(
      (word, at) => !isPlain(word) || this.#words.has(word) || JOINS.has(word) || isData(at),
    );
  }
}

import { postingWord } from '#engines/lexicon/index.ts';
import { quote, type Passage } from '#engines/postings/facts/text/passages.ts';
import {
  TOPIC,
  SPONSOR,
  SPONSORED,
  OTHER_SPONSOR,
  EQUALITY,
  NEGATED,
  OFFERED,
  HELD,
} from './sponsorship.data.ts';

/** Whether the employer helps with a work permit: false also when it wants people who already may work there. */
export interface SponsorshipSaid {
  sponsors: boolean;
  span: string;
}

const EITHER_WAY =
  /\b(?:with or without|avec ou sans)\b[^.;]{0,40}\b(?:permits?|visas?|permis(?: de travail)?)\b|\bcitizens, permanent residents,? and other\b/g;
/** What one pays with. */
const CARDS = postingWord('sponsorship: cards');
const YES_NO =
  /: *(?:yes|no|none|oui|non|aucune?|not)\b|: [^.;]{0,30}\b(?:ok|okay|available|offered|possible|considered|disponible|offert)\b/;
const CLAUSES = /;|,? but |,? mais /;

/** What a text says about work permits; null when it says nothing. */
export function sponsorshipIn(passages: readonly Passage[]): SponsorshipSaid | null {
  let held: SponsorshipSaid | null = null;
  for (const { flat: said, text, label, item, section } of passages) {
    // Whom an employer takes "with or without a permit" it says nothing to.
    const flat = said.replace(EITHER_WAY, (words) => ' '.repeat(words.length));
    const topic = TOPIC.exec(flat) ?? sponsor(flat);
    if (topic === null || CARDS.test(flat) || EQUALITY.test(flat) || /\?\W*$/.test(flat)) continue;
    if (section === 'duties' && item && !SPONSOR.test(flat)) continue;
    const span = quote(text, topic.index, topic.index + topic[0].length);
    const plain = flat.replace(
      /\b(?:no|not a|pas de|aucun) (?:problem|problems|worries|issue|probleme|souci)\b/g,
      ' ',
    );
    if (
      /sponsor|visa|permit|parrain/.test(`${label} ${/^[^:]{0,40}(?=:)/.exec(flat)?.[0] ?? ''}`) &&
      YES_NO.test(plain)
    )
      return { sponsors: !/: *(?:no|none|non|aucune?|not)\b/.test(plain), span };
    if (
      plain
        .split(CLAUSES)
        .some((clause) => SPONSOR.test(clause) && NEGATED.test(clause) && /;| but | mais /.test(plain))
    )
      return { sponsors: false, span };
    const offered = OFFERED.exec(plain);
    if (
      offered !== null &&
      !NEGATED.test(plain.slice(Math.max(0, offered.index - 40), offered.index + offered[0].length))
    )
      return { sponsors: true, span };
    if (NEGATED.test(plain) && !/\bnot only\b/.test(plain)) return { sponsors: false, span };
    if (HELD.test(plain)) held ??= { sponsors: false, span };
  }
  return held;
}

function sponsor(flat: string): RegExpExecArray | null {
  const found = SPONSOR.exec(flat);
  return found !== null && SPONSORED.test(flat) && !OTHER_SPONSOR.test(flat) ? found : null;
}

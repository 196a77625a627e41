import type { Claim } from '#contract/career/facts.ts';
import { checkClaims } from '#engines/claims/index.ts';
import type { FormContext } from '#engines/forms/context.ts';

/** Whether the person's profile bears a sentence of the letter out today. */
function isBorneOut(text: string, { master, posting, today }: FormContext): boolean {
  const asked = { ...posting, location: posting.places.join('; ') };
  return checkClaims({ profile: master, posting: asked, target: 'letter', text, today }).allowed;
}

/** A passage of the person's own that says something, unlike a greeting or a name: what they say is theirs to say. */
const isOwnWord = (text: string, { letter }: FormContext): boolean =>
  letter?.own?.includes(text) === true && /[.!?…]$/.test(text);

/** What the letter says of the person, by its paragraphs: the sentences that their profile bears out today, and their own. */
export function soundOf(context: FormContext): Claim[][] {
  return (context.letter?.paragraphs ?? [])
    .map((claims) =>
      claims.filter(
        ({ text, fact_ids }) =>
          isOwnWord(text, context) ||
          (fact_ids.length > 0 && text !== context.person.full_name && isBorneOut(text, context)),
      ),
    )
    .filter((claims) => claims.length > 0);
}

const APPLIES =
  /^(I am applying|I would like to apply|Please consider|Je pose ma candidature|Je vous soumets|Je postule|Je souhaite)\b/;

/** The sentence of the letter that says what is applied for, which names the employer; "" where there is none. */
export function openingOf(context: FormContext): string {
  const { company } = context.posting;
  const opening = context.letter?.paragraphs
    .flat()
    .find(({ text }) => company !== '' && APPLIES.test(text) && text.includes(company));
  return opening !== undefined && isBorneOut(opening.text, context) ? opening.text : '';
}

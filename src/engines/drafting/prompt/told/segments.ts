import { isKnownCity, placeOf, titleScore } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { listOf, languageFacts } from './lists.ts';
import { CERTIFICATE, DURATION, NO_ROLE } from './words.data.ts';

const PLACE_LEAD = /^(?:based in|living in|from|in|à|au)\s+/i;
/** Words in capitals alone are names of things to know among other such notes: "TIG", "SQL". */
const CODE = /^\p{Lu}[\p{Lu}\p{N}+#.]{1,7}$/u;

function segmentFacts(segment: string, first: boolean): SaidFact[] {
  const text = segment.trim().replace(/[.!\s]+$/, '');
  const place = text.replace(PLACE_LEAD, '');
  if (placeOf(place) !== null || isKnownCity(place)) return [{ kind: 'place', value: place }];
  if (CERTIFICATE.test(text) && text.split(/\s+/).length <= 7)
    return listOf(text).map((value) =>
      CODE.test(value) ? { kind: 'skill', value } : { kind: 'certificate', value: capital(value) },
    );
  const items = listOf(text);
  const languages = languageFacts(text);
  if (languages.length > 0 && languages.length === items.length) return languages;
  const title = text
    .replace(/^(?:an?|une?)\s+/i, '')
    .replace(DURATION, '')
    .replace(/\s*\(.*$/, '')
    .trim();
  if (/(?<!\p{L})(?:you|vous|tu|ever|i|je)(?!\p{L})/iu.test(text)) return [];
  if (first && titleScore(title) >= 3 && title.split(/\s+/).length <= 5 && !NO_ROLE.test(fold(title)))
    return [{ kind: 'label', value: capital(title) }];
  return [];
}

/** What notes without a sentence around them say, part by part: "Welder, 12 years experience, Hamilton ON". */
export function notesIn(text: string): SaidFact[] {
  const segments = text.split(/,\s+(?![^(]*\))/);
  const found = segments.map((segment, index) => segmentFacts(segment, index === 0));
  const facts = found.flat();
  if (facts.length === 0) return [];
  const codes = segments
    .filter((_, index) => found[index]?.length === 0)
    .flatMap(listOf)
    .filter((item) => CODE.test(item));
  return [...facts, ...codes.map((value): SaidFact => ({ kind: 'skill', value }))];
}

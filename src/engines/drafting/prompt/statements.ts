import { fold, sentences } from '#engines/text/index.ts';
import { capital } from './told/said-fact.ts';
import type { SaidFact } from './told/said-fact.ts';
import { aboutIn, headed, summaryIn } from './told/about.ts';
import { clausesOf } from './told/clauses.ts';
import type { Clause } from './told/clauses.ts';
import { doneAt, endedIn } from './told/ends.ts';
import { jobIn } from './told/jobs.ts';
import { datedNote } from './told/where/dated-notes.ts';
import { namedFirst } from './told/where/name-alone.ts';
import { OWN_ROLE, placeIn } from './told/where/home.ts';
import { asToldByThem } from './told/where/described.ts';
import { fromTelling } from './told/where/behind-request.ts';
import { actionElsewhere } from './told/where/references.ts';
import { addedTo, certificatesInBrackets, factsOf, listsIn, membershipIn } from './told/lists.ts';
import { positionIn } from './told/positions.ts';
import { notesIn } from './told/segments.ts';
import { withSchoolBefore } from './told/naming/fields.ts';
import { schoolAlso, studiesIn } from './told/studies.ts';
import { projectIn, tellingIn } from './told/tellings.ts';
import { awardsIn } from './told/awards.ts';
import { isVolunteering, volunteeringIn } from './told/volunteering.ts';
import {
  A_ROLE,
  DENIAL,
  DESCRIBED,
  LISTS,
  ORDERS,
  OTHERS,
  PERSON,
  REACHED,
  SUBJECT,
  WISH,
} from './told/words.data.ts';

const FEWEST_WORDS = 3;

/** Whether a sentence states something of the person who writes it. */
export function statesFacts(sentence: string, as?: SaidAs): boolean {
  return factsSaid(sentence, as).length > 0;
}

/** How a sentence is meant where its words alone do not tell: of somebody by name, or a name alone. */
export type SaidAs = 'described' | 'name' | undefined;

/** How a request to add something begins before it says what is so. */
const ADDING =
  /^(?:(?:please|also|and|oh|can you|could you|pouvez-vous|peux-tu)[,\s]+)*(?:(?:add|mention|include|say|write|note|ajoute[rz]?|mentionne[rz]?|indique[rz]?|précise[rz]?|dis)\s+(?:also\s+|aussi\s+|in\s+)?(?:that\s+|qu['’]|que\s+)?|you (?:forgot|missed|left out) (?:that\s+)?|tu as oublié que\s+|vous avez oublié que\s+)(?=(?:i|my|je|mon|ma|mes)(?!\p{L})|j['’])/iu;
const LABELLED = new RegExp(
  String.raw`^(?:(?:and|also|my|mes|ma|mon|the|please|include|add|mention|ajoute[rz]?|inclu[ts]?)\s+)*(${LISTS})(?:\s+(?:are|include|comprennent|sont)(?!\p{L})|\s*[:=]|\s+-\s)\s*:?\s*(.+)$`,
  'iu',
);
function labelIn(clause: string): SaidFact[] {
  const title = OWN_ROLE.test(clause) ? positionIn(clause) : null;
  return title === null ? [] : [{ kind: 'label', value: capital(title.value) }];
}

/** What one clause states; `carried` is the title that the sentence gave before. */
function clauseFacts({ text, goesOn }: Clause, carried: string): SaidFact[] {
  if ((WISH.test(fold(text)) && !A_ROLE.test(text)) || DENIAL.test(fold(text))) return [];
  const given = OTHERS.test(text) ? [] : awardsIn(text);
  if (given.length > 0) return given;
  if (!OTHERS.test(text) && isVolunteering(text)) return volunteeringIn(text);
  const elsewhere = actionElsewhere(text);
  if (elsewhere.length > 0) return elsewhere;
  const ended = [...endedIn(text), ...doneAt(text)];
  if (ended.length > 0) return ended;
  const studies = studiesIn(text);
  if (studies.length > 0) return [...studies, ...labelIn(text)];
  const lists = listsIn(text);
  if (lists.length > 0) return lists;
  if (OTHERS.test(text)) return [];
  const job = jobIn(text, goesOn ? carried : '');
  if (job.length > 0) {
    const [first] = job;
    const located = first?.kind === 'job' && first.location !== '';
    return [...(located ? [] : placeIn(text, true)), ...job, ...certificatesInBrackets(text)];
  }
  const label = labelIn(text);
  const held = label.length > 0 ? certificatesInBrackets(text) : [];
  const about = [...label, ...placeIn(text, label.length > 0), ...held];
  if (about.length > 0) return about;
  const made = projectIn(text);
  if (made.length > 0) return made;
  const told = tellingIn(text);
  const isAsked = /(?<!\p{L})(?:resume|résumé|cv|curriculum)(?!\p{L})/iu.test(text);
  return told.length > 0 || isAsked || SUBJECT.test(fold(text)) ? told : notesIn(text);
}

/** What is said of the person in the words of somebody who asks for a resume "for a student at …". */
function inFirstPerson(sentence: string): string {
  const described = DESCRIBED.exec(sentence)?.[1];
  return described !== undefined && PERSON.test(described) ? `I am ${described}` : sentence;
}

/** What a sentence states of the person, English or French; nothing for a wish, an order or a question. */
export function factsSaid(text: string, as?: SaidAs): SaidFact[] {
  if (as === 'name') return namedFirst(text.trim());
  if (as === 'described') return sentences(asToldByThem(text.trim())).flatMap((one) => factsSaid(one));
  const added = addedTo(text.trim());
  if (added !== null) return [...added.facts, ...(added.rest === '' ? [] : factsSaid(added.rest))];
  const whole = fromTelling(text)
    .replace(ADDING, '')
    .replace(/^(?:chu|chuis|j['’]suis)(?!\p{L})/iu, 'je suis');
  if (whole.endsWith('?') || ORDERS.test(whole)) return [];
  const [, list = '', items = ''] = LABELLED.exec(whole) ?? [];
  if (list !== '') return factsOf(list, items);
  const under = headed(whole);
  if (under.facts.length > 0) return under.facts;
  const { facts, rest } = aboutIn(under.rest);
  return [...facts, ...rest.flatMap((part) => partFacts(inFirstPerson(part)))];
}

/** What of a sentence that states something states nothing: parts of three words and more that hold no wish and no greeting. */
export function unusedIn(sentence: string): string[] {
  const { rest } = aboutIn(fromTelling(sentence).replace(ADDING, ''));
  if (LABELLED.test(sentence) || headed(sentence).facts.length > 0 || addedTo(sentence.trim()) !== null)
    return [];
  return rest.flatMap((part) => {
    const said = inFirstPerson(headed(part).rest);
    if (summaryIn(said).length > 0 || datedNote(said).length > 0) return [];
    let carried = '';
    return clausesOf(said).flatMap((clause) => {
      const found = clauseFacts(clause, carried);
      carried = found.find((fact) => fact.kind === 'job')?.position ?? carried;
      const isShort =
        /^(?:before|prior to|after|since|avant)\s+(?:that|this|then|cela|ça)[,.\s]*$/iu.test(clause.text) ||
        (clause.text.match(/\p{L}+/gu)?.length ?? 0) < FEWEST_WORDS;
      const asks =
        WISH.test(fold(clause.text)) ||
        /(?<!\p{L})(?:resume|résumé|cv|please|svp)(?!\p{L})/iu.test(clause.text);
      return found.length > 0 || isShort || asks || REACHED.test(clause.text) ? [] : [clause.text];
    });
  });
}

/** What a sentence states beside who its writer is. */
function partFacts(sentence: string): SaidFact[] {
  const note = datedNote(sentence);
  if (note.length > 0) return note;
  const facts: SaidFact[] = [];
  let carried = '';
  for (const clause of clausesOf(sentence)) {
    // "I studied at the École … and at McGill": what goes on with a study is one.
    const also = clause.goesOn && facts.at(-1)?.kind === 'study' ? schoolAlso(clause.text) : [];
    const found = also.length > 0 ? also : clauseFacts(clause, carried);
    facts.push(...found);
    carried = found.find((fact) => fact.kind === 'job')?.position ?? carried;
  }
  facts.push(...membershipIn(sentence));
  const told = withSchoolBefore(facts);
  const wished = WISH.test(fold(sentence)) && !A_ROLE.test(sentence);
  return wished || told.some(({ kind }) => kind === 'study') ? told : [...told, ...summaryIn(sentence)];
}

import { findDates } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { capital, listsIn } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import {
  DEGREE,
  EMAIL,
  EMPLOYER,
  EXPERIENCE,
  NAME,
  NO_ROLE,
  NO_TELLING,
  OWN_ROLE,
  PHONE,
  PLACE,
  ROLE,
  SELF_NAME,
  STUDY,
  SUBJECT,
  TELLING,
  WISH,
} from './statements.data.ts';

/** Whether a sentence states something of the person who writes it. */
export function statesFacts(sentence: string): boolean {
  return factsSaid(sentence).length > 0;
}

function jobIn(sentence: string): SaidFact[] {
  const role = ROLE.exec(sentence)?.[1]?.trim() ?? '';
  const bare = /^([\p{L}'’/ -]{3,40}?)\s+(?:at|chez)\s+\p{L}/u.exec(sentence)?.[1] ?? '';
  const dates = findDates(sentence);
  const position = role !== '' ? role : dates.length > 0 && !SUBJECT.test(fold(bare)) ? bare : '';
  const name = EMPLOYER.exec(sentence)?.[1]?.trim() ?? '';
  const known = position !== '' && !NO_ROLE.test(fold(position)) && position.split(/\s+/).length <= 6;
  const worked = /\b(?:work(?:ed|ing)?|travaill\w+)\b/i.test(sentence) || known;
  if (!worked || (!known && name === '') || DEGREE.test(sentence)) return [];
  const span = dates.find(({ range }) => range) ?? dates[0];
  return [
    {
      kind: 'job',
      position: known ? capital(position) : '',
      name: capital(name),
      startDate: span?.start ?? '',
      endDate: span === undefined || span.present ? '' : span.end,
    },
  ];
}

function studyIn(sentence: string): SaidFact[] {
  const rest = STUDY.exec(sentence)?.[1];
  if (rest === undefined || !(DEGREE.test(rest) || /\bi studied|graduated|étudié/i.test(sentence))) return [];
  const date = findDates(rest).at(-1);
  const bare = (date === undefined ? rest : rest.slice(0, date.from)).replace(/[\s,(.]+(?:in|en)?\s*$/i, '');
  const [what = '', ...school] = bare.split(
    /\s+(?:from|at|@|de l['’]|du|de la|à l['’]|au)\s+(?=\p{Lu}|the\b)/u,
  );
  const onlySchool = /graduated from/i.test(sentence);
  const [studyType = '', ...area] = what.replace(/^(?:an?|my|un|une)\s+/i, '').split(/\s+(?:in|en)\s+/);
  return [
    {
      kind: 'study',
      studyType: onlySchool ? '' : capital(DEGREE.test(studyType) ? studyType : ''),
      area: onlySchool ? '' : DEGREE.test(studyType) ? area.join(' in ') : studyType,
      institution: onlySchool ? what.replace(/^the\s+/i, '') : school.join(' ').replace(/^the\s+/i, ''),
      endDate: date?.end ?? '',
    },
  ];
}

function tellingsIn(sentence: string): SaidFact[] {
  return sentence.split(/,?\s+and\s+(?=I\s)/).flatMap((part): SaidFact[] => {
    const [, verb = '', rest = ''] = TELLING.exec(part.trim()) ?? [];
    if (verb === '' || NO_TELLING.test(fold(verb)) || rest.trim().split(/\s+/).length < 2) return [];
    return [{ kind: 'telling', value: `${capital(verb)}${rest.replace(/[.!\s]+$/, '')}` }];
  });
}

function aboutIn(sentence: string): SaidFact[] {
  const facts: SaidFact[] = [];
  const email = EMAIL.exec(sentence)?.[0];
  if (email !== undefined) facts.push({ kind: 'email', value: email });
  const phone = PHONE.exec(sentence)?.[0];
  if (phone !== undefined) facts.push({ kind: 'phone', value: phone.trim() });
  const name = NAME.exec(sentence)?.[1]?.trim() ?? SELF_NAME.exec(sentence)?.[1];
  if (name !== undefined) facts.push({ kind: 'name', value: name });
  return facts;
}

/** The words after "I am a": the person's own summary of themselves, when it says more than a title. */
function summaryIn(sentence: string): SaidFact[] {
  const own = /^(?:hi[,!]?\s+|hello[,!]?\s+)?i(?:['’]m| am)\s+(?:an?\s+)?(.+)$/i.exec(sentence)?.[1];
  if (own === undefined || !EXPERIENCE.test(own)) return [];
  return [{ kind: 'summary', value: capital(own) }];
}

/** "A resume for a welder with six years at Irving" and "I'm Ana Silva, a nurse" say of the writer what "I am a …" says. */
function inFirstPerson(sentence: string): string {
  const asked = /\b(?:resume|cv)\s+for\s+(an?\s.+)$/i.exec(sentence)?.[1];
  if (asked !== undefined && EXPERIENCE.test(asked)) return `I am ${asked}`;
  const named = SELF_NAME.exec(sentence);
  const rest =
    named === null ? '' : sentence.slice(named.index + named[0].length).replace(/^\s*,\s*(?:and\s+)?/, '');
  return /^an?\s/i.test(rest) ? `I am ${rest}` : sentence;
}

/** How a request to add something begins before it says what is so. */
const ADDING =
  /^(?:(?:please|also|and|oh|can you|could you|pouvez-vous|peux-tu)[,\s]+)*(?:(?:add|mention|include|say|write|note|put|ajoute[rz]?|mentionne[rz]?|indique[rz]?|précise[rz]?|dis)\s+(?:also\s+|aussi\s+|in\s+)?(?:that\s+|qu['’]|que\s+)?|you (?:forgot|missed|left out) (?:that\s+)?|tu as oublié que\s+|vous avez oublié que\s+)(?=(?:i|i['’](?:m|ve)|my|je|j['’]|mon|ma|mes)\b|j['’])/i;
/** A sentence that gives orders about the page states nothing of the person beside. */
const ORDERS =
  /^(?:i(?:['’]d| would) (?:rather|prefer|like)|je préfère|j['’]aimerais|mets|mettez|met|put|move|place|make|fais|faites|use|list|show)(?!\p{L})/iu;

/** What a sentence states of the person, English or French; nothing for a wish, an order or a question. */
export function factsSaid(text: string): SaidFact[] {
  const whole = text
    .trim()
    .replace(ADDING, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (whole.endsWith('?') || ORDERS.test(whole)) return [];
  const about = aboutIn(whole);
  const sentence = inFirstPerson(whole);
  const folded = fold(sentence);
  if (WISH.test(folded) && !OWN_ROLE.test(sentence)) return about;
  const study = studyIn(sentence);
  const lists = study.length > 0 ? [] : listsIn(sentence);
  const job = study.length + lists.length > 0 ? [] : jobIn(sentence);
  const bound = about.length + study.length + lists.length + job.length;
  const place =
    SUBJECT.test(folded) && study.length + lists.length === 0 ? PLACE.exec(sentence)?.[1] : undefined;
  const placed: SaidFact[] =
    place === undefined || (bound === 0 && !/\b(?:live|based|habite)\b/.test(folded))
      ? []
      : [{ kind: 'place', value: place }];
  const tellings = bound === 0 ? tellingsIn(sentence) : [];
  return [...about, ...placed, ...job, ...study, ...lists, ...summaryIn(sentence), ...tellings];
}

import { findDates } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { NO_ROLE, NO_TELLING } from './statements.data.ts';

/** One thing a person states of themselves, in their own words. */
export type SaidFact =
  | { kind: 'name' | 'email' | 'phone' | 'place' | 'summary' | 'telling'; value: string }
  | { kind: 'certificate' | 'skill' | 'language'; value: string }
  | { kind: 'job'; position: string; name: string; startDate: string; endDate: string }
  | { kind: 'study'; studyType: string; area: string; institution: string; endDate: string };

const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d](?:[\p{L}\d-]{0,62}\.){1,5}\p{L}{2,24}/u;
const PHONE = /(?<![\w/])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{3}\)[\s.-]?|\d{3}[\s.-])\d{3}[\s.-]?\d{4}(?!\w)/;
const SUBJECT = /\b(?:i|i'm|i've|my|je|j'ai|j'|mon|ma|mes)(?=\b|[\s'’])/;
/** Where the name of an employer, a role or a field ends. */
const END = String.raw`(?=\s+(?:as|from|for|since|in|and|where|until|till|with|on|to|who|based|living|working|looking|comme|depuis|pendant|où|et|avec|pour|à|chez|at|dans|de (?:\d|\p{L}+ \d{4}))(?![\p{L}])|[,.;:!()]|\s[-–—]\s|$)`;
const sentencePattern = (text: string) => new RegExp(text, 'iu');

const NAME = sentencePattern(
  String.raw`\b(?:my name is|i am called|je m['’]appelle)\s+([\p{L}'’. -]{2,60}?)${END}`,
);
const SELF_NAME = /\b[Ii](?:['’]m| am)\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]+){1,3})/u;
const ROLE = sentencePattern(
  String.raw`\b(?:i(?:['’]m| am| was)(?: currently| now| also)?\s+(?:an?|the)|i(?:['’]ve)?\s*(?:have\s+)?(?:currently\s+)?work(?:ed|ing)?\s+as(?:\s+an?|\s+the)?|as\s+an?|je suis(?:\s+une?)?|comme|en tant que)\s+([\p{L}\p{N}'’&/ -]{3,60}?)${END}`,
);
const EMPLOYER = sentencePattern(
  String.raw`\b(?:at|chez|(?:work(?:ed|ing)?|years?|months?)\s+(?:for|with))\s+(?:the\s+)?([\p{L}\p{N}'’&. /-]{2,60}?)${END}`,
);
const PLACE =
  /(?<![\p{L}])(?:in|from|based in|living in|à|au)\s+(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*\s+\d)(\p{Lu}[\p{L}'’.-]+(?:[ -]\p{Lu}[\p{L}'’.-]+)*(?:,\s*\p{Lu}[\p{L}.]*(?:\s\p{Lu}\p{L}+)*)?)/u;
const LANGUAGES = /\b(?:i speak|je parle)\s+(.+)$/i;
const SKILLS =
  /(?:\b(?:my )?(?:skills|tools|competences|compétences)(?:\s+(?:are|include|comprennent))?\s*:?|\bi (?:know|can use|use|am (?:good|skilled|experienced) (?:at|in|with))|\bje (?:connais|maîtrise))\s+(.+)$/i;
const CERTIFICATE =
  /\b(?:i(?:['’]m| am)\s+(?:a\s+)?(?:certified|licensed) (?:in|as|for)|i (?:have|hold|got|earned)|j['’]ai|je (?:détiens|possède))\s+(.*(?:certif|licen[cs]|ticket|red seal|whmis|first aid|cpr|forklift|permis|secourisme|class \d|classe \d).*)$/i;
const STUDY =
  /\b(?:i (?:have|hold|got|earned|completed|finished|did)|i studied|i graduated(?: from| with| in)?|j['’]ai (?:un|une|fait|obtenu)|je détiens|j['’]ai étudié)\s+(.+)$/i;
const DEGREE =
  /\b(?:degree|diploma|bachelor\S*|master\S*|phd|doctorate|b\.?sc\.?|b\.?a\.?|b\.?eng\.?|mba|associate|high school|ged|apprenticeship|diplôme|baccalauréat|maîtrise|doctorat|dec|dep|aec|certificate in|degré)\b/i;
const TELLING =
  /^(?:(?:there|then|also|later|before that|in that (?:job|role)|là|puis|ensuite),?\s+)?(?:i|we)\s+(?:also\s+|then\s+|even\s+|have\s+|regularly\s+)*(\p{L}+)\b(.*)$/iu;
const EXPERIENCE =
  /\b(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)\s+(?:years?|months?|ans|années)\b/i;

/** Whether a sentence states something of the person who writes it. */
export function statesFacts(sentence: string): boolean {
  return factsSaid(sentence).length > 0;
}

const listOf = (text: string): string[] =>
  text
    .replace(/[.!]+$/, '')
    .split(/,|;|\s(?:and|et|&)\s/)
    .map((part) => part.trim().replace(/^(?:an?|the|my|un|une|des|les|le|la|l['’])\s+/i, ''))
    .filter((part) => /[\p{L}\d]/u.test(part) && part.length <= 60);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

function listsIn(sentence: string): SaidFact[] {
  const languages = LANGUAGES.exec(sentence)?.[1];
  if (languages !== undefined)
    return listOf(languages).map((value) => ({
      kind: 'language',
      value: value.replace(/\s+fluently$/i, ''),
    }));
  const certificates = CERTIFICATE.exec(sentence)?.[1];
  if (certificates !== undefined && !DEGREE.test(certificates))
    return listOf(certificates).map((value) => ({ kind: 'certificate', value: capital(value) }));
  const skills = SKILLS.exec(sentence)?.[1];
  return skills === undefined
    ? []
    : listOf(skills).map((value) => ({ kind: 'skill', value: capital(value) }));
}

/** The words after "I am a": the person's own summary of themselves, when it says more than a title. */
function summaryIn(sentence: string): SaidFact[] {
  const own = /^(?:hi[,!]?\s+|hello[,!]?\s+)?i(?:['’]m| am)\s+(?:an?\s+)?(.+)$/i.exec(sentence)?.[1];
  if (own === undefined || !EXPERIENCE.test(own)) return [];
  return [{ kind: 'summary', value: capital(own) }];
}

const WISH =
  /\b(?:looking for|applying|i want|i need|i would like|i'd like|hoping|je cherche|je veux|je voudrais)\b/;
const OWN_ROLE = /^i(?:['’]m| am)\s+(?:an?|the)\s/i;

/** "A resume for a welder with six years at Irving" and "I'm Ana Silva, a nurse" say of the writer what "I am a …" says. */
function inFirstPerson(sentence: string): string {
  const asked = /\b(?:resume|cv)\s+for\s+(an?\s.+)$/i.exec(sentence)?.[1];
  if (asked !== undefined && EXPERIENCE.test(asked)) return `I am ${asked}`;
  const named = SELF_NAME.exec(sentence);
  const rest =
    named === null ? '' : sentence.slice(named.index + named[0].length).replace(/^\s*,\s*(?:and\s+)?/, '');
  return /^an?\s/i.test(rest) ? `I am ${rest}` : sentence;
}

/** What a sentence states of the person, English or French; nothing for a wish, an order or a question. */
export function factsSaid(whole: string): SaidFact[] {
  if (whole.trim().endsWith('?')) return [];
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

import { fold } from '#engines/text/index.ts';
import { resumeVerbs } from '#engines/lexicon/index.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { NO_TELLING } from './words.data.ts';

const TELLING =
  /^(?:(?:there|then|also|later|before that|in that (?:job|role)|where|là|puis|ensuite|où|aussi|now|today|currently|maintenant|aujourd['’]hui),?\s+)*(?:(?:i['’]ve|i|we|je|nous)(?!\p{L})|j['’])\s*(?:(?:also|then|even|now|have|regularly|y|avons|ai|aussi)\s+)*(\p{L}+)(?!\p{L})(.*)$/iu;
const FEWEST_WORDS = 3;

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;

/** Whether a word says what was done or is being done: "trained", "led", "triaging". */
export const isDoing = (word: string): boolean =>
  (/(?:[^e]ed|eed)$/i.test(word) && word.length > 3) ||
  /\p{L}{3}ing$/iu.test(word) ||
  resumeVerbs('deed').has(word.toLowerCase());

/** A French participle that opens a line and is no title and no trait: "Chargé 15 camions", not "chargé de projet". */
const DONE =
  /^(?!(?:diplômé|retraité|certifié|employé|salarié|motivé|passionné|né|spécialisé|expérimenté|dévoué|qualifié|licencié|associé|délégué|député|beauté|santé|qualité|sécurité)e?s?(?!\p{L}))\p{L}{2,}é\s+(?!(?:de|d['’]|du|des|en|à|au|aux)(?![\p{L}]))[\p{L}\p{N}]/iu;

/** When something was done, seen from the day it is said; on a resume it would be wrong a year later. */
const SEEN_FROM_NOW =
  /,?\s+(?:(?:last|this) (?:year|month|week|summer|fall|autumn|winter|spring)|recently|lately|yesterday|l['’]an dernier|l['’]année (?:dernière|passée)|cette année|(?:le mois|l['’]été|l['’]hiver|l['’]automne) derniers?|la semaine dernière|récemment|dernièrement|hier)[.!;,\s]*$/iu;

const finished = (text: string): string =>
  text
    .replace(SEEN_FROM_NOW, '')
    .replace(/[.!;,\s]+$/, '')
    .trim();

/** Whether somebody says it of now: "I coach", "je gère"; not "I coached", "j'ai géré" or "je gérais". */
const isPresent = (clause: string, verb: string): boolean =>
  !isDoing(verb) &&
  !resumeVerbs('order').has(verb.toLowerCase()) &&
  !/(?<!\p{L})(?:j['’]ai|je l['’]ai|nous avons|have|had|did|used to|was|were)(?!\p{L})/iu.test(clause) &&
  !/\p{L}{3}(?:ais|ions)$/iu.test(verb);

/** Going to school and leaving it is no work. */
const SCHOOLING =
  /^(?:fait|fini|lâché|quitté|abandonné|terminé|commencé|étudié|dropped out|left|finished|went to|attended|did|started)\s+(?:of\s+|à\s+|my\s+|mon\s+|ma\s+|mes\s+|the\s+|l['’]\s*|le\s+|la\s+|un\s+|une\s+)*(?:école|secondaire|études|cégep|collège|université|dep|dec|bac|aec|school|high school|college|university|studies)(?!\p{L})/iu;

/** Whether a verb tells no action; "looked after …" and "grew sales" tell one, "looked for …" and "grew up" do not. */
const isNoAction = (verb: string, rest: string): boolean =>
  (NO_TELLING.test(fold(verb)) &&
    !(/^look/iu.test(verb) && /^\s+(?:after|over|into)\s/iu.test(rest)) &&
    !(/^grew$/iu.test(verb) && !/^\s+up(?!\p{L})/iu.test(rest))) ||
  (/^mov(?:e|ed)$/iu.test(verb) && /^\s+(?:to|from|here|back|in|over|into)(?!\p{L})/iu.test(rest));

/** What a clause says somebody did: "I led a crew of 4", "Trained 6 apprentices at Dofasco", "je gère une équipe". */
export function tellingIn(clause: string): SaidFact[] {
  const [, verb = '', rest = ''] = TELLING.exec(clause.trim()) ?? [];
  const told = finished(`${verb}${rest}`);
  // "…, not three" corrects something; as a line it would tell both.
  if (SCHOOLING.test(told) || /,\s+(?:not|pas|et non)\s+\S+(?:\s\S+)?$/iu.test(told)) return [];
  if (verb !== '' && !isNoAction(verb, rest) && wordCount(told) >= FEWEST_WORDS)
    return [
      {
        kind: 'telling',
        value: capital(told),
        ...(/^(?:and\s+|et\s+)?(?:there|in that (?:job|role)|where|là|où)(?!\p{L})|(?<!\p{L})(?:j['’]y|je n['’]y|j['’] y)\s/iu.test(
          clause.trim(),
        )
          ? { here: true as const }
          : {}),
        ...(isPresent(clause, verb) ? { present: true as const } : {}),
      },
    ];
  const bare = finished(clause);
  const [first = ''] = /^\p{L}+/u.exec(bare) ?? [];
  if (
    (isDoing(first) || DONE.test(bare)) &&
    !/(?<!\p{L})(?:diploma|degree|certificate|bachelor|master['’]?s)(?!\p{L})/iu.test(bare) &&
    !/ing$/i.test(first) &&
    !isNoAction(first, bare.slice(first.length)) &&
    wordCount(bare) >= FEWEST_WORDS
  )
    return [{ kind: 'telling', value: capital(bare) }];
  return [];
}

const MADE =
  /^(?:(?:i|j['’]ai|je)\s+)?(?:also\s+|aussi\s+)?(?:built|made|created|designed|developed|wrote|coded|programmed|développé|créé|fait|conçu|bâti|programmé|codé|réalisé)\s+(?:an?\s+|the\s+|une?\s+|le\s+|la\s+)?(.+)$/iu;
const OWN_PROJECT =
  /(?:personal|side|school|class|course|capstone|hobby|pet|final[- ]year|graduation) projects?(?!\p{L})|projets? (?:personnels?|perso|scolaires?|d['’]école|de fin d['’]études|de session|étudiants?)(?!\p{L})/iu;

/** A thing that a clause calls a project of its writer's own: "Built a budgeting app for my capstone project". */
export function projectIn(clause: string): SaidFact[] {
  const made = OWN_PROJECT.test(clause) ? (MADE.exec(clause.trim())?.[1] ?? '') : '';
  const value = finished(
    (
      /^.*?(?=\s*[(,]|\s+(?:for|as|in|pour|comme|dans)\s+(?:an?|my|the|our|une?|mon|ma|le|la)\s+(?:\p{L}+\s+){0,2}(?:project|projet)|$)/iu.exec(
        made,
      )?.[0] ?? ''
    ).replace(/\s+(?:in|en)\s+(?:\p{L}+\s+)?(?:19|20)\d\d$/iu, ''),
  );
  return wordCount(value) > 1 && value.length <= 120 ? [{ kind: 'project', value: capital(value) }] : [];
}

/** Whether a text behind a job opens with what was done there, English or French. */
function isDone(text: string): boolean {
  const [first = ''] = text.split(/\s/);
  return isDoing(first) || resumeVerbs('order').has(first.toLowerCase()) || DONE.test(text);
}

/** What is told behind the title, the employer and the dates of a job, each a line of its own. */
export function doingsIn(tail: string): SaidFact[] {
  // Behind a job a past is no order: "… and cut late deliveries by 18%".
  const text = finished(
    tail.replace(
      /^[\s,:;.–—-]*(?:(?:and|et|while|puis|then|also|aussi)\s+)*(?:\p{L}{4,}(?:ly|ment)\s+(?=\p{L}))?/iu,
      '',
    ),
  );
  if (wordCount(text) < FEWEST_WORDS) return [];
  const own = tellingIn(text);
  if (own.length > 0) return split(own[0] !== undefined && 'value' in own[0] ? own[0].value : text);
  const isTold = /^(?:in|on|with|en|dans|avec|responsible|responsable)\s/i.test(text) || isDone(text);
  if (!isTold || /^(?:with|avec)\s+\d/i.test(text)) return [];
  return split(capital(text));
}

/** "Answered 60 calls a day, booked travel": a comma before another doing begins another line. */
function split(text: string): SaidFact[] {
  const parts = text
    .split(/,\s+(?:(?:and|et)\s+)?/u)
    .reduce<string[]>((before, part) => {
      const last = before.at(-1);
      return last === undefined || isDone(part)
        ? [...before, part]
        : [
            ...before.slice(0, -1),
            `${last}${text.slice(text.indexOf(last) + last.length).split(part)[0] ?? ', '}${part}`,
          ];
    }, [])
    .map(finished);
  const lines = parts.every((part) => wordCount(part) >= FEWEST_WORDS) ? parts : [finished(text)];
  return lines.map((value) => ({ kind: 'telling', value: capital(value) }));
}

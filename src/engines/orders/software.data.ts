// Over text that is folded (lower case, no diacritics, look-alike letters as Latin ones), with apostrophes as blanks.

/** Fields of work as well as programs: "AI: PyTorch", "Robots: FANUC", "ATS: Workday". */
const FIELDS =
  '(?:a\\.?i\\.?|i\\.?a\\.?|artificial intelligences?|intelligences? artificielles?|llm|ats|applicant tracking systems?|robots?|crawlers?|scrapers?|automates?|computers?|ordinateurs?)';

/** Programs by kind. */
const THINGS =
  '(?:(?:a\\.?i\\.?|llm)[ -](?:systems?|assistants?|models?|agents?|tools?|programs?|engines?|algorithms?)|(?:agents?|assistants?|systemes?|outils?|modeles?|logiciels?|moteurs?|programmes?) (?:d |de l )?(?:i\\.?a\\.?|intelligence artificielle)|llms|(?:large )?language models?|modeles? de langage|(?:chat ?)bots?|bots?|(?:automated|automatic|intelligent|virtual|machine)[ -](?:systems?|agents?|assistants?|models?|tools?|engines?|software|processors?)|parsers?)';

/** Programs whose very name says that they read postings or choose among people. */
const READERS =
  '(?:(?:a\\.?i\\.?|llm|automated|automatic|virtual|machine|intelligent)[ -](?:readers?|reviewers?|screeners?|recruiters?|evaluators?|graders?)|(?:automated |automatic |ai )?(?:matching|screening|scoring|parsing|shortlisting|job[- ]matching)[ -](?:systems?|readers?|agents?|assistants?|models?|tools?|engines?|software|bots?|programs?|algorithms?|robots?)|(?:ranking|recommendation|recommender|selection)[ -](?:bots?|software|programs?|algorithms?)|(?:resume|cv|applicant|hiring|recruit(?:ing|ment))[ -](?:(?:ro)?bots?|algorithms?|parsers?|readers?|scanners?|screeners?)|robots? (?:lecteurs?|trieurs?|recruteurs?)|(?:lecteurs?|agents?|systemes?|outils?|assistants?|logiciels?|robots?|trieurs?) (?:intelligents?|automatis\\w+|automatiques?|virtuels?|numeriques?)|(?:logiciels?|moteurs?|robots?|outils?|algorithmes?|systemes?) (?:de (?:tri|lecture|selection|classement|recrutement|recommandation)|d analyse))';

/** Programs by the name they are sold under, with the version. */
const PRODUCTS =
  '(?:(?:chat ?gpt|gpt|claude|gemini|copilot(?! ?:)|llama|mistral|deepseek|perplexity|bard|grok|qwen|open ?ai|anthropic|siri|alexa|o\\d(?=[ -]?mini|,| must| should)|sonnet|opus)(?:[ -]?(?:[a-z]?\\d+(?:\\.\\d+)?[a-z]?|[a-z]\\d|pro|opus|sonnet|haiku|turbo|mini|ai))*)';

/** One name of a program, in the order in which the longer name is found: one that is a program without a doubt, by kind, a field. */
export const NAMES = new RegExp(`\\b(?:(${READERS}|${PRODUCTS})|(${THINGS})|${FIELDS})s?(?!\\w)`, 'g');

// The capital letters that stand for such names in a text that holds small ones alone.
export const SURE = 'S';
/** A name by kind; `T` where it is sold and looked after at work as well: "AI systems", "automated software". */
export const KIND = '[KT]';
export const KIND_NOT_WARE = 'K';
export const PLAIN_FIELD = 'F';
/** Anything that may be addressed as a program. */
export const PROGRAM = '[FKST]';
export const WARE = /(?:systems?|software|tools?|engines?|processors?)$/;

/** What is said beside a name is work with such software, or somebody who likes it. */
export const NO_TRADE =
  '(?! ?-?(?:engineer|research|specialist|enthusiast|expert|develop|scientist|practitioner|professional|startup|company|firm|lab|native|product|architect|lead|consultant|user|curious|savvy|first|minded|driven|powered|platform|business|technician|operator|trainer|program|team|field|course))';

/** Words for a program that are trades and products of work as well: they count where they read this very text. */
export const READING_THING = `(?:${PROGRAM}|assistants?|models?|systems?|software|agents?|tools?|engines?|algorithms?|machines?|programs?|whatever|whoever|whichever|anything|systemes?|logiciels?|programmes?|outils?|moteurs?|algorithmes?|modeles?)`;

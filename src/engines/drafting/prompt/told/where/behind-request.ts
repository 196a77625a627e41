/** "Make me a resume: 5 years cashier at Metro": the request before what is told. */
const REQUEST =
  /^(?:[^:;–—.,]{0,60}(?<!\p{L}))?(?:resume|résumé|cv)(?:\s+(?:for me|please|pls|pour moi|svp))*(?:\s+(?:for|as|pour|comme)\s[^:;.,]{2,60}?)?\s*(?:[:;]|[-–—]\s|,\s+(?=(?:i|j['’]|je|my|mon|ma|\d)(?!\p{L})))\s*(?=\S)/iu;
/** "At my earlier job, Mediclinic (2017-2018), …": the words before the name of an employer. */
const AT_A_JOB =
  /^(?:at|in|during|with|for|à|dans|chez|pendant)\s+(?:my|our|mon|ma|notre)\s+(?:\p{L}+\s+){0,2}(?:job|role|position|employer|workplace|company|work|post|emploi|poste|travail|employeur|entreprise)\s*,\s*(?:(?:at|with|for|chez|à|au)\s+)?(?=\p{Lu}[^,(]{1,60}[(,]?\s*(?:(?:from|between|in|since|de|entre|depuis)\s+)?(?:\p{L}+\s+)?(?:19|20)\d\d)/iu;

/** What stands behind a request for a resume in one sentence with it; "" where nothing does. */
export const behindRequest = (sentence: string): string =>
  REQUEST.test(sentence.trim()) ? sentence.trim().replace(REQUEST, '') : '';

/** A sentence from where it tells of its writer, with an employer led to as "at" leads to one. */
export const fromTelling = (sentence: string): string =>
  sentence
    .trim()
    .replace(REQUEST, '')
    .replace(AT_A_JOB, (lead) => (/^(?:à|dans|chez|pendant)/iu.test(lead) ? 'Chez ' : 'At '));

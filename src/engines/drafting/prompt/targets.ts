import { fold } from '#engines/text/index.ts';

const TARGETS: readonly RegExp[] = [
  /\b(?:tailor|adapt|gear|aim|target|adapte[rz]?|oriente[rz]?|vise[rz]?)(?:[- ](?:it|this|my (?:resume|cv)|the (?:resume|cv)|le|la|mon cv))?\s+(?:for|to|towards?|at|pour|vers)\s+(?:an? |the |un poste de |un emploi de |une? )?(.+)$/i,
  /\b(?:resume|cv|curriculum vitae)\s+(?:for|as|aimed at|targeting|pour|de|comme)\s+(?:an? |the |un poste de |un emploi de |une? )?(.+)$/i,
  /\b(?:apply(?:ing)? (?:for|to)|looking for(?: work as)?|search(?:ing)? for|(?:i want|(?:^|[.,;] )want(?:ing)?)(?: to (?:be|become|work as|move into|get into))?|hoping (?:for|to (?:be|become|work as))|je cherche|je postule (?:pour|comme))\s+(?:an? |the |un poste de |un emploi de |une? )?(.+)$/i,
];

/** The work that a sentence says the CV is for; null when it says none. */
export function targetIn(sentence: string): string | null {
  for (const pattern of TARGETS) {
    const found = pattern.exec(sentence)?.[1];
    if (found === undefined) continue;
    const words = found
      .split(
        /[.;:!?\n]|,? (?:with|using|that|which|based on|from|in (?:french|english)|and (?:put|make|keep|lead|use)|en fran[cç]ais)\b/i,
      )[0]
      ?.replace(/^(?:job|work|position|poste|emploi)\b.*?\s(?:as|comme)\s+(?:an?\s+|une?\s+)?/i, '')
      .replace(/\s+at\s+an?\s.*$/i, '')
      .replace(/^(?:job|position|role|work|poste|emploi)\s+(?:as|of|in|comme|de)\s+(?:an?\s+)?/i, '')
      .replace(/\s+(?:roles?|positions?|jobs?|postings?|work)\b.*$/i, '')
      .trim();
    if (
      words !== undefined &&
      /\p{L}{2}/u.test(words) &&
      words.length <= 80 &&
      !/^(?:me|myself|you|us|this|it|moi|le tout)\b/i.test(words) &&
      !/\b(?:pages?|shorter|longer|first|section)\b/i.test(words)
    )
      return words;
  }
  return null;
}

/** Whether a prompt asks for another CV rather than for a change of the one there is. */
export function startsAnew(prompt: string): boolean {
  const text = fold(prompt);
  return (
    /\bfrom scratch\b|\bstart (?:over|again|anew)\b|\bnew (?:resume|cv)\b|\bnouveau cv\b|\brecommence/.test(
      text,
    ) ||
    /\b(?:write|create|make|generate|build|draft|prepare|give|need|want|fais|cree|ecris|redige)\b.{0,30}\b(?:a|an|my|un|mon)\b.{0,40}\b(?:resume|cv|curriculum vitae)\b/.test(
      text,
    )
  );
}

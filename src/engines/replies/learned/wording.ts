/**
 * A folded French sentence that says tu as it would say vous: "on t offre" is "on vous offre", "ton cv" is "votre cv". Verbs keep
 * their endings; cues ask for their stems.
 */
export const formal = (read: string): string =>
  read
    .replaceAll(/\b(?:tu|te|toi)\b/g, 'vous')
    .replaceAll(/\bt (?=[aeiouhy])/g, 'vous ')
    .replaceAll(/\b(?:ton|ta)\b/g, 'votre')
    .replaceAll(/\btes\b/g, 'vos');

/** A folded sentence with its short negations spelt out: "isn t" is "is not", "can t" is "can not". */
export const spelt = (read: string): string =>
  read
    .replaceAll(/\bcan t\b/g, 'can not')
    .replaceAll(/\bwon t\b/g, 'will not')
    .replaceAll(/\b(\w+)n t\b/g, '$1 not');

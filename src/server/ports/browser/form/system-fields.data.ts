/**
 * Fields whose meaning the board system itself fixes, by their names, whatever words a page gives them in its language.
 * Employers' own questions are never among them: there the visible wording decides.
 */
export const SYSTEM_FIELDS: Readonly<Record<string, RegExp>> = {
  greenhouse:
    /^(first_name|last_name|preferred_name|email|phone|location|resume|resume_text|cover_letter|cover_letter_text|gdpr_\w+)$/,
  lever:
    /^(name|email|phone|org|location|resume|comments|pronouns|urls\[[^\]]+\]|consent\[(store|marketing)\])$/,
  ashby: /^_systemfield_(name|email|phone|location|resume)$/,
  workable: /^(firstname|lastname|email|phone|address|headline|summary|resume|cover_letter)$/,
  recruitee: /^candidate\[(name|email|phone|cv|cover_letter)\]$/,
};

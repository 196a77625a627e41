const REFERENCE =
  /\b(?:job id|job|posting|competition|requisition|req|r[eé]f|reference|file|number|no|nº|n°|numéro|concours|affichage|dossier|poste|id|référence|offre|application)\s*(?:id|no|nº|n°|number|#|numéro|ref)?\s*[.:#]?\s*(?:n[°o]\s*)?([a-z]{0,5}-?\d[\da-z]*(?:[-/.][\da-z]*\d)*)|\(([a-z]{0,5}-?\d{2,}(?:-\d+)*)\)|#\s?(\d{3,}(?:-\d+)*)|(?<![\p{L}\d-])([a-z]{1,5}[-_]\d{3,}(?:[-/]\d+)*)(?![\p{L}\d])/giu;

/** The reference numbers of a mail, folded: at least three digits, and no year alone. */
export function referencesIn(written: string): Set<string> {
  return new Set(
    [...written.slice(0, 10_000).matchAll(REFERENCE)]
      .map((found) => (found[1] ?? found[2] ?? found[3] ?? found[4] ?? '').toLowerCase())
      .filter((number) => number.replace(/\D/g, '').length >= 3 && !/^(19|20)\d\d$/.test(number)),
  );
}

/** Whether a number is known again where nothing says that it is one: letters and four digits, or six digits. */
export const isPlainReference = (number: string): boolean =>
  number.replaceAll(/\D/g, '').length >= (/[a-z]/.test(number) ? 4 : 6);

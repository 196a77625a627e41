/** Lower case, without accents, typographic quotes and repeated spaces: how phrases are matched. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A label as it is compared: plain, without marks of being required, and words only. */
export const labelKey = (label: string): string =>
  plain(label)
    .replaceAll(/\((required|optional|obligatoire|facultatif|requis)\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}+#%$]+/gu, ' ')
    .trim();

const NOTHING_CHOSEN =
  /^(-+ ?)?((please )?(select|choose|pick)( (an?|one|your|the))?( (option|answer|value|item|one))?|(make|no) (a )?(selection|choice)|none selected|nothing selected|(veuillez )?(selectionne[rz]?|choisi(r|ssez))( (une?|votre|la|le))?( (option|reponse|valeur))?|aucune? (selection|choix)|bitte (aus)?wahlen)( ?-+)?$/;

/** Whether an entry of a list only says that nothing is chosen yet: "No selection", "-- Select one --". */
export const saysNothingChosen = (text: string): boolean => {
  const words = labelKey(text);
  return words === '' || NOTHING_CHOSEN.test(words);
};

/** A word behind a question that says whether it has to be answered, told from the question's own by its capital. */
const DUTY = /\s(?:(required|mandatory|obligatoire|requis)|optional|facultatif|optionnel)\s*$/i;

/** Whether a question ends with a word of its own that says that it has to be answered: "Phone Required". */
export const saysRequired = (label: string): boolean => {
  const found = DUTY.exec(label);
  return found?.[1] !== undefined && /^\s\p{Lu}/u.test(found[0]);
};

/** A question without the number that its form gives it and the word on duty behind it: "12. Notice period Required". */
export const bareQuestion = (label: string): string =>
  label
    // Said once to be seen and once to be heard.
    .replace(/^(\S.{7,}?)\s+\1(?=\s|$)/, '$1')
    .replace(DUTY, (word) => (/^\s\p{Lu}/u.test(word) ? '' : word))
    .replace(
      /^\s*(?:[*✱∗]\s*)?(?:q(?:uestion)?\s*)?\d{1,2}(?:\.\d{1,2})?\s?[.):–-]\s+(?:[*✱∗]\s*)?(?=\p{L})/iu,
      '',
    );

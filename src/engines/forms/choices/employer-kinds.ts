/** What an employer of some kind calls itself, "the University", in either language. */
const KINDS_OF_EMPLOYER: readonly RegExp[] = [
  /\b(university|universite)\b/,
  /\b(college|cegep)\b/,
  /\b(hospital|hopital)\b/,
  /\b(council|conseil)\b/,
  /\b(city|ville|municipality|municipalite)\b/,
  /\b(school|ecole|centre de services scolaire)\b/,
  /\b(ministry|ministere)\b/,
  /\b(library|bibliotheque)\b/,
  /\b(museum|musee)\b/,
];

/** Whether a noun is what an employer of this name calls itself: "the University" of the Université de la Vallée. Both folded. */
export const isKindOf = (company: string, noun: string): boolean =>
  !noun.includes(' ') && KINDS_OF_EMPLOYER.some((kind) => kind.test(noun) && kind.test(company));

const FIELDS: Record<string, string> = {
  headline: 'Headline',
  phone: 'Phone',
  location: 'Location',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'Portfolio',
  key_skills: 'Key skills',
};
const PARTS: Record<string, string> = {
  startDate: 'start date',
  name: 'employer',
  location: 'place',
  highlights: 'line',
};

/** One cited place in words: "Headline", "Job 1, line 2", "Skill 3". */
function wordsOf(place: string): string {
  const [, list, index = '', part, inner] = place.split('/');
  if (list === undefined) return FIELDS[place] ?? place;
  if (list === 'skills') return `Skill ${Number(inner ?? index) + 1}`;
  const job = `Job ${Number(index) + 1}`;
  if (part === undefined) return job;
  return `${job}, ${PARTS[part] ?? part}${inner === undefined ? '' : ` ${Number(inner) + 1}`}`;
}

/** Where a check looked, in words. */
export function citedWords(places: readonly string[]): string {
  return places.map(wordsOf).join(' · ');
}

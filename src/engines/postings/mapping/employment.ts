import { line } from '#engines/postings/families/normal.ts';

const EMPLOYMENT: Readonly<Record<string, string>> = {
  full_time: 'Full-time',
  fulltime: 'Full-time',
  part_time: 'Part-time',
  parttime: 'Part-time',
  contract: 'Contract',
  contractor: 'Contractor',
  temporary: 'Temporary',
  intern: 'Internship',
  internship: 'Internship',
  freelance: 'Freelance',
  permanent: 'Permanent',
  trainee: 'Trainee',
  volunteer: 'Volunteer',
};

/** "PART_TIME" and "fulltime_permanent" in words; what is in words already stays as the board writes it. */
export function employmentOf(texts: readonly string[]): string | null {
  const words = texts.map((text) => {
    const plain = line(text);
    const known = EMPLOYMENT[plain.toLowerCase().replace(/[\s-]/g, '_')];
    if (known !== undefined) return known;
    if (!/^[A-Z]+(_[A-Z]+)+$|^[A-Z]{6,}$|^[a-z]+(_[a-z]+)+$/.test(plain)) return plain;
    const spaced = plain
      .toLowerCase()
      .replace(/_/g, ' ')
      .replace(/\b(full|part) ?time\b/g, '$1-time');
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
  });
  return [...new Set(words.filter(Boolean))].join(', ').slice(0, 300) || null;
}

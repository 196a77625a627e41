const LETTER = { en: 'Cover_Letter', fr: 'Lettre_de_motivation' } as const;

/** First and last name in plain letters, joined as in a file's name; "Applicant" when nothing remains. */
function plainName(fullName: string): string {
  const words = fullName
    .normalize('NFD')
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^A-Za-z0-9-]/g, '').slice(0, 30))
    .filter((word) => /[A-Za-z0-9]/.test(word));
  const [first] = words;
  if (first === undefined) return 'Applicant';
  return words.length > 1 ? `${first}_${words.at(-1)}` : first;
}

/** Name of the CV's file as the employer sees it. */
export const resumeFileName = (fullName: string): string => `${plainName(fullName)}_CV.pdf`;

/** Name of the letter's file as the employer sees it. */
export const letterFileName = (fullName: string, language: 'en' | 'fr'): string =>
  `${plainName(fullName)}_${LETTER[language]}.pdf`;

/** Name of an edited resume's download: `resume.html`, and the others after the person. */
export const editedFileName = (fullName: string, ending: 'html' | 'pdf' | 'docx' | 'txt' | 'json'): string =>
  ending === 'html' ? 'resume.html' : `${plainName(fullName)}_Resume.${ending}`;

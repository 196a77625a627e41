import type { Language, QuestionKind, QuestionPurpose } from '#practice/world/types.ts';

type Wording = { label: string; help?: string; options?: readonly string[] };
type Known = { kind: QuestionKind; en: readonly Wording[]; fr: readonly Wording[] };

/** Questions an employer may ask; {skill} and {city} are filled in. */
export const knownQuestions: Readonly<Record<Exclude<QuestionPurpose, 'extra' | 'odd'>, Known>> = {
  authorisation: {
    kind: 'yes-no',
    en: [{ label: 'Are you legally authorized to work in Canada?' }, { label: 'Are you entitled to work in Canada?' }, { label: 'Do you have the right to work in Canada without sponsorship?', help: 'We cannot sponsor work permits for this position.' }],
    fr: [{ label: 'Êtes-vous légalement autorisé à travailler au Canada ?' }, { label: 'Avez-vous le droit de travailler au Canada ?' }],
  },
  start: {
    kind: 'date',
    en: [{ label: 'What is the earliest date you could start?' }, { label: 'Earliest start date' }],
    fr: [{ label: 'À quelle date pourriez-vous commencer ?' }],
  },
  pay: {
    kind: 'short',
    en: [{ label: 'What are your salary expectations?', help: 'Canadian dollars, before tax.' }, { label: 'Desired pay' }],
    fr: [{ label: 'Quelles sont vos attentes salariales ?', help: 'En dollars canadiens, avant impôt.' }],
  },
  years: {
    kind: 'number',
    en: [{ label: 'How many years of experience do you have with {skill}?' }, { label: 'Years of experience: {skill}' }],
    fr: [{ label: 'Combien d’années d’expérience avez-vous : {skill} ?' }],
  },
  licence: {
    kind: 'yes-no',
    en: [{ label: 'Do you hold the following: {licence}?' }],
    fr: [{ label: 'Détenez-vous ce qui suit : {licence} ?' }],
  },
  schedule: {
    kind: 'multi',
    en: [{ label: 'Which shifts can you work?', options: ['Days', 'Evenings', 'Nights', 'Weekends'] }],
    fr: [{ label: 'Quels quarts pouvez-vous faire ?', options: ['Jour', 'Soir', 'Nuit', 'Fin de semaine'] }],
  },
  why: {
    kind: 'long',
    en: [{ label: 'Why would you like to work with us?' }, { label: 'What draws you to this position?', help: 'A few sentences are enough.' }, { label: 'Tell us about work you are proud of' }],
    fr: [{ label: 'Pourquoi souhaitez-vous travailler avec nous ?', help: 'Quelques phrases suffisent.' }],
  },
  source: {
    kind: 'single',
    en: [{ label: 'How did you hear about this job?', options: ['Job board', 'Company website', 'Employee referral', 'Social media', 'Other'] }],
    fr: [{ label: 'Comment avez-vous entendu parler de ce poste ?', options: ['Site d’emploi', 'Site de l’entreprise', 'Recommandation d’une personne employée', 'Réseaux sociaux', 'Autre'] }],
  },
  linkedin: {
    kind: 'url',
    en: [{ label: 'LinkedIn Profile' }],
    fr: [{ label: 'Profil LinkedIn' }],
  },
};

/** Required questions that only the person can answer. */
export const extraQuestions: Readonly<Record<Language, readonly (Wording & { kind: QuestionKind })[]>> = {
  en: [
    { kind: 'short', label: 'Which of our sites have you visited, and when?' },
    { kind: 'single', label: 'Which uniform size do you wear?', options: ['Small', 'Medium', 'Large', 'Extra large'] },
    { kind: 'short', label: 'What safety footwear size do you need?' },
    { kind: 'long', label: 'Describe one thing you would change about our website or shop' },
    { kind: 'yes-no', label: 'Will you be away for more than two weeks between December and March?' },
    { kind: 'single', label: 'Which training day in our calendar suits you?', options: ['First Monday of the month', 'Second Wednesday of the month', 'Last Friday of the month'] },
    { kind: 'number', label: 'How many minutes does your trip to {city} take at the hour of your shift?' },
    { kind: 'yes-no', label: 'Do you have a relative who works for us?' },
    { kind: 'short', label: 'Name two people who could speak about your work, with their telephone numbers' },
    { kind: 'single', label: 'Which team meal would you bring a dish to?', options: ['Spring potluck', 'Harvest supper', 'Winter breakfast'] },
    { kind: 'long', label: 'Tell us about a time when a colleague disagreed with you, and what you did' },
    { kind: 'short', label: 'What is the answer on the poster in our {city} window this month?' },
  ],
  fr: [
    { kind: 'single', label: 'Quelle taille d’uniforme portez-vous ?', options: ['Petit', 'Moyen', 'Grand', 'Très grand'] },
    { kind: 'short', label: 'Quelle est votre pointure de chaussures de sécurité ?' },
    { kind: 'yes-no', label: 'Serez-vous absent plus de deux semaines entre décembre et mars ?' },
    { kind: 'long', label: 'Racontez un désaccord avec une personne de votre équipe et ce que vous avez fait' },
    { kind: 'number', label: 'Combien de minutes dure votre trajet jusqu’à {city} ?' },
    { kind: 'short', label: 'Nommez deux personnes qui peuvent parler de votre travail, avec leur téléphone' },
    { kind: 'yes-no', label: 'Une personne de votre famille travaille-t-elle chez nous ?' },
  ],
};

export const yesNo: Readonly<Record<Language, readonly [string, string]>> = { en: ['Yes', 'No'], fr: ['Oui', 'Non'] };

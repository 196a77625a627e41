import type { Language } from '#practice/world/types.ts';

type Texts = { heading: string; asks: string; label: string; button: string; wrong: string };

/** What the page says that wants the code which an employer mailed, in each language; {email} is filled in. */
export const codeTexts: Readonly<Record<Language, Texts>> = {
  en: {
    heading: 'One last step',
    asks: 'Enter the security code we sent to {email} to submit your application.',
    label: 'Security code',
    button: 'Submit application',
    wrong: 'This code is not right.',
  },
  fr: {
    heading: 'Une dernière étape',
    asks: 'Saisissez le code de vérification envoyé à votre adresse {email} pour transmettre votre candidature.',
    label: 'Code de vérification',
    button: 'Envoyer ma candidature',
    wrong: 'Ce code n’est pas le bon.',
  },
};

import type { Language } from '#practice/world/types.ts';

type Choice = readonly [value: string, label: string];
type Texts = {
  apply: string; submit: string; required: string; firstName: string; lastName: string; fullName: string; email: string; phone: string; location: string;
  resume: string; coverLetter: string; choose: string; fileHelp: string; uploading: string; uploaded: string; select: string; company: string; portfolio: string; otherLink: string;
  additional: string; additionalHelp: string; eligibility: string; questions: string; voluntary: string; voluntaryHelp: string; gender: string; ethnicity: string;
  genders: readonly Choice[]; ethnicities: readonly Choice[]; consent: string; marketing: string; honeypot: string; thanks: string; receipt: string; viewed: string; arrived: string; back: string;
  already: string; alreadyText: string; closed: string; closedText: string; notFound: string; errors: string; jobs: string; posted: string; notReal: string;
  missing: string; badEmail: string; badOption: string; badNumber: string; badDate: string; badUrl: string; tooLong: string; badType: string; tooLarge: string; emptyFile: string; badCaptcha: string; captcha: string;
  perHour: string; perYear: string; remote: string; hybrid: string; onSite: string;
};

/** What the forms say in each language. */
export const formTexts: Readonly<Record<Language, Texts>> = {
  en: {
    apply: 'Apply for this job', submit: 'Submit application', required: 'indicates a required field', firstName: 'First Name', lastName: 'Last Name', fullName: 'Full name', email: 'Email', phone: 'Phone', location: 'Location (City)',
    resume: 'Resume/CV', coverLetter: 'Cover Letter', choose: 'Attach file', fileHelp: 'PDF, DOC, DOCX or TXT, up to 5 MB. The file is sent as soon as you choose it.', uploading: 'Uploading…', uploaded: 'attached', select: 'Select…', company: 'Current company', portfolio: 'Portfolio URL', otherLink: 'Other website',
    additional: 'Additional information', additionalHelp: 'Add a cover letter or anything else you want to share.', eligibility: 'Eligibility', questions: 'Questions for this job', voluntary: 'Voluntary self-identification', voluntaryHelp: 'Your answers are optional, kept apart from your application, and not seen by the people who decide.', gender: 'Gender', ethnicity: 'Ethnicity',
    genders: [['1', 'Man'], ['2', 'Woman'], ['3', 'Non-binary'], ['4', 'Decline to self-identify']],
    ethnicities: [['1', 'Indigenous (First Nations, Inuit or Métis)'], ['2', 'Black'], ['3', 'East or Southeast Asian'], ['4', 'South Asian'], ['5', 'White'], ['6', 'Another group'], ['7', 'Decline to self-identify']],
    consent: 'I have read the privacy notice and agree that {company} processes my data for this application.', marketing: '{company} may contact me about future job opportunities.', honeypot: 'Leave this field empty', thanks: 'Thank you for applying', receipt: 'Your receipt number is', viewed: 'Viewed on', arrived: 'Your application for {title} has reached {company}.', back: 'See other jobs at {company}',
    already: 'You have already applied to this job', alreadyText: 'We have your application for {title} and need nothing more.', closed: 'This job is no longer open', closedText: 'The position you are looking for has been filled or withdrawn.', notFound: 'Page not found', errors: 'Please correct the fields marked below.', jobs: 'Open positions', posted: 'Posted', notReal: 'Practice employer: nothing here is real.',
    missing: 'This field is required.', badEmail: 'Please enter a valid email address.', badOption: 'Please choose one of the options.', badNumber: 'Please enter a number.', badDate: 'Please enter a date as YYYY-MM-DD.', badUrl: 'Please enter a full address that starts with https://.', tooLong: 'This answer is too long.', badType: 'Please attach a PDF, DOC, DOCX or TXT file.', tooLarge: 'The file is larger than 5 MB.', emptyFile: 'The file is empty.', badCaptcha: 'Please complete the check that you are a person.', captcha: 'I am a person',
    perHour: 'an hour', perYear: 'a year', remote: 'Remote', hybrid: 'Hybrid', onSite: 'On-site',
  },
  fr: {
    apply: 'Postuler à cet emploi', submit: 'Envoyer ma candidature', required: 'indique un champ obligatoire', firstName: 'Prénom', lastName: 'Nom', fullName: 'Nom complet', email: 'Courriel', phone: 'Téléphone', location: 'Lieu (ville)',
    resume: 'CV', coverLetter: 'Lettre de présentation', choose: 'Joindre un fichier', fileHelp: 'PDF, DOC, DOCX ou TXT, 5 Mo au plus. Le fichier est envoyé dès que vous le choisissez.', uploading: 'Envoi en cours…', uploaded: 'joint', select: 'Choisir…', company: 'Employeur actuel', portfolio: 'Adresse du portfolio', otherLink: 'Autre site',
    additional: 'Renseignements supplémentaires', additionalHelp: 'Ajoutez une lettre ou toute autre précision.', eligibility: 'Admissibilité', questions: 'Questions sur ce poste', voluntary: 'Auto-identification volontaire', voluntaryHelp: 'Vos réponses sont facultatives, conservées à part et inconnues des personnes qui décident.', gender: 'Genre', ethnicity: 'Origine ethnique',
    genders: [['1', 'Homme'], ['2', 'Femme'], ['3', 'Non binaire'], ['4', 'Je préfère ne pas répondre']],
    ethnicities: [['1', 'Autochtone (Premières Nations, Inuit ou Métis)'], ['2', 'Noir'], ['3', 'Asiatique de l’Est ou du Sud-Est'], ['4', 'Sud-Asiatique'], ['5', 'Blanc'], ['6', 'Autre groupe'], ['7', 'Je préfère ne pas répondre']],
    consent: 'J’ai lu l’avis de confidentialité et j’accepte que {company} traite mes renseignements pour cette candidature.', marketing: '{company} peut me joindre au sujet de futurs emplois.', honeypot: 'Laisser ce champ vide', thanks: 'Merci, votre candidature a été envoyée', receipt: 'Votre numéro de reçu est', viewed: 'Consultée le', arrived: 'Votre candidature au poste de {title} est parvenue à {company}.', back: 'Voir les autres emplois chez {company}',
    already: 'Vous avez déjà postulé à cet emploi', alreadyText: 'Nous avons votre candidature au poste de {title}; il n’y a rien d’autre à faire.', closed: 'Cet emploi n’est plus affiché', closedText: 'Le poste que vous cherchez a été comblé ou retiré.', notFound: 'Page introuvable', errors: 'Veuillez corriger les champs indiqués ci-dessous.', jobs: 'Postes à pourvoir', posted: 'Publié le', notReal: 'Employeur d’exercice : rien ici n’est réel.',
    missing: 'Ce champ est obligatoire.', badEmail: 'Veuillez saisir une adresse courriel valide.', badOption: 'Veuillez choisir une des réponses.', badNumber: 'Veuillez saisir un nombre.', badDate: 'Veuillez saisir une date au format AAAA-MM-JJ.', badUrl: 'Veuillez saisir une adresse complète qui commence par https://.', tooLong: 'Cette réponse est trop longue.', badType: 'Veuillez joindre un fichier PDF, DOC, DOCX ou TXT.', tooLarge: 'Le fichier dépasse 5 Mo.', emptyFile: 'Le fichier est vide.', badCaptcha: 'Veuillez confirmer que vous êtes une personne.', captcha: 'Je suis une personne',
    perHour: 'l’heure', perYear: 'par année', remote: 'Télétravail', hybrid: 'Mode hybride', onSite: 'Sur place',
  },
};

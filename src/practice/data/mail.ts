import type { Language, Reply } from '#practice/world/types.ts';

export type Letter = { subject: string; body: readonly string[] };
/** What an employer writes about: an application's fate, that it was viewed, or the code that a form waits for ({receipt} is the code then). */
export type Kind = Reply | 'code' | 'viewed';

/** Letters by kind: {name} {title} {company} {receipt} {contact} {date} {time} {city} {pay} {start} are filled in. */
export const letters: Readonly<Record<Language, Readonly<Record<Kind, readonly Letter[]>>>> = {
  en: {
    'received-only': [
      { subject: 'We received your application: {title}', body: ['Hello {name},', 'Thank you for applying for {title} at {company}. Your application arrived safely and its number is {receipt}.', 'We read every application ourselves. If your experience fits what we need now, we will write to you at this address.', 'Kind regards,', '{company}, recruitment'] },
      { subject: 'Thank you for applying to {company}', body: ['Dear {name},', 'This is to confirm that we have your application for the position of {title} ({receipt}).', 'There is nothing more to do for the moment.', 'The hiring team at {company}'] },
      { subject: 'Your application for {title} ({receipt})', body: ['Hi {name},', 'Your application has reached us. {contact} looks after this position and will go through it in the coming days.', 'With thanks,', '{company}'] },
    ],
    interview: [
      { subject: 'Interview for {title}', body: ['Hello {name},', 'I read your application for {title} with pleasure and would like to meet you. Would {date} at {time} suit you? We would meet in {city} or by video, as you prefer, for about 45 minutes.', 'Please reply with a yes or with two other times.', 'Kind regards,', '{contact}', '{company}'] },
      { subject: 'Next step: a conversation about {title}', body: ['Hi {name},', 'Thank you for your interest in {company}. We would like to invite you to an interview. The first conversation is by telephone, 30 minutes, on {date} at {time}.', 'Does that work for you?', '{contact}'] },
      { subject: '{company}: could we speak this week?', body: ['Dear {name},', 'Your background looks like a good match for {title}. Are you available for a call on {date} at {time} to tell us more about yourself?', 'I look forward to hearing from you.', '{contact}', '{company}'] },
    ],
    rejection: [
      { subject: 'Your application for {title}', body: ['Dear {name},', 'Thank you for the time you put into your application for {title}. We had many good candidates and have decided to go ahead with others whose experience is closer to what this position needs.', 'We wish you well in your search.', '{contact}', '{company}'] },
      { subject: 'Update on {title} at {company}', body: ['Hello {name},', 'After careful consideration we will not be moving forward with your application for {title}. This says nothing about your worth, only about this one position.', 'Please do apply again when another of our postings fits.', 'Kind regards,', '{contact}'] },
      { subject: '{receipt}: position filled', body: ['Hi {name},', 'The position of {title} has been filled. Unfortunately we cannot offer you anything at the moment.', 'Thank you for thinking of us.', '{company}, recruitment'] },
    ],
    offer: [
      { subject: 'Offer: {title} at {company}', body: ['Dear {name},', 'We are pleased to offer you the position of {title} in {city}, starting on {start}, at {pay}.', 'The written offer follows by courier. Please tell us by {date} whether you accept.', 'Warm regards,', '{contact}', '{company}'] },
      { subject: 'Good news about {title}', body: ['Hello {name},', 'The team would like you to join us as {title}. Our offer is {pay}, with a start on {start}.', 'Call or write to me with any question before you decide.', '{contact}', '{company}'] },
    ],
    viewed: [
      { subject: 'Your application for {title} was viewed', body: ['Hello {name},', 'The hiring team at {company} viewed your application for {title} ({receipt}).', 'This is an automatic message; there is nothing for you to do.', '{company}'] },
      { subject: '{title}: status of your application', body: ['Hello {name},', 'Your application for {title} has been opened by a recruiter at {company}. Its status is now: Viewed.', '{company}, careers'] },
      { subject: '{receipt}: they have looked at it', body: ['Hi {name},', 'Just so that you know: someone at {company} has looked at your resume for {title}.', 'The careers team'] },
    ],
    code: [
      { subject: 'Security code for your application to {company}', body: ['Hello {name},', 'Copy this code into the security code field on your application for {title}: {receipt}', 'Once it is entered, submit your application again. The code is good for one hour.', '{company}'] },
    ],
  },
  fr: {
    'received-only': [
      { subject: 'Nous avons reçu votre candidature : {title}', body: ['Bonjour {name},', 'Merci d’avoir postulé au poste de {title} chez {company}. Votre candidature nous est bien parvenue; son numéro est {receipt}.', 'Nous lisons chaque candidature. Si votre expérience correspond à nos besoins, nous vous écrirons à cette adresse.', 'Cordialement,', '{company}, recrutement'] },
      { subject: 'Accusé de réception ({receipt})', body: ['Bonjour {name},', 'Nous confirmons la réception de votre dossier pour le poste de {title}. Vous n’avez rien d’autre à faire pour le moment.', 'L’équipe de recrutement, {company}'] },
    ],
    interview: [
      { subject: 'Entrevue : {title}', body: ['Bonjour {name},', 'Votre candidature au poste de {title} a retenu notre attention et nous aimerions vous rencontrer. Seriez-vous disponible le {date} à {time}, à {city} ou par vidéo ?', 'Répondez simplement à ce message.', 'Au plaisir,', '{contact}', '{company}'] },
      { subject: 'Prochaine étape chez {company}', body: ['Bonjour {name},', 'Nous souhaitons vous inviter à un entretien téléphonique de 30 minutes au sujet du poste de {title}, le {date} à {time}.', 'Cela vous convient-il ?', '{contact}'] },
    ],
    rejection: [
      { subject: 'Votre candidature au poste de {title}', body: ['Bonjour {name},', 'Nous vous remercions de l’intérêt que vous portez à {company}. Après étude de votre dossier, nous avons choisi de poursuivre avec d’autres candidatures.', 'Nous vous souhaitons bonne chance dans vos recherches.', '{contact}', '{company}'] },
      { subject: 'Suivi de votre candidature ({receipt})', body: ['Bonjour {name},', 'Le poste de {title} est maintenant comblé. Malheureusement, nous ne pouvons donner suite à votre candidature.', 'Merci d’avoir pensé à nous.', '{company}, recrutement'] },
    ],
    offer: [
      { subject: 'Offre d’emploi : {title}', body: ['Bonjour {name},', 'Nous avons le plaisir de vous offrir le poste de {title} à {city}, à compter du {start}, au salaire suivant : {pay}.', 'Merci de nous donner votre réponse d’ici le {date}.', 'Cordialement,', '{contact}', '{company}'] },
    ],
    viewed: [
      { subject: 'Votre candidature a été consultée : {title}', body: ['Bonjour {name},', 'L’équipe de recrutement de {company} a consulté votre candidature au poste de {title} ({receipt}).', 'Ceci est un message automatique; vous n’avez rien à faire.', '{company}'] },
      { subject: 'Suivi : {title}', body: ['Bonjour {name},', 'Votre CV a été ouvert par un recruteur de {company} pour le poste de {title}.', '{company}, recrutement'] },
    ],
    code: [
      { subject: 'Code de vérification pour votre candidature chez {company}', body: ['Bonjour {name},', 'Voici le code à saisir dans le formulaire pour le poste de {title} : {receipt}', 'Le code est valable une heure.', '{company}'] },
    ],
  },
};

export const fallbackPay: Readonly<Record<Language, string>> = {
  en: 'the pay we discussed in the posting',
  fr: 'selon notre échelle',
};

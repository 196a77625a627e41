/** A question how an application stands, or thanks after a conversation. */
export type MessageKind = 'follow_up' | 'thank_you';

interface Given {
  kind: MessageKind;
  language: 'en' | 'fr';
  /** The person's own name. */
  name: string;
  title: string;
  company: string;
  /** The day it was sent in words of the language; null when it is not known. */
  sentOn: string | null;
  /** A sentence about the person that their facts bear out; null for none. */
  shown: string | null;
}

export interface MessageDraft {
  subject: string;
  /** Plain text, paragraphs parted by an empty line. */
  body: string;
  /** The sentences that speak of the person's doings, for the check against their facts. */
  claims: string[];
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const english = {
  follow_up: ({ title, company, sentOn, shown }: Given) => ({
    subject: `My application for ${title}`,
    paragraphs: [
      'Hello,',
      `I applied for the position of ${title} at ${company}${sentOn === null ? '' : ` on ${sentOn}`} and would like to ask how the selection stands.`,
      ...(shown === null ? [] : [shown]),
      'I am still interested and glad to answer any question.',
    ],
    farewell: 'Kind regards,',
  }),
  thank_you: ({ title, company, shown }: Given) => ({
    subject: `Thank you for the conversation about ${title}`,
    paragraphs: [
      'Hello,',
      `Thank you for taking the time to talk with me about the position of ${title} at ${company}.`,
      ...(shown === null ? [] : [shown]),
      'I am glad to send anything else that helps you decide.',
    ],
    farewell: 'Kind regards,',
  }),
};

const french = {
  follow_up: ({ title, company, sentOn, shown }: Given) => ({
    subject: `Ma candidature au poste de ${title}`,
    paragraphs: [
      'Bonjour,',
      `J’ai postulé au poste de ${title} chez ${company}${sentOn === null ? '' : ` le ${sentOn}`} et j’aimerais savoir où en est la sélection.`,
      ...(shown === null ? [] : [shown]),
      'Le poste m’intéresse toujours et je réponds volontiers à vos questions.',
    ],
    farewell: 'Cordialement,',
  }),
  thank_you: ({ title, company, shown }: Given) => ({
    subject: `Merci pour notre entretien au sujet du poste de ${title}`,
    paragraphs: [
      'Bonjour,',
      `Merci d’avoir pris le temps de parler avec moi du poste de ${title} chez ${company}.`,
      ...(shown === null ? [] : [shown]),
      'Je vous envoie volontiers tout ce qui peut vous aider à décider.',
    ],
    farewell: 'Cordialement,',
  }),
};

/**
 * A short letter for the person to change and send themselves. It says of them only the sentence that is given; title and company
 * stand as the posting has them, on one line.
 */
export function draftMessage(given: Given): MessageDraft {
  const clean = { ...given, title: oneLine(given.title), company: oneLine(given.company) };
  const words = given.language === 'fr' ? french : english;
  const { subject, paragraphs, farewell } = words[given.kind](clean);
  return {
    subject,
    body: [...paragraphs, `${farewell}\n${oneLine(given.name)}`].join('\n\n'),
    claims: given.shown === null ? [] : [given.shown],
  };
}

import { wordFor } from '#engines/lexicon/index.ts';
import { fold, sentences } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** A word against fraud says the same words as fraud does. */
const DENIED = wordFor('fraud: denied');
/** The employer pays, or pays back what somebody else charges. */
const THEIRS = wordFor(
  'fraud: theirs',
  /\b(we|employer|company|clinic|nous|employeur|entreprise)( \w+){0,2} (pay|pays|cover|covers|reimburse|reimburses|offer|offers|payons|couvrons|remboursons|paie|couvre|rembourse)\b(?! (you |it |this )?back)/,
);
/** What the work is about, and fees of third parties that a worker knows. */
const OF_WORK = wordFor('fraud: of work');
/** What is asked of somebody who has the job. */
const ONCE_HIRED = wordFor(
  'fraud: once hired',
  /\b(once|upon|when|after|if)\b.{0,25}\b(hire|hired|hiring|offer|offered|employ\w+|start\w*|successful)\b|\b(une fois|apres|lors de|des)\b.{0,25}\b(embauche\w*|engage\w*|offre)\b/,
);

const AMOUNT = /\$ ?\d|\d ?(\$|cad\b|usd\b|dollars?\b|euros?\b|€)/;
const FEE =
  /\b(application|processing|registration|administration|admin|training|onboarding|interview|equipment|background check|file|placement|activation|visa|refundable) (fees?|deposits?|costs?|charges?)\b|\b(starter|uniform|training|welcome) kit\b|\bfrais (de (dossier|formation|traitement|candidature|materiel)|d inscription|d administration|administratifs)\b|\b(caution|depot de garantie)\b|\b(background check|criminal record check)\b/;
const OWED = wordFor('fraud: owed');
/** Money sent ahead: a payment the reader is told to make, and what for. */
const SEND = wordFor(
  'fraud: send',
  /(^|\b(please|must|need to|have to|required to|asked to|veuillez|doit|devez) )(\w+ ){0,3}?(pay|send|transfer|wire|remit|purchase|buy|faire un virement|virer|envoyer|envoyez|payer|payez|verser|versez)\b/,
);
const AHEAD = wordFor('fraud: ahead');
const TOKENS = wordFor('fraud: tokens');

const BANK = wordFor('fraud: bank');
const REQUEST = wordFor('fraud: request');

function isMoney(plain: string): boolean {
  if (FEE.test(plain) && OWED.test(plain)) return true;
  return SEND.test(plain) && (TOKENS.test(plain) || (AMOUNT.test(plain) && AHEAD.test(plain)));
}

/** What a sentence wants of an applicant that no employer asks for before an offer; null for every other sentence. */
export function fraudIn(sentence: string): 'money' | 'bank' | null {
  const plain = fold(sentence).replaceAll(/['’]/g, ' ').trim();
  if (DENIED.test(plain.replaceAll('non-refundable', '')) || OF_WORK.test(plain)) return null;
  if (!ONCE_HIRED.test(plain) && BANK.test(plain) && REQUEST.test(plain)) return 'bank';
  return !THEIRS.test(plain) && isMoney(plain) ? 'money' : null;
}

const SHOWN = 200;

/**
 * Why an application ends here, in one sentence with the words that say it, when a posting or a page of its form asks for money or bank
 * details; null when it does not.
 */
export function fraudReason(text: string, where: 'posting' | 'form'): Message | null {
  for (const line of text.split('\n'))
    for (const sentence of sentences(line)) {
      const wants = fraudIn(sentence);
      if (wants === null) continue;
      const seen = { wants, words: sentence.trim().slice(0, SHOWN) };
      return where === 'form' ? messages.message('formWants', seen) : messages.message('postingWants', seen);
    }
  return null;
}

import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { plainLabel } from './wording.ts';

const TRAP_LABEL = wordFor(
  'hazards: trap label',
  /leave (this |it )?(field |box )?(empty|blank)(?! (if|when|unless|where)\b)|laisse[rz] (ce champ |cette case )?(vide|en blanc)(?! (si|s il|sauf|lorsque)\b)/,
);
const TRAP_KEY = wordFor('hazards: trap key', /^hp |\bhp$/);

/** Whether a field looks made to catch software: its label or name says to leave it empty. */
export function isHoneypot(question: FormQuestion): boolean {
  const label = plainLabel(`${question.label} ${question.help}`);
  return TRAP_LABEL.test(label) || TRAP_KEY.test(plainLabel(question.key));
}

interface Demand {
  when: RegExp;
  not?: RegExp;
  asks: 'identity' | 'bank' | 'card' | 'money' | 'passport' | 'password';
}

const ASKS_ABOUT = wordFor('hazards: asks about');

const DEMANDS: readonly Demand[] = [
  {
    when: wordFor('hazards: identity'),
    asks: 'identity',
  },
  {
    when: wordFor('hazards: bank', /^bank\b|^rib\b/),
    not: ASKS_ABOUT,
    asks: 'bank',
  },
  {
    when: wordFor('hazards: card'),
    not: ASKS_ABOUT,
    asks: 'card',
  },
  {
    when: wordFor(
      'hazards: money',
      /\b(versement|paiement|reglement|verser|regler|payer) .{0,30}\b(caution|frais|acompte|kit|materiel|equipement|formation)|\bpay (a|the|an|your|our)\b.{0,40}(fee|deposit|cost)/,
    ),
    not: ASKS_ABOUT,
    asks: 'money',
  },
  {
    when: wordFor(
      'hazards: passport',
      /(copie|photo|scan) .{0,20}(carte d identite|piece d identite|carte vitale)/,
    ),
    asks: 'passport',
  },
  { when: /\bpasswords?\b|mots? de passe/, not: /reset|experience|manag|years/, asks: 'password' },
];

const AMOUNT = /[$€£]\s?\d|\d[\d ,.]*([$€£]|\b(eur(os?)?|cad|usd|gbp|dollars?)\b)/i;
const PAYING = wordFor('hazards: paying');
const NEVER_A_CHOICE = wordFor('hazards: never a choice');
/** What a person is paid, or handles at work. */
const OWN_PAY = wordFor('hazards: own pay');

/** Whether the choices of a question are ways to pay for getting the job. */
function choicesCost({ label, options }: FormQuestion): boolean {
  if (OWN_PAY.test(plainLabel(label))) return false;
  return options.some((option) => {
    const plain = plainLabel(option.label);
    return (AMOUNT.test(option.label) && PAYING.test(plain)) || NEVER_A_CHOICE.test(plain);
  });
}

/** Why a form may not be answered at all, in one sentence, when this question asks for what is never given; else null. */
export function demandOf(question: FormQuestion): Message | null {
  const label = plainLabel(question.label);
  // Folded, the Canadian and American numbers' short names are ordinary words.
  const number = /\b(SIN|SSN|NAS|NIN)\b/.test(question.label) ? 'identity' : null;
  // "Do you have a Social Insurance Number?" asks for a yes, not for the number.
  const onlyWhether =
    question.kind === 'boolean' || (question.kind === 'single' && /^(do|have|are|avez)\b/.test(label));
  const asks =
    DEMANDS.find((demand) => demand.when.test(label) && demand.not?.test(label) !== true)?.asks ??
    number ??
    (choicesCost(question) ? 'money' : null);
  if (asks === null || (onlyWhether && asks !== 'money')) return null;
  return messages.message('asksFor', { what: asks, words: question.label.trim().slice(0, 120) });
}

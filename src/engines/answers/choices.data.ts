import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

/** A suggested answer: the word it is kept and put on forms by, the same in every language, and what a person reads. */
export interface Choice {
  readonly value: string;
  readonly label: Message;
}

const DECLINE: Choice = { value: 'I prefer not to say', label: text.message('choiceDecline') };
const YES_OR_NO: readonly Choice[] = [
  { value: 'Yes', label: text.message('yes') },
  { value: 'No', label: text.message('no') },
  DECLINE,
];

/** The choices of the bank's questions, by their names. */
export const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  'work_auth.status': [
    { value: 'Citizen', label: text.message('choiceCitizen') },
    { value: 'Permanent resident', label: text.message('choicePermanentResident') },
    { value: 'Open work permit', label: text.message('choiceOpenPermit') },
    { value: 'Employer-specific work permit', label: text.message('choiceTiedPermit') },
    { value: 'Study permit', label: text.message('choiceStudyPermit') },
  ],
  'shift.availability': [
    { value: 'days', label: text.message('choiceDays') },
    { value: 'evenings', label: text.message('choiceEvenings') },
    { value: 'nights', label: text.message('choiceNights') },
    { value: 'earlies', label: text.message('choiceEarlies') },
    { value: 'lates', label: text.message('choiceLates') },
  ],
  'weekend.availability': [
    { value: 'Every weekend', label: text.message('choiceEveryWeekend') },
    { value: 'Every other weekend', label: text.message('choiceEveryOtherWeekend') },
    { value: 'One weekend a month', label: text.message('choiceMonthlyWeekend') },
    { value: 'Saturdays only', label: text.message('choiceSaturdays') },
    { value: 'Sundays only', label: text.message('choiceSundays') },
    { value: 'No weekends', label: text.message('choiceNoWeekends') },
  ],
  'contract.type': [
    { value: 'Permanent', label: text.message('choicePermanent') },
    { value: 'Temporary', label: text.message('choiceTemporary') },
    { value: 'Contract', label: text.message('choiceContract') },
    { value: 'Internship', label: text.message('choiceInternship') },
  ],
  'work_mode.preferred': [
    { value: 'On-site', label: text.message('choiceOnSite') },
    { value: 'Hybrid', label: text.message('choiceHybrid') },
    { value: 'Remote', label: text.message('choiceRemote') },
  ],
  clearance: [{ value: 'None', label: text.message('choiceNone') }],
  pronouns: [
    { value: 'She/her', label: text.message('choiceSheHer') },
    { value: 'He/him', label: text.message('choiceHeHim') },
    { value: 'They/them', label: text.message('choiceTheyThem') },
  ],
  'demo.gender': [
    { value: 'Woman', label: text.message('choiceWoman') },
    { value: 'Man', label: text.message('choiceMan') },
    { value: 'Non-binary', label: text.message('choiceNonBinary') },
    DECLINE,
  ],
  'demo.race_ethnicity': [DECLINE],
  'demo.indigenous': YES_OR_NO,
  'demo.visible_minority': YES_OR_NO,
  'demo.disability': YES_OR_NO,
  'demo.veteran': YES_OR_NO,
  'language.correspondence': [
    { value: 'English', label: text.message('choiceEnglish') },
    { value: 'French', label: text.message('choiceFrench') },
  ],
  'contact.preferred_method': [
    { value: 'Email', label: text.message('choiceEmail') },
    { value: 'Phone', label: text.message('choicePhone') },
  ],
};

import { rulesHold } from '#testing/rules/rules-hold.ts';
import { asRulesRead } from './classes.ts';
import { DOUBTS } from './doubts.data.ts';
import { INVITATIONS } from './invitations.data.ts';
import { OFFERS } from './offers.data.ts';
import { MOVED_TIME, TIME_PROPOSED } from './moved-time.data.ts';
import { RECEIPTS } from './receipts.data.ts';
import { REFUSALS } from './refusals.data.ts';
import { TO_SOFTWARE } from './to-software.data.ts';
import { plainWords } from '#engines/text/index.ts';

const read = (sentence: string): string => asRulesRead(plainWords(sentence));

rulesHold(REFUSALS, read);
rulesHold(INVITATIONS, read);
rulesHold(OFFERS, read);
rulesHold(DOUBTS, read);
rulesHold(RECEIPTS, read);
rulesHold(MOVED_TIME, read);
rulesHold(TIME_PROPOSED, read);
rulesHold(TO_SOFTWARE, read);

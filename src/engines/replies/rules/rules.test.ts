import { plainWords } from '#engines/text/index.ts';
import { rulesHold } from '#testing/rules/rules-hold.ts';
import { TO_SOFTWARE } from './to-software.data.ts';

rulesHold(TO_SOFTWARE, plainWords);

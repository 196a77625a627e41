import type { Check } from '#engines/claims/context.ts';
import { checkSignForSign } from '#engines/claims/alignment/sign-for-sign.ts';
import { checkEffects } from './reach/effects.ts';
import { checkHonourClasses } from './credentials/honour-classes.ts';
import { checkHonours } from './credentials/honours.ts';
import { checkAgency } from './agency.ts';
import { checkCauses } from './causal.ts';
import { checkLinkedChanges } from './linked-changes.ts';
import { checkCertificates } from './credentials/certificates.ts';
import { checkEducation } from './credentials/education.ts';
import { checkAdded } from './words/added.ts';
import { checkElsewhere } from './words/elsewhere.ts';
import { checkNames } from './words/names.ts';
import { checkNumbers } from './amounts/numbers.ts';
import { checkOfWhat } from './words/of-what.ts';
import { checkWhose } from './reach/whose.ts';
import { checkMeans } from './reach/means.ts';
import { checkManner } from './reach/manner.ts';
import { checkMoreThanOne, checkOnlyOne } from './reach/more-than-one.ts';
import { checkOften } from './reach/often.ts';
import { checkNotYet } from './reach/not-yet.ts';
import { checkWithout } from './reach/without.ts';
import { checkHouse } from './of-the-house.ts';
import { checkLimitedTo } from './reach/limited-to.ts';
import { checkMostOf } from './reach/most-of.ts';
import { checkPartOf } from './reach/part-of.ts';
import { checkReach } from './reach/reach.ts';
import { checkHeadOf, checkTeams } from './ranks/head-of.ts';
import { checkOverPeople } from './ranks/over-people.ts';
import { checkSpokenOf } from './ranks/spoken-of.ts';
import { checkActions } from './ranks/actions.ts';
import { checkGivenReceived } from './ranks/given-received.ts';
import { checkUnder } from './ranks/under.ts';
import { checkScope } from './ranks/scope.ts';
import { checkAppliedFor } from './credentials/applied-for.ts';
import { checkAwards } from './credentials/awards.ts';
import { checkAwardTimes } from './credentials/award-times.ts';
import { checkContact } from './contact.ts';
import { checkActionLanguages } from './credentials/action-languages.ts';
import { checkSingledOut } from './credentials/singled-out.ts';
import { checkLanguages } from './credentials/languages.ts';
import { checkScattered } from './words/scattered.ts';
import { checkSameNoun } from './words/same-noun.ts';
import { checkSkills } from './words/skills.ts';
import { checkTaught } from './credentials/taught.ts';
import { checkOrder } from './order.ts';
import { checkTitles } from './ranks/titles.ts';
import { checkTitlesAt } from './ranks/titles-at.ts';
import { checkTitleTimes } from './ranks/title-times.ts';
import { checkTitlesBefore } from './ranks/titles-before.ts';
import { checkTogether } from './together.ts';
import { checkWorkplaces } from './letters/workplaces.ts';
import { checkWords } from './words/words.ts';
import { checkKinds } from './credentials/kinds.ts';
import { checkAsItStands } from './credentials/as-it-stands.ts';
import { checkValidity } from './credentials/validity.ts';
import { checkStanding } from '#engines/claims/standing/check.ts';
import { checkDates } from '#engines/claims/dates/check.ts';
import { checkSwappedDates } from '#engines/claims/dates/swapped.ts';

/** All that a text is held against, what is plainest to say first. */
export const CHECKS: readonly Check[] = [
  checkContact,
  checkSignForSign,
  checkNumbers,
  checkOfWhat,
  checkDates,
  checkSwappedDates,
  checkTitles,
  checkTitlesAt,
  checkTitlesBefore,
  checkTitleTimes,
  checkWorkplaces,
  checkEducation,
  checkCertificates,
  checkKinds,
  checkValidity,
  checkAsItStands,
  checkTaught,
  checkAwards,
  checkAwardTimes,
  checkAppliedFor,
  checkSingledOut,
  checkHonours,
  checkHonourClasses,
  checkLanguages,
  checkActionLanguages,
  checkReach,
  checkEffects,
  checkWhose,
  checkMeans,
  checkOften,
  checkManner,
  checkMoreThanOne,
  checkOnlyOne,
  checkPartOf,
  checkMostOf,
  checkLimitedTo,
  checkNotYet,
  checkWithout,
  checkScope,
  checkHeadOf,
  checkTeams,
  checkOverPeople,
  checkUnder,
  checkGivenReceived,
  checkSpokenOf,
  checkActions,
  checkStanding,
  checkCauses,
  checkLinkedChanges,
  checkAgency,
  checkHouse,
  checkTogether,
  checkOrder,
  checkSkills,
  checkElsewhere,
  checkNames,
  checkScattered,
  checkSameNoun,
  checkAdded,
  checkWords,
];

/** The checks that look at plain words of deed and object alone; the person may be asked for a word that only they refuse. */
export const WORDING_CHECKS: ReadonlySet<Check> = new Set([checkActions, checkWords]);

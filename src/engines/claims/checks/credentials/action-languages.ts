import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import { languageNames, claimWord } from '#engines/lexicon/index.ts';
import type { Entry, Source } from '#engines/claims/profile/facts.ts';
import { entriesTold } from '#engines/claims/profile/told.ts';
import { text as messages } from '#engines/claims/messages.ts';

const isLanguage = ({ words }: Unit): boolean => words.some(({ word }) => languageNames.has(word));

/** Actions by which somebody has a language at all. */
const OF_SPEECH =
  /^(?:speak\w*|spoke\w*|read\w*|writ\w+|wrote|work\w*|converse\w*|communicat\w+|talk\w*|understand\w*|learn\w*|study\w*|studied|parl\w+|lis|lit|lire|ecri\w+|travaill\w+|communiqu\w+|convers\w+|compren\w+|appren\w+|bilingu\w*|fluen\w+|native|courant\w*|langue\w*|language\w*|maternelle|intermedia\w+)$/;

/** Fields that tell what was done. */
const TOLD = /^(?:highlights|summary|description)$/;

/** Whether a clause names a language that the person has short of fluency: to work in it is to be told. */
const isHalfKnown = (claim: Claim, clause: Clause): boolean =>
  unitsOf(clause.words)
    .filter(isLanguage)
    .some((unit) =>
      claim.known.entries.some(
        ({ section, sources }) =>
          section === 'languages' &&
          sources.some(({ vocabulary }) => isSaid(unit, vocabulary)) &&
          SHORT_OF_FLUENT.test(fold(sources.map(({ text }) => text).join(' '))),
      ),
    );
const SHORT_OF_FLUENT = claimWord('action languages: short of fluent');

/** The facts of which a clause tells an action or a thing beside its languages. */
function actionsOf(claim: Claim, clause: Clause): Source[] {
  const units = unitsOf(clause.words).filter(
    (unit) =>
      !isLanguage(unit) &&
      !unit.words.every(({ word }) => isGeneric(word)) &&
      !unit.words.some(({ word }) => OF_SPEECH.test(word)),
  );
  const facts = supportOf(claim, clause).filter(
    ({ field, section }) => TOLD.test(field) && /^(?:work|volunteer|projects)$/.test(section),
  );
  const amounts = claim.quantities.some((one) => meets(one, clause));
  const least = amounts || isHalfKnown(claim, clause) ? 0 : 1;
  return facts.filter(({ vocabulary }) => units.filter((unit) => isSaid(unit, vocabulary)).length > least);
}

const refusalOf = (claim: Claim, unit: Unit) =>
  refuse(claim, unit, 'language', messages.message('notInLanguage'), messages.message('notInLanguageFix'));

/** Whether a language is told of the jobs that are named, and only what was done elsewhere is told in it. */
function isOfOtherJob({ known }: Claim, unit: Unit, named: readonly Entry[]): boolean {
  const jobs = named.filter(({ section }) => /^(?:work|volunteer)$/.test(section));
  const says = ({ field, vocabulary }: Source) => TOLD.test(field) && isSaid(unit, vocabulary);
  return (
    jobs.length > 0 &&
    !jobs.some(({ sources }) => sources.some(says)) &&
    known.entries.some(
      (entry) =>
        /^(?:work|volunteer)$/.test(entry.section) && entry.sources.some(says) && !jobs.includes(entry),
    )
  );
}

/** A language told of an action whose facts do not say it: that the person has it does not say that they did this in it. */
export const checkActionLanguages: Check = (claim) =>
  !/^(?:letter|told|line)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) =>
        sentence.clauses.flatMap((clause) => {
          const named = unitsOf(clause.words).filter(isLanguage);
          if (named.length === 0 || isStance(claim, sentence)) return [];
          if (isGap(claim, clause) || isFrame(claim, clause)) return [];
          const elsewhere = named.filter((unit) =>
            isOfOtherJob(claim, unit, entriesTold(claim, sentence, clause)),
          );
          if (elsewhere.length > 0) return elsewhere.map((unit) => refusalOf(claim, unit));
          const facts = actionsOf(claim, clause);
          if (facts.length === 0) return [];
          const entries = new Set(facts.map(({ section, index }) => `${section}/${index}`));
          // What the person says of their whole trade ("French translator") goes for each action of it.
          const own = claim.known.sources.filter(
            ({ section, index }) => /^(?:basics|skills)$/.test(section) || entries.has(`${section}/${index}`),
          );
          return named
            .filter(
              (unit) =>
                !own.some(({ vocabulary, text }) => isSaid(unit, vocabulary) || /biling/.test(fold(text))),
            )
            .map((unit) => refusalOf(claim, unit));
        }),
      );

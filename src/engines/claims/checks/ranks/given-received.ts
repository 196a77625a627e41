import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Check } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** What somebody was given, taught or told, at the head of a fact: the person is at the receiving end. */
const RECEIVED =
  /^(?:i |i was |i've |j'ai |je |was |a |ai |have )?(?:received?|got|attend(?:ed|s)?|took|underwent|learn(?:ed|t)|(?:been )?(?:given|taught|trained|shown|briefed|coached|mentored|supervised|instructed)(?= by\b)|(?:given|trained|shown|briefed|coached|mentored|supervised|instructed)(?= (?:in|on|how)\b)|(?:was |been )(?:given|taught|trained|shown|briefed|coached|mentored|supervised|instructed)(?= (?:in|on|how|the|an?)\b)|recu\w*|recois|recevais|recevoir|reception d|suivi\w*|suivre|appris|obtenu\w*|beneficie\w*|(?:ete )?(?:form|encadr|supervis|accompagn|initi|conseill)ee?(?= (?:par|a|au|aux|en)\b))/;
/** The deed of whoever is at the other end. */
const GAVE =
  /^(?:i |i've |j'ai |je |a |ai |have )?(?:also |aussi )?(?:g[ai]ve[sn]?|giving|provid\w+|deliver\w*|offer\w*|issu(?:e|es|ed|ing)|taught|teach\w*|train(?:ed|s|ing)?|instruct\w*|brief(?:ed|s|ing)?|coach\w*|mentor\w*|donn\w+|offert\w*|offr\w+|fourni\w*|dispens\w+|anim\w+|enseign\w+|form(?:e|ee?s?|ais|ait|er|ation d\w*)|transmi\w+|encadr\w+)(?! (?:by|par|in|en|on)\b)(?![\p{L}])/u;
const BY = /[\p{L}-]+ (?:by|par) [^.;]*/gu;

/** What the person was given told as given by them: "gave a first aid course" of "attended a first aid course". */
export const checkGivenReceived: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) =>
        sentence.clauses.flatMap((clause) => {
          if (!GAVE.test(fold(clause.text)) || isGap(claim, clause) || isFrame(claim, clause)) return [];
          const [best] = supportOf(claim, clause);
          if (best === undefined || !RECEIVED.test(fold(best.text))) return [];
          const own = fold(best.text)
            .replace(BY, ' ')
            .split(/(?:[.;,]|\b(?:and|et|then|puis)) /);
          if (own.slice(1).some((part) => GAVE.test(part))) return [];
          const words = clause.words[0]?.raw ?? '';
          return [
            refuse(
              claim,
              clause,
              'scope',
              messages.message('notOfThis', { words }),
              messages.message('verbFix'),
            ),
          ];
        }),
      );

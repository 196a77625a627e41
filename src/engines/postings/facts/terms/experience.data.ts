import { postingWord } from '#engines/lexicon/index.ts';
import { anyOf } from '#engines/postings/facts/text/patterns.ts';

export const EXPERIENCE = anyOf(
  String.raw`\bexp(?:erienc\w+)?\b|\btrack record\b|\bbackground\b|\bhands[- ]on|\bpracti[cs]|\bwork(?:ing|ed)?\b`,
  String.raw`\bin [\p{L}]+|\bas (?:an?|the) \p{L}|\bof \p{L}+ing\b|\bdoing\b|\bon the (?:line|job|tools|road|floor)\b|\bverifiable\b`,
  String.raw`\bsimilar|\bsemblable|\bcomparable\b|\bsame (?:role|field)|\bposte\b|\bfonctions?\b|\bdomaine\b|\bmetier\b`,
  String.raw`\bdans (?:le|un|une|l')|\ben tant que\b|\bcomme \p{L}`,
);
export const NOT_YEARS_AFTER =
  /^[ -]?(?:of age|old|ago|d'age|contra|vesting|warranty|term\b|mandate?\b|programm?e?s?\b|plan\b|degree|diplom|college|university|post[- ]?secondary|apprenticeship|commitment|anniversary|lease|strategy|in (?:business|operation|a row)|(?:running|strong)\W*$|(?:and|or) older|of (?:growth|service to|serving|history|excellence|innovation|tradition|operation|business|high school|college|university|stud|schooling|education)|of our|in (?:the|our) (?:communit|neighbou?rhood|area|region)|d'existence|d'histoire|de (?:garantie|croissance)|et plus d'age|revolus|fixed|cover|assignment|visa|(?:clean )?driv)/;
export const NOT_YEARS_BEFORE = anyOf(
  String.raw`\b(?:founded|established|fonde\w*|etabli\w*|since|depuis|celebr\w+|serv(?:ing|ed)|in business|en affaires|family[- ](?:owned|run)|within|(?:in|over|during|for) the (?:last|past|next)|au cours des|dans les|every|chaque|tous les|aged?|old|turn(?:s|ed)|gr[eo]w(?:n|ing)?|history|histoire|tradition|company|entreprise|we(?:'ve| have)|nous|our|notre|nos|after|apres|be|avoir|are|contract of|vest\w*|term of|duree de|for a|last|valid for|co(?:vering|uvrant)|lived)\b[^.;]{0,24}$`,
  String.raw`\b(?:compens|remplac|substitut|lieu of|each missing|chaque annee)[^.;]{0,30}$|\b(?:resid\w+|garantie|warranty)\b[^.;]{0,45}$|\b(?:licen[cs]e|permis|passe?port)\b[^.;]{0,16}$`,
  String.raw`\b(?:degree|diplom\w+|baccalaureat|maitrise|programm?e?|course|certificate?)[ (:-]{0,3}$`,
);
/** That no experience is asked for: said of it before and behind its name, and of who begins. */
export const NONE = anyOf(
  String.raw`\b(?:no|zero|without(?: any)?|aucune|sans|pas (?:besoin )?d'|n'exigeons)(?: \p{L}+){0,2} ?experience\b(?! (?:with|in|of) \p{L}+ (?:is|will))`,
  String.raw`\b(?:(?:don't|do(?:es)? not|never) (?:ask|look|care|need|require))(?: for| about)?(?: any)?(?: prior| previous)? experience\b`,
  String.raw`\bexperience\b[^.;]{0,20}\b(?:not|isn't|n'est pas|non|pas) (?:required|necess|needed|essential|mandatory|expected|a requirement|something|requise|exigee|obligatoire)`,
  String.raw`\bexperience (?:isn't|is not|n'est pas)(?=[.;,]|$)|\bexperience (?:is )?(?:optional|unnecessary)`,
  String.raw`\bexperience\b[^.;]{0,40}\bbut\b[^.;]{0,30}\b(?:train|teach)|\b(?:teach|train) you[^.;]{0,30}\b(?:from (?:scratch|zero)|everything)\b|\bon (?:vous|te) (?:forme|montre|apprend)|\bon t'apprend`,
  String.raw`\b(?:no|zero|without(?: any)?) (?:\p{L}+ )?background\b|\baucun prerequis\b`,
  String.raw`\b(?:beginners?|rookies?|novices?|learners?) (?:are )?welcome|\b(?:open to|for) beginners\b|\bfirst[- ]time (?:applicants|workers)\b|\bdebutants? (?:accepte|bienvenu)`,
  String.raw`\bnever (?:done|worked|tried)\b[^.?]{0,40}(?:\?|fine|ok\b|okay|problem|welcome)|\bpremiere experience ?\?`,
);
export const ENTRY = anyOf(
  String.raw`\bentry[- ]level\b|\bnew (?:grads?|graduates?)\b|\b(?:recent|fresh) (?:grads?|graduates?)\b`,
  String.raw`\bniveau debutant\b|\bnouveaux? diplomes?\b|\bfinissants?\b|\bpremier emploi\b|\bfirst job\b`,
  String.raw`\bschool leavers?\b`,
);
export const NICE = postingWord('experience: nice');
export const WANTED = postingWord('experience: wanted');
export const COMPANY =
  /\b(?:our|we|we've|we're|nous|notre|nos|company|entreprise|firm|business|team)\b[^.;]{0,60}$/;

/** "Family practice for 28 years": how long something lasts. */
export const LASTING =
  /\b(?:for|pendant)(?: (?:over|more than|nearly|almost|about|the|plus de|pres de))*\s*$/;

import { anyOf } from '#engines/postings/facts/text/patterns.ts';

export const EXPERIENCE = anyOf(
  String.raw`\bexperiences?\b|\bexp\b|\bexperienced\b|\btrack record\b|\bbackground\b|\bwork history\b`,
  String.raw`under your belt|hands[- ]on|\bpracti[cs](?:e|ing)\b|\bpratique\b|\bwork(?:ing|ed)?\b`,
  String.raw`\bsimilar (?:role|position|job|capacity|work|setting)|\bcomparable\b`,
  String.raw`\bsame (?:role|field|position)`,
  String.raw`\b(?:in|as) (?:a|an|the) [\p{L} -]{0,40}(?:role|position|job|field|capacity|industry|setting|environment|trade|sector|function|team|shop|kitchen|profession)\b`,
  String.raw`\bin (?:the )?(?:field|industry|trade|business|role)\b|\bas an? \p{L}|\bposte\b|\bfonctions?\b`,
  String.raw`\bdomaine\b|\bsemblable|\bsimilaire|\bmetier\b|\bdans (?:le|un|une|l')|\ben tant que\b`,
  String.raw`\bcomme \p{L}|\bdoing\b|\bof \p{L}+ing\b|\bpost[- ](?:qualification|graduate)\b|\bpqe\b`,
  String.raw`\bon the (?:line|job|tools|road|floor)\b|\bverifiable\b|\bbehind you\b`,
  String.raw`\bveterans?\b|\bseniority\b|\bin [\p{L}]+`,
);
export const NOT_YEARS_AFTER =
  /^[ -]?(?:of age|old|ago|d'age|contract|contrat|vesting|warranty|term\b|mandate|mandat|programs?\b|programmes?\b|plan\b|degree|diploma|diplome|college|university|post[- ]?secondary|apprenticeship|commitment|anniversary|lease|strategy|roadmap|runway|in business|in operation|running\W*$|in a row|strong\W*$|and older|or older|of (?:growth|service to|serving|history|excellence|innovation|success|tradition|operation|business)|of our|in (?:the|our) (?:community|communities|neighbou?rhood|area|region)\b|d'existence|d'histoire|d'anciennete (?:de|dans) l'entreprise|de garantie|de croissance|et plus d'age|revolus|fixed|cover|assignment|visa|of (?:high school|college|university|study|studies|schooling|education)|driving (?:record|abstract)|(?:clean )?(?:driver|drive))/;
export const NOT_YEARS_BEFORE = anyOf(
  String.raw`\b(?:founded|established|fonde\w*|etabli\w*|since|depuis|celebrat\w+|celebr\w+|serving|served|in business|en affaires|family[- ](?:owned|run)|within|in the (?:last|past|next)|(?:over|during|for) the (?:last|past|next)|au cours des|dans les|every|chaque|tous les|aged?|age de|old|turn(?:s|ed)|raised|growing|grew|grown|history|histoire|tradition|company|entreprise|we(?:'ve| have)|nous|our|notre|nos|after|apres|be|avoir|are|contract of|vest\w*|term of|duree de|for a|last|valid for|covering|couvrant|lived)\b[^.;]{0,24}$`,
  String.raw`\b(?:compens\w+|remplac\w+|substitut\w+|lieu of|each missing|chaque annee)\b[^.;]{0,30}$|\b(?:resid\w+|garantie|warranty)\b[^.;]{0,45}$|\b(?:licen[cs]e|permis|passport|passeport)\b[^.;]{0,16}$`,
  String.raw`\b(?:degree|diploma|diplome|baccalaureat|maitrise|program|programme|course|certificate|certificat)[ (:-]{0,3}$`,
);
export const NONE = anyOf(
  String.raw`\b(?:no|zero|without(?: any)?) (?:prior |previous |work |professional |formal |relevant |specific )*experience\b(?! (?:with|in|of) \p{L}+ (?:is|will))`,
  String.raw`\b(?:don't|do not|never) (?:ask|look|care)(?: for| about)? (?:any )?(?:prior |previous )?experience\b|\bno experience\b|\bexperience (?:is |would be )?(?:great|nice|good|helpful|welcome|an asset|preferred)\b[^.;]{0,20}\bbut\b[^.;]{0,30}\b(?:train|teach|not (?:required|needed|necessary))\w*`,
  String.raw`\bno (?:\p{L}+ ){1,2}experience (?:is )?(?:required|needed|necessary)`,
  String.raw`\bexperience (?:is |not |isn't )*(?:not|isn't) (?:required|necessary|needed|essential|mandatory|expected|a requirement)`,
  String.raw`\b(?:aucune|sans|pas besoin d'|pas d')(?: ?experience)(?: prealable)?`,
  String.raw`\bexperience (?:non|pas) (?:requise|necessaire|exigee|obligatoire)`,
  String.raw`\bexperience n'est pas (?:requise|necessaire|exigee|obligatoire)`,
  String.raw`\bnever (?:done|worked)[^.]{0,40}(?:fine|ok|okay|problem|welcome)`,
  String.raw`\b(?:full |complete |paid )?training (?:is |will be )?(?:provided|given|offered)[^.]{0,30}\bno\b`,
  String.raw`\b(?:we(?:'ll| will)? )(?:train|teach) you (?:from scratch|everything)`,
  String.raw`\bdebutants? (?:accepte|bienvenu)|\bexperience (?:is )?unnecessary`,
  String.raw`\bdo(?:es)? not (?:need|require) (?:any )?(?:prior |previous )?experience`,
  String.raw`\bdon't need (?:any )?(?:prior |previous )?experience`,
  String.raw`\b(?:experience)[^.;]{0,20}\bnot (?:required|needed|necessary)|\b(?:beginners?|rookies?|novices?|learners?) (?:are )?welcome`,
  String.raw`\b(?:open to|for) beginners\b|\bfirst[- ]time (?:applicants|workers)\b|\bexperience is not something\b|\bexperience (?:is )?(?:optional|unneeded|superfluous)\b|\b(?:teach|train) you[^.;]{0,30}\b(?:from (?:scratch|zero|the ground up)|everything)\b|\bexperience[^.;]{0,20}\bnot a requirement\b|\bnever (?:done|worked|tried)\b[^.?]{0,30}\?|\b(?:no|without(?: any)?) (?:prior |previous |specific )?background\b`,
  String.raw`\bexperience (?:isn't|is not|n'est pas)(?=[.;,]|$)|\b(?:no|zero) background\b|\baucun prerequis\b|\bni experience\b|\bon (?:vous|te) (?:forme|montre|apprend)|\bon t'apprend\b`,
  String.raw`\bpremiere experience ?\?`,
  String.raw`\bn'exigeons (?:aucune|pas d')[^.]{0,4}experience|\baucune experience\b`,
);
export const ENTRY = anyOf(
  String.raw`\bentry[- ]level\b|\bnew (?:grads?|graduates?)\b|\b(?:recent|fresh) (?:grads?|graduates?)\b`,
  String.raw`\bniveau debutant\b|\bnouveaux? diplomes?\b|\bfinissants?\b|\bpremier emploi\b|\bfirst job\b`,
  String.raw`\bschool leavers?\b`,
);
export const NICE =
  /\b(?:an? (?:asset|plus|bonus|advantage)|assets?|preferred|preferably|nice to have|desirable|desired|ideally|advantageous|would be|helpful|atouts?|un plus|souhaitable|souhaitee?s?|de preference|idealement|prefere|bonus)\b/;
export const WANTED =
  /\b(?:you|you've|you'll|vous|tu|candidates?|candidats?|applicants?|someone|somebody|person|quelqu'un|personne)\b|\b(?:look(?:ing)? for|seek\w*|needs?|requir\w+|wants?|asks?|expects?|recherch\w+|cherch\w+|exige\w*|demand\w+|must|we(?:'d| would) (?:like|love))\b/;
export const COMPANY =
  /\b(?:our|we|we've|we're|nous|notre|nos|company|entreprise|firm|business|team)\b[^.;]{0,60}$/;

/** "Family practice for 28 years": how long something lasts. */
export const LASTING =
  /\b(?:for|pendant)(?: (?:over|more than|nearly|almost|about|the|plus de|pres de))*\s*$/;

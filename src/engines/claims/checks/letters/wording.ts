import { claimWord } from '#engines/lexicon/index.ts';
/** What wishes, applies or thanks. */
export const WISH =
  /\b(?:i am writing|i'm writing|i write (?:to|in|about|because|with)|i am applying|i'm applying|i apply (?:for|to)|would (?:gladly|happily|willingly|readily)|volontiers|i would (?:like|love|welcome|enjoy|value|be (?:glad|happy|pleased|proud|interested|delighted))|i'd (?:like|love|welcome|be)|i want to|i wish|i hope|i look forward|(?:veux|viens|voudrais|souhaite|cherche a|came? to|want to|hope to) (?:y )?(?:apprendre|learn)|i am (?:interested|keen|eager|drawn|glad|happy|pleased|excited|curious|after|looking for|seeking)|i (?:saw|noticed|read|learned|understand|see) (?:that|in|on|your)|i was (?:glad|happy|pleased|interested|delighted|drawn|excited)|please|thank you|(?:interests?|suits?|excites?|motivates?|attracts?|inspires?|touches) me\b|speaks? to me|(?:is|are) (?:close|dear) to (?:me|my heart)|me (?:plait|plaisent|parle|parlent|touche|convient|conviendrait|plairait|plairaient|interesserait|motive|inspire|attire|seduit)|i (?:would|'d) be proud|makes me want|me donne envie|appeals to me|caught my eye|drew me|draws me|m'interesse\w*|m'attire\w*|je pose ma candidature|je postule|je souhaite|je souhaiterais|j'aimerais|je voudrais|je serais|j'espere|je suis interesse\w*|je vous (?:ecris|soumets|propose|remercie)|consider me|my (?:application|candidacy|interest)|ma candidature|apply for|applying for)\b/;
export const ASKING =
  /\b(?:you|your posting|your ad|your advertisement|the posting|the ad|the advertisement|vous|votre annonce|votre offre|l'annonce|l'offre)\b[^.;]{0,40}\b(?:ask\w*|seek\w*|look\w*|need\w*|want\w*|requir\w*|mention\w*|sa(?:y|ys|id)|describe\w*|list\w*|name\w*|call\w*|posted|advertis\w*|offer\w*|cherche\w*|recherche\w*|demand\w*|affich\w*|decri\w*|mentionn\w*|exige\w*|souhait\w*|prefer\w*|value\w*)\b/;
export const TO_EMPLOYER =
  /^(?:that |and |et |que |qu'|because |since |as |also )?(?:you|yours?|vous|votre|vos|the (?:role|position|post|job|posting|team|company)|this (?:role|position|post|job)|le poste|la poste|ce poste|l'annonce|l'offre|cette offre|l'equipe)\b/;
/** What some work is like or takes, said of no one. */
export const GENERAL = claimWord('wording: general');
export const SOMEONE = claimWord('wording: someone');
/** What is still to be learned, or how quickly somebody learns: "would learn Aladdin", "would gladly take the course", "j'apprends vite". */
export const LEARNS = claimWord(
  'wording: learns',
  /\b(?:would|could|will|can|shall|i['’]d|i['’]ll|willing to|ready to|keen to|happy to|glad to) (?:\p{L}+ly )?(?:learn|pick (?:it |this |that |them )?up|take (?:the|an?|this|that|any) (?:\p{L}+ )?(?:course|training|exam|test|class|ticket)|train for|study for|get up to speed)\b|\bi (?:\p{L}+ly )?learn\b|\b(?:prete?|desireu(?:x|se)|dispose) (?:a|d['’]) ?(?:\p{L}+ )?(?:apprendre|(?:me |y )(?:former|mettre|initier))\b/u,
);

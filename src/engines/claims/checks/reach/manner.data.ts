import { claimWord } from '#engines/lexicon/index.ts';
/**
 * Turns that say how an action was done and raise who did it, though each of their words states nothing by itself. One manner a
 * row: what tells it, and what of a fact bears it out; over folded text, English and French.
 */
export const MANNERS: readonly (readonly [told: RegExp, borne: RegExp])[] = [
  [
    /\b(?:under me|beneath me|reporting to me|a la tete d'une? (?:equipe|groupe|brigade)|sous (?:mes ordres|ma (?:direction|responsabilite|supervision|gouverne))|under my (?:lead\w*|direction|supervision|command|management))\b/,
    claimWord('manner: leading'),
  ],
  [
    /\b(?:on (?:my|his|her|their) own(?! accounts?\b)|by (?:my|him|her)self|unassisted|unaided|solo|without (?:any )?(?:help|assistance|supervision)|unsupervised|en (?:toute |complete |pleine )?autonomie(?: (?:complete|totale))?(?! d)|de (?:facon|maniere) autonome|sans (?:aide|supervision|encadrement)|par (?:moi|lui|elle)-meme|par (?:mes|ses) propres moyens|en solo|a (?:moi|lui|elle) seule?)\b/,
    claimWord('manner: alone'),
  ],
  [
    /\b(?:myself|moi-meme|personally|personnellement)\b/,
    // Who did it beside others did not do it alone; where nobody else is told of, nothing is raised.
    /\b(?:(?:my|her|him)self|(?:moi|lui|elle)-meme|alone|seule?)\b|^(?!.*\b(?:teams?|crews?|equipes?|brigades?|colleagues?|collegues?|one of|l'une? des|helped|helping|assist\w*|aid(?:e|ait|ais))\b)/,
  ],
  [
    /\b(?:ahead of (?:time|schedule|the deadline)|(?:before|ahead of) (?:the |its |their )?deadlines?|in record time|early(?= [.,;]|[.,;]|$)|en avance(?: sur)?|avant l'echeance|avant les echeances|en un temps record|dans un temps record)\b/,
    claimWord('manner: ahead'),
  ],
  [
    /\b(?:on time|on schedule|dans les (?:delais|temps)|a temps(?! (?:plein|partiel|complet))|(?:met|meeting|meets|making|made) (?:all |every |the )?deadlines?)\b/,
    claimWord('manner: on time'),
  ],
  [
    /\b(?:(?:under|below|within|on) budget|sous (?:le )?budget|(?:dans|en dessous d[ue]|en deca du|dans le respect du|dans les limites du) (?:le )?budget)\b/,
    /\bbudgets?\b/,
  ],
  [
    /\b(?:from scratch|from (?:the )?ground up|from zero|from nothing|a partir de (?:zero|rien)|de toutes pieces|en partant de (?:zero|rien))\b/,
    claimWord('manner: from nothing'),
  ],
  [
    /\b(?:award|prize)-?winning|\btravail (?:prime|recompense)\b|\b(?:primee?s?|recompensee?s?|saluee?s?|acclamee?s?) par\b/,
    claimWord('manner: awarded'),
  ],
];

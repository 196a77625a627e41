/**
 * How German forms put questions that the lexicon does not list word for word: a pattern over the whole folded label ("ß" as "ss", words divided by single blanks),
 * and the same question in English. `{…}` is a group of the pattern, itself in English. What no pattern covers to its last
 * word is not read at all, so that nothing that narrows a question gets lost.
 */
export const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [/^(durfen|konnen) sie (legal )?in (?<place>[a-z ]+) arbeiten$/, 'Are you authorized to work in {place}?'],
  [
    /^(wie viele jahre|wie viel) (erfahrung|berufserfahrung|praxiserfahrung) (haben|bringen) sie (mit|in|im bereich) (?<skill>[a-z0-9+# ]+?)( mit)?$|^(jahre )?(berufs)?erfahrung(en)? (mit|in) (?!jahren$)(?<skill>[a-z0-9+# ]+?)( in jahren)?$/,
    'Years of experience with {skill}',
  ],
  [
    /^(haben sie|verfugen sie uber) erfahrung(en)? (mit|in) (?<skill>[a-z0-9+# ]+)$/,
    'Do you have experience with {skill}?',
  ],
  [/^(?<language>englisch|deutsch|franzosisch|spanisch|italienisch|polnisch)$/, 'Level of {language}'],
  [
    /^(?<language>[a-z]+)(kenntnisse|niveau)$|^(sprachkenntnisse|kenntnisse|niveau) (in )?(?<language>[a-z]+)$/,
    'Level of {language}',
  ],
  [
    /^(haben|waren) sie (schon einmal|schon mal|bereits|schon|jemals|fruher) (fur|bei)( de[rmn]| die| das)? (?<company>[a-z0-9& ]+?) (gearbeitet|beschaftigt|tatig|angestellt)( gewesen)?$/,
    'Have you previously worked for {company}?',
  ],
];

/** Words before and behind a question that ask nothing: of courtesy, whose it is, and whether it has to be answered. */
export const FRAME =
  /^(bitte |geben sie |nennen sie (uns )?|wahlen sie |ihre[nrsm]? |ihr |deine? |die |der |das )+(?=\w)|( bitte)? (an|angeben|auswahlen)$|( (freiwillig|freiwillige angabe|optional|pflichtfeld|erforderlich))+$/g;

/** Headings of parts that ask about somebody else, by how their words begin, and the same in English. */
export const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/\bnotfall/, 'Emergency contact'],
  [/\b(referenz|ansprechpartner|auskunftspersonen)/, 'References'],
  [/\b(vorgesetzt|fuhrungskraft)/, 'Supervisor'],
];

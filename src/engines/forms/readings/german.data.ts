/** A sentence of agreement to data being used for an application, of no word but these: no other use is in it. */
const PRIVACY =
  /^(?=.*(datenschutz|verarbeit|speicher))(?:(?:ja|hiermit|ich|stimme|willige|bin|habe|akzeptiere|bestatige|erklare|mich|dass|sie|mit|einverstanden|in|der|die|das|den|des|dem|diese[rnms]?|zu|ein|und|sowie|zur|zum|im|fur|von|meine[rnms]?|ihre[rnms]?|gemass|laut|entsprechend|daten|personenbezogene[nr]?|angegebenen|personlichen|datenschutz\w*|verarbeitung|speicherung|nutzung|erhebung|verarbeitet|gespeichert|genutzt|werden|gelesen|kenntnis|genommen|verstanden|zwecke?|rahmen|bewerbung|bewerbungsverfahrens?|bewerbungsprozess(?:es)?|hinweise[n]?|bestimmungen)(?: |$))+$/;

/**
 * How German forms put questions that the lexicon does not list word for word: a pattern over the whole folded label ("ß" as "ss", words divided by single blanks),
 * and the same question in English. `{…}` is a group of the pattern, itself in English. What no pattern covers to its last
 * word is not read at all, so that nothing that narrows a question gets lost.
 */
export const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [
    /^((fruhestmoglicher|fruhester|moglicher|gewunschter) (eintritt|eintrittstermin|eintrittsdatum|starttermin|beginn|arbeitsbeginn|einstiegstermin)|eintrittstermin|eintrittsdatum|startdatum|verfugbar (ab|seit)|verfugbarkeit ab|(ab )?wann (konnen|konnten|mochten) sie (fruhestens |bei uns )*(anfangen|starten|beginnen)|ab wann (sind|waren) sie verfugbar)$/,
    'Earliest start date',
  ],
  [
    /^((gehaltsvorstellung(en)?|gehaltswunsch|wunschgehalt|(gewunschtes|erwartetes) (jahres)?gehalt|jahresgehalt)( (brutto|jahrlich|jahr|im jahr|pro jahr|p a|jahresgehalt|jahresbrutto|bruttojahresgehalt)){0,3})( in)? (eur|euro|€)$/,
    'Annual salary expectations (EUR)',
  ],
  [
    /^(gehaltsvorstellung(en)?|gehaltswunsch|wunschgehalt|gewunschtes jahresgehalt|erwartetes jahresgehalt)( (brutto|jahrlich|jahr|im jahr|pro jahr|p a|jahresbrutto|bruttojahresgehalt)){0,3}$/,
    'Annual salary expectations',
  ],
  [
    /^(besitzen|haben|verfugen) sie (uber )?(eine )?(gultige )?(arbeitserlaubnis|arbeitsgenehmigung) (fur|in) (?<place>[a-z ]+)$/,
    'Are you authorized to work in {place}?',
  ],
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
  [PRIVACY, 'I have read the privacy policy and agree to the processing of my personal data.'],
  [
    /^ich (bestatige|versichere|erklare) dass (alle |meine |die |oben )*(gemachten )?angaben (wahr|wahrheitsgemass|richtig|korrekt|vollstandig)( und (wahr|wahrheitsgemass|richtig|korrekt|vollstandig))? sind$/,
    'I confirm that the information provided is true and complete.',
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

/** A sentence of agreement to data being used for an application, of no word but these: no other use is in it. */
const PRIVACY =
  /^(?=.*(datenschutz|verarbeit|speicher))(?:(?:ja|hiermit|ich|stimme|willige|bin|habe|akzeptiere|bestatige|erklare|mich|dass|sie|mit|einverstanden|in|der|die|das|den|des|dem|diese[rnms]?|zu|ein|und|sowie|zur|zum|im|fur|von|meine[rnms]?|ihre[rnms]?|gemass|laut|entsprechend|daten|personenbezogene[nr]?|angegebenen|personlichen|datenschutz\w*|verarbeitung|speicherung|nutzung|erhebung|verarbeitet|gespeichert|genutzt|werden|gelesen|kenntnis|genommen|verstanden|zwecke?|rahmen|bewerbung|bewerbungsverfahrens?|bewerbungsprozess(?:es)?|hinweise[n]?|bestimmungen)(?: |$))+$/;

/**
 * How German forms put their questions: a pattern over the whole folded label ("ß" as "ss", words divided by single blanks),
 * and the same question in English. `{…}` is a group of the pattern, itself in English. What no pattern covers to its last
 * word is not read at all, so that nothing that narrows a question gets lost.
 */
export const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  // Who and where.
  [
    /^(vor und nachname|vor und zuname|vorname und (nachname|name)|vollstandiger name|vorname name)$/,
    'Full name',
  ],
  [/^(familienname|nachname|zuname)$/, 'Last name'],
  [/^vornamen?$/, 'First name'],
  [/^(rufname|bevorzugter (vor)?name)$/, 'Preferred name'],
  [/^anrede$/, 'Salutation'],
  [/^(e ?mail|e ?mail adresse|mailadresse)$/, 'Email'],
  [
    /^(e ?mail( adresse)? (bestatigen|wiederholen)|(bestatigung|wiederholung) (der |ihrer )?e ?mail( adresse)?)$/,
    'Confirm your email',
  ],
  [
    /^(telefon|telefonnummer|tel|handy|handynummer|mobilnummer|mobiltelefon|rufnummer|mobil|telefon (mobil|privat)|mobile? (telefonnummer|nummer))$/,
    'Phone',
  ],
  [
    /^(strasse|strasse (und )?(hausnummer|haus ?nr|nr|nummer)|anschrift (strasse|strasse (und )?(hausnummer|nr)))$/,
    'Street address',
  ],
  [/^(adresszusatz|anschriftenzusatz)$/, 'Address line 2'],
  [/^(anschrift|adresse)$/, 'Address'],
  [/^(plz|postleitzahl)$/, 'Postal code'],
  [/^(wohnort|ort|stadt|ort stadt|stadt ort)$/, 'City'],
  [/^(bundesland|bundesland kanton|region)$/, 'Province'],
  [/^(land|wohnsitzland|land des wohnsitzes)$/, 'Country'],
  [/^(staatsangehorigkeit|nationalitat|staatsburgerschaft)$/, 'Citizenship'],
  [/^(geburtsdatum|geburtstag|geboren am)$/, 'Date of birth'],
  [/^(linkedin( profil)?|linkedin url|link zum linkedin profil)$/, 'LinkedIn profile'],
  // Documents.
  [/^(lebenslauf|lebenslauf (hochladen|anhangen|beifugen)|cv|lebenslauf cv)$/, 'Resume'],
  [
    /^(anschreiben|bewerbungsschreiben|motivationsschreiben)( (hochladen|anhangen|beifugen))?$/,
    'Cover letter',
  ],
  [/^(foto|bewerbungsfoto|bild|lichtbild)$/, 'Photo'],
  [/^(arbeits|schul)?zeugnisse( und zertifikate)?$/, 'Certificates'],
  [/^(weitere )?(unterlagen|dokumente|anlagen)$/, 'Supporting documents'],
  // Starting, leaving, pay.
  [
    /^((fruhestmoglicher|fruhester|moglicher|gewunschter) (eintritt|eintrittstermin|eintrittsdatum|starttermin|beginn|arbeitsbeginn|einstiegstermin)|eintrittstermin|eintrittsdatum|startdatum|verfugbar (ab|seit)|verfugbarkeit ab|(ab )?wann (konnen|konnten|mochten) sie (fruhestens |bei uns )*(anfangen|starten|beginnen)|ab wann (sind|waren) sie verfugbar)$/,
    'Earliest start date',
  ],
  [
    /^((aktuelle |derzeitige )?(kundigungsfrist|kundigungszeit)|(wie lang(e)? ist|welche) (die |ihre )?kundigungsfrist( haben sie)?)$/,
    'Notice period',
  ],
  [
    /^((gehaltsvorstellung(en)?|gehaltswunsch|wunschgehalt|(gewunschtes|erwartetes) (jahres)?gehalt|jahresgehalt)( (brutto|jahrlich|jahr|im jahr|pro jahr|p a|jahresgehalt|jahresbrutto|bruttojahresgehalt)){0,3})( in)? (eur|euro|€)$/,
    'Annual salary expectations (EUR)',
  ],
  [
    /^(gehaltsvorstellung(en)?|gehaltswunsch|wunschgehalt|gewunschtes jahresgehalt|erwartetes jahresgehalt)( (brutto|jahrlich|jahr|im jahr|pro jahr|p a|jahresbrutto|bruttojahresgehalt)){0,3}$/,
    'Annual salary expectations',
  ],
  // Rights and the law.
  [
    /^(besitzen|haben|verfugen) sie (uber )?(eine )?(gultige )?(arbeitserlaubnis|arbeitsgenehmigung) (fur|in) (?<place>[a-z ]+)$/,
    'Are you authorized to work in {place}?',
  ],
  [/^(durfen|konnen) sie (legal )?in (?<place>[a-z ]+) arbeiten$/, 'Are you authorized to work in {place}?'],
  [
    /^(besitzen|haben|verfugen) sie (uber )?(eine )?gultige (arbeitserlaubnis|arbeitsgenehmigung)$/,
    'Do you hold a valid work permit?',
  ],
  [/^(benotigen|brauchen) sie ein (arbeits)?visum$/, 'Do you require visa sponsorship?'],
  [/^sind sie (mindestens |uber )?18 jahre( alt)?( oder alter)?$/, 'Are you at least 18 years of age?'],
  [/^((status (der )?)?arbeitserlaubnis|aufenthaltsstatus|aufenthaltstitel)$/, 'Work authorization status'],
  [/^sind sie vorbestraft$/, 'Have you ever been convicted of a criminal offence?'],
  // Willingness.
  [
    /^(besitzen|haben) sie einen (gultigen )?fuhrerschein$|^sind sie im besitz eines (gultigen )?fuhrerscheins$|^fuhrerschein vorhanden$/,
    'Do you have a valid driver’s licence?',
  ],
  [/^(besitzen|haben) sie (einen eigenen pkw|ein eigenes (auto|fahrzeug))$/, 'Do you own a vehicle?'],
  [
    /^(sind|waren) sie (bereit|einverstanden) (gelegentlich |bei bedarf )?uberstunden zu (leisten|machen)$|^(sind|waren) sie zu uberstunden bereit$|^bereitschaft zu(r leistung von)? uberstunden$|^uberstundenbereitschaft$/,
    'Are you willing to work overtime?',
  ],
  [
    /^(sind|waren) sie bereit (fur diese (stelle|position) )?umzuziehen$|^(sind|waren) sie umzugsbereit$|^umzugsbereitschaft$|^bereitschaft zum umzug$/,
    'Are you willing to relocate?',
  ],
  [
    /^(sind|waren) sie bereit (dienstlich |beruflich )?zu reisen$|^reisebereitschaft$|^bereitschaft zu (dienst)?reisen$/,
    'Are you willing to travel?',
  ],
  [
    /^(wie hoch ist|welche) (ihre )?reisebereitschaft( haben sie)?( in( %| prozent)?)?$|^reisebereitschaft in( %| prozent)?$|^wie viel( %| prozent)?( der| ihrer) (arbeits)?zeit (konnen|wollen|wurden) sie reisen$/,
    'What percentage of your time are you prepared to travel?',
  ],
  [/^(sind|waren) sie bereit am wochenende zu arbeiten$/, 'Are you willing to work weekends?'],
  [
    /^vollzeit oder teilzeit$|^(gewunschtes )?(arbeitszeit|arbeitszeitmodell|beschaftigungsausmass)$/,
    'Full-time or part-time?',
  ],
  [
    /^((bevorzugtes |gewunschtes |praferiertes )?(arbeitsmodell|arbeitsform)|wo mochten sie (am liebsten )?arbeiten)$/,
    'Preferred work arrangement',
  ],
  [
    /^(art der beschaftigung|beschaftigungsart|beschaftigungsverhaltnis|anstellungsart|vertragsart|gewunschte (beschaftigungsart|anstellungsart))$/,
    'Type of employment you are looking for',
  ],
  // Experience and learning.
  [
    /^(wie viele jahre|wie viel) (erfahrung|berufserfahrung|praxiserfahrung) (haben|bringen) sie (mit|in|im bereich) (?<skill>[a-z0-9+# ]+?)( mit)?$|^(jahre )?(berufs)?erfahrung(en)? (mit|in) (?!jahren$)(?<skill>[a-z0-9+# ]+?)( in jahren)?$/,
    'Years of experience with {skill}',
  ],
  [
    /^(haben sie|verfugen sie uber) erfahrung(en)? (mit|in) (?<skill>[a-z0-9+# ]+)$/,
    'Do you have experience with {skill}?',
  ],
  [/^(sprachen|sprachkenntnisse|welche sprachen sprechen sie)$/, 'Languages'],
  [/^(?<language>englisch|deutsch|franzosisch|spanisch|italienisch|polnisch)$/, 'Level of {language}'],
  [
    /^(berufserfahrung|(jahre|anzahl jahre) (an )?berufserfahrung|berufserfahrung in jahren|wie viele jahre berufserfahrung (haben|bringen) sie( mit)?)$/,
    'Years of work experience',
  ],
  [
    /^((hochster|hochster erreichter) (schul|bildungs|hochschul)?abschluss|bildungsabschluss)$/,
    'Highest level of education',
  ],
  [
    /^(?<language>[a-z]+)(kenntnisse|niveau)$|^(sprachkenntnisse|kenntnisse|niveau) (in )?(?<language>[a-z]+)$/,
    'Level of {language}',
  ],
  [
    /^(aktuelle|derzeitige|jetzige|momentane) (position|tatigkeit|stelle|berufsbezeichnung|funktion)$/,
    'Current job title',
  ],
  [
    /^(aktueller|derzeitiger|jetziger|momentaner) arbeitgeber$|^(aktuelles|derzeitiges) unternehmen$/,
    'Current employer',
  ],
  // The employer.
  [
    /^wie (sind|wurden) sie auf (uns|diese stelle|die stelle|das stellenangebot|diese stellenanzeige|die stellenanzeige|unser unternehmen) aufmerksam( geworden)?$|^(wie|wo|woher) haben sie von (dieser stelle|der stelle|uns) (erfahren|gehort)$|^woher kennen sie uns$|^(wie|wo) haben sie (uns|die stelle|diese stelle|die stellenanzeige) (gefunden|entdeckt|gesehen)$/,
    'How did you hear about this job?',
  ],
  [
    /^(haben|waren) sie (schon einmal|schon mal|bereits|schon|jemals) (fur|bei) uns (gearbeitet|beschaftigt|tatig)( gewesen)?$/,
    'Have you previously worked for us?',
  ],
  [
    /^(haben|waren) sie (schon einmal|schon mal|bereits|schon|jemals|fruher) (fur|bei)( de[rmn]| die| das)? (?<company>[a-z0-9& ]+?) (gearbeitet|beschaftigt|tatig|angestellt)( gewesen)?$/,
    'Have you previously worked for {company}?',
  ],
  // Voluntary.
  [/^geschlecht$/, 'Gender'],
  [
    /^(haben sie eine (schwer)?behinderung|liegt (bei ihnen )?eine (schwer)?behinderung vor|schwerbehinderung|sind sie schwerbehindert)$/,
    'Do you have a disability?',
  ],
  // Agreements.
  [PRIVACY, 'I have read the privacy policy and agree to the processing of my personal data.'],
  [
    /^(durfen|sollen) wir (sie|ihr profil|ihre (bewerbung|daten|unterlagen)) in (unseren|den) (talent|bewerber|kandidaten) ?pool aufnehmen$|^ich mochte in (den|ihren) (talent|bewerber|kandidaten)pool aufgenommen werden$|^(talentpool|aufnahme in den talentpool)$/,
    'Keep my application in the talent pool',
  ],
  [
    /^ich mochte (den|ihren|einen) newsletter (erhalten|abonnieren|bekommen)$|^newsletter (abonnieren|erhalten)$/,
    'Subscribe me to the newsletter',
  ],
  [
    /^ich (bestatige|versichere|erklare) dass (alle |meine |die |oben )*(gemachten )?angaben (wahr|wahrheitsgemass|richtig|korrekt|vollstandig)( und (wahr|wahrheitsgemass|richtig|korrekt|vollstandig))? sind$/,
    'I confirm that the information provided is true and complete.',
  ],
];

/** Words before and behind a question that ask nothing: of courtesy, whose it is, and whether it has to be answered. */
export const FRAME =
  /^(bitte |geben sie |nennen sie (uns )?|wahlen sie |ihre[nrsm]? |ihr |deine? |die |der |das )+(?=\w)|( bitte)? (an|angeben|auswahlen)$|( (freiwillig|freiwillige angabe|optional|pflichtfeld|erforderlich))+$/g;

/** Choices as forms give them, folded, and the same in English. */
export const CHOICES: Readonly<Record<string, string>> = {
  ja: 'Yes',
  nein: 'No',
  'keine angabe': 'Prefer not to say',
  'mochte ich nicht angeben': 'Prefer not to say',
  weiblich: 'Female',
  mannlich: 'Male',
  divers: 'Non-binary',
  frau: 'Ms',
  herr: 'Mr',
  muttersprache: 'Native',
  muttersprachlich: 'Native',
  fliessend: 'Fluent',
  grundkenntnisse: 'Basic',
  anfanger: 'Beginner',
  keine: 'None',
  keiner: 'None',
  'keine erfahrung': 'No experience',
  'vor ort': 'On-site',
  'im buro': 'In the office',
  homeoffice: 'Remote',
  'home office': 'Remote',
  'eu ewr staatsangehorigkeit': 'EU or EEA citizen',
  'eu staatsangehorigkeit': 'EU citizen',
  'eu burger': 'EU citizen',
  'eu burger in': 'EU citizen',
  'deutsche staatsangehorigkeit': 'German citizen',
  'unbefristete aufenthaltserlaubnis': 'Permanent residence permit',
  'befristete aufenthaltserlaubnis': 'Temporary residence permit',
  niederlassungserlaubnis: 'Permanent residence permit',
  verhandlungssicher: 'Fluent',
  abitur: 'High school diploma',
  'allgemeine hochschulreife': 'High school diploma',
  fachabitur: 'High school diploma',
  ausbildung: 'Vocational training',
  berufsausbildung: 'Vocational training',
  'abgeschlossene berufsausbildung': 'Vocational training',
  bachelor: 'Bachelor',
  master: 'Master',
  'master diplom': 'Master',
  diplom: 'Master',
  promotion: 'Doctorate',
  unbefristet: 'Permanent',
  befristet: 'Temporary',
  festanstellung: 'Permanent',
  werkstudent: 'Student job',
  praktikum: 'Internship',
  sofort: 'Immediately',
  vollzeit: 'Full-time',
  teilzeit: 'Part-time',
};

/** Countries and languages that questions and choices name, folded, and the same in English. */
export const NAMES: Readonly<Record<string, string>> = {
  deutschland: 'Germany',
  'der bundesrepublik deutschland': 'Germany',
  osterreich: 'Austria',
  'der schweiz': 'Switzerland',
  'die schweiz': 'Switzerland',
  schweiz: 'Switzerland',
  kanada: 'Canada',
  frankreich: 'France',
  'vereinigtes konigreich': 'United Kingdom',
  'vereinigte staaten': 'United States',
  usa: 'United States',
  irland: 'Ireland',
  belgien: 'Belgium',
  niederlande: 'Netherlands',
  'den niederlanden': 'Netherlands',
  spanien: 'Spain',
  italien: 'Italy',
  polen: 'Poland',
  deutsch: 'German',
  englisch: 'English',
  franzosisch: 'French',
  spanisch: 'Spanish',
  italienisch: 'Italian',
  polnisch: 'Polish',
  turkisch: 'Turkish',
  russisch: 'Russian',
  niederlandisch: 'Dutch',
};

/** Headings of parts that ask about somebody else, by how their words begin, and the same in English. */
export const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/\bnotfall/, 'Emergency contact'],
  [/\b(referenz|ansprechpartner|auskunftspersonen)/, 'References'],
  [/\b(vorgesetzt|fuhrungskraft)/, 'Supervisor'],
];

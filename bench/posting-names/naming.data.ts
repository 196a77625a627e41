import { anyOf } from '#engines/postings/facts/text/patterns.ts';

export const TITLE_LABEL = anyOf(
  String.raw`^(?:(?:job|position|role|poste) )?(?:title|position|role|job|vacancy|opening|poste|titre|intitule|emploi|fonction)(?: title| du poste| de l'emploi| a pourvoir| available| name)?$`,
  String.raw`^(?:now |we(?:'re| are) )?hiring(?: now| for)?$|^(?:nous )?recrut(?:ons|e)$|^job opportunity$`,
  String.raw`^offre d'emploi$|^opportunity$`,
);
export const COMPANY_LABEL =
  /^(?:company|employer|organi[sz]ation|firm|client|business|hiring (?:company|organi[sz]ation)|compagnie|entreprise|employeur|installation|etablissement|institution|organisme|organisation|societe|agency|agence)(?: name| du poste)?$|^(?:posted by|nom de l'entreprise|offered by|who)$/;
export const SPEECH =
  /\b(?:we|we're|our|you|your|is|are|join|will|nous|vous|notre|votre|est|sont|looking|seeking|hiring|apply|wants?|needs?|seeks?|recherchent?|cherche|recrutent?|embauche|invites?|please|this|posted|date|closing|published|ref:|requisition)\b/;
export const A = String.raw`(?:an?|(?:our|notre) (?:very )?(?:first|second|third|fourth|fifth|premi(?:er|ère)|deuxième|troisième)|our next|our newest|its next|the next|un\(?e?\)?|une|des|d'une?|notre prochaine?|notre prochain\.e|its|our|the|several|multiple|two|three|additional|more)`;
const STOP = String.raw`(?= (?:to|who|for (?:our|an?|its|the)|in (?:our|the)|at|with|based|located|on (?:a|our|the)|that|and (?:you|we|this)|join|pour|afin|dans|qui|chez|à|au|sur|whose|position|role|near|working)(?!\p{L})| (?:for|in|en|à) (?:\p{Lu}|\d)| [-–—(]|[,.!;:(]|$)`;

const TITLE = String.raw`(\p{L}[^,.!;:\n]{2,70}?)${STOP}`;
const PRAISE = String.raw`(?:(?:experienced|talented|motivated|passionate|skilled|dedicated|reliable|enthusiastic|full[- ]time|part[- ]time|permanent|temporary|remote|hybrid|dynamic|driven|qualified|great|new|highly|strong|exceptional|detail-oriented|self-motivated|or|and)(?: |, ))*`;
const SEEKING = String.raw`(?:hiring|looking for|seeking|[Ss]eeks|[Ss]eek|recruiting|searching for|in search of|needs?|need|recruits|welcome|opening for|opportunity for|vacancy for|[Rr]echerche|[Rr]echerchons|cherche|cherchons|recrute|recrutons|embauche|embauchons|à la recherche|looking to (?:hire|add|recruit|appoint)|want|applications (?:for the (?:position|role|post) of|for)|invites applications for)`;
/** How sentences name the job; the first group of each is the name. */
export const TITLE_TOLD: readonly (readonly [
  'seeking' | 'joining' | 'being' | 'position' | 'wanted' | 'wantedLast',
  readonly RegExp[],
])[] = [
  [
    'seeking',
    [
      new RegExp(
        String.raw`\b${SEEKING} (?:for )?(?:de )?(?:pour [^,.;]{3,60}, )?${A} ?${PRAISE}${TITLE}`,
        'gu',
      ),
      // "recherchons pour notre client, PME industrielle basée à Annecy, un(e) Comptable".
      new RegExp(
        String.raw`\b(?:recherchons|recherche|cherchons|recrutons|looking|seeking|hiring) (?:pour|for) (?:notre|our|one of our|un de nos) clients?,? (?:[^.;]{3,80}?,? )?(?:un\(e\)|une?|an?|for an?) ${TITLE}`,
        'gu',
      ),
      // "is hiring scoopers".
      /\b(?:hiring|seeking|recruiting|looking for) (\p{Ll}[\p{L} -]{2,40}?s)(?= for | to | in | at | and |[,.!;]|$)/gu,
      new RegExp(
        String.raw`\b(?:hiring|seeking|recruiting|looking for|recherchons|recrutons|need) (\p{Lu}[^,.!;:\n]{2,70}?)${STOP}`,
        'gu',
      ),
    ],
  ],
  [
    'joining',
    [
      new RegExp(
        String.raw`\b(?:[Jj]oin|[Ww]ork for|come work (?:for|with)|[Rr]ejoignez|[Jj]oignez)\b[^.]{2,60}? (?:as|comme|en tant que|à titre de) (?:(?:an?|our next|our new|our|the|notre|un|une) )?${TITLE}`,
        'gu',
      ),
    ],
  ],
  [
    'being',
    [
      new RegExp(
        String.raw`\b(?:[Aa]s|[Cc]omme|[Ee]n tant que) (?:an?|our(?: first)?|the|une?|notre) (\p{Lu}[^,.!;:\n]{2,70}?)(?:,| at | you| chez | vous| in our| with )`,
        'gu',
      ),
      new RegExp(
        String.raw`\b(?:[Yy]ou(?:'re|’re| are)|[Tt]u es|[Vv]ous êtes) (?:an?|our|une?|notre) (\p{Lu}[^,.!;:\n]{2,60}?)${STOP}`,
        'gu',
      ),
    ],
  ],
  [
    'position',
    [
      new RegExp(
        String.raw`\b(?:position|role|post|job|poste|opportunity|opening|vacancy|emploi) (?:of|as|for|de|d['’])(?: an?| the)? ?(\p{Lu}[^,.!;:\n]{2,70}?)${STOP}`,
        'gu',
      ),
    ],
  ],
  [
    'wanted',
    [
      /^(?:we have an opening for an? |now hiring:? |hiring:? |(?:help |staff )?wanted:? |seeking:? |needed:? |urgent:? |opportunity:? |recherchée?s? ?:? ?|offre d['’]emploi :? ?)(\p{L}.{2,70}?)(?:[.!,;]|$)/giu,
    ],
  ],
  [
    'wantedLast',
    [
      /^(\p{Lu}[\p{L}\d '’()/&-]{2,60}?)(?: (?:wanted|needed|required|recherchée?|demandée?|recherchés)\b|, (?:full|part)[- ]time\b|, temps (?:plein|partiel)\b)/gu,
    ],
  ],
];
/** A name in capitals, with small words between. */
const FIRM_NAME = String.raw`(\p{Lu}[\p{L}\d'’.&-]*(?:,? (?:&|et|and|of|de|du|des|la|the|\p{Lu}[\p{L}\d'’.&-]*)){0,5}(?:,? (?:inc|ltd|llc|llp|ltée|corp)\b\.?)?)`;

/** Any name in capitals, wherever it stands. */
export const NAME: RegExp = new RegExp(FIRM_NAME, 'gu');
const VERBS = String.raw`(?:is|are|has|have|was|est|sont|a|seeks?|needs?|recherche|cherche|recrute|embauche|invites?|wants?|hires?|welcomes?|offre|offers?|builds?|makes?|provides?|operates?|runs?|designs?|manufactures?|fabrique|exploite|sells?|delivers?|helps?|serves?|does|employs?|will|supports?|thanks?|requires?|owns?|creates?|produces?|develops?|accueille|compte|propose|conçoit|produit|vend|aide|œuvre)`;
export type ToldCompany = 'subject' | 'about' | 'joining' | 'at' | 'weAre' | 'kindOf' | 'owner' | 'behalf';
/** How sentences name who offers the job; the first group of each is the name. */
export const COMPANY_TOLD: readonly (readonly [ToldCompany, readonly RegExp[]])[] = [
  [
    'subject',
    [
      new RegExp(
        String.raw`(?:^|[.!?] |: )${FIRM_NAME}(?: \([^()]{2,40}\))?(?:,? (?:an?|the|une?|le|la) [^,.]{3,60},)?,? (?:(?:also|currently|now|actively|still) )?${VERBS}(?= )`,
        'gu',
      ),
    ],
  ],
  [
    'about',
    [
      new RegExp(
        String.raw`(?:[Aa]bout|ABOUT|[Ww]hy|[Àà] propos de|[Qq]ui est|[Ll]ife at) ${FIRM_NAME}(?=\W*$|[:?]| is| est)`,
        'gu',
      ),
    ],
  ],
  [
    'joining',
    [
      new RegExp(
        String.raw`\b(?:[Jj]oin|[Rr]ejoignez|[Jj]oignez|[Ww]elcome to|[Ww]ork (?:at|for|with)|[Ww]orking (?:at|for)|[Hh]ere at|[Cc]areers? (?:at|with)|[Tt]eam at|[Pp]osition (?:at|with)|[Rr]ole (?:at|with)|[Oo]pportunit(?:y|ies) (?:at|with)|[Jj]obs? at|[Bb]ienvenue chez|[Éé]quipe (?:de|du)) ${FIRM_NAME}`,
        'gu',
      ),
    ],
  ],
  [
    'at',
    [
      new RegExp(String.raw`(?:^|[ ,])(?:[Aa]t|@|[Cc]hez|[Cc]he[fz]s?|[Aa]u sein d[eu]) ?${FIRM_NAME}`, 'gu'),
      new RegExp(
        String.raw`\b(?:wanted|needed|hired|employed|posted|recruited) (?:by|at) ${FIRM_NAME}`,
        'gu',
      ),
    ],
  ],
  // "Hey! We're Pocketful", "Hello from Rootcellar!".
  [
    'weAre',
    [
      new RegExp(
        String.raw`(?:^|[.!,] )(?:[Ww]e['’]re|[Ww]e are|[Nn]ous sommes|[Hh]ello from|[Gg]reetings from|[Hh]i from) ${FIRM_NAME}(?=[ ,.!;:)]|$)`,
        'gu',
      ),
    ],
  ],
  // "Le cabinet Thériault Vachon, avocats".
  [
    'kindOf',
    [
      new RegExp(
        String.raw`\b(?:[Cc]abinet|[Ff]irme|[Ee]ntreprise|[Cc]ompagnie|[Aa]gence|[Oo]rganisme) ${FIRM_NAME}(?=[ ,.!;:)]|$)`,
        'gu',
      ),
    ],
  ],
  ['owner', [new RegExp(String.raw`(?:^|[ ("])${FIRM_NAME}['’]s? (?=\p{Ll}|\p{Lu})`, 'gu')]],
  [
    'behalf',
    [
      new RegExp(
        String.raw`(?:\((?:through|via|par)|\b[Oo]n behalf of|\b[Ee]mployer:?|\b[Cc]all|\b[Cc]ontact) ${FIRM_NAME}(?=[ ,.!;:)]|$)`,
        'gu',
      ),
    ],
  ],
];
export const NO_FIRM =
  /^(?:we|you|this|the|our|the (?:role|team|job|position|company|successful candidate)|i|it|there|that|nous|vous|ce|cette|le|la|les|notre|it's|us|you'll|experience|applicants?|candidates?|salary|remote|hybrid|please|if|what|all|training|here|work|job|position|role)$/;

/** "Classification: Diesel Mechanic", "Who we want: a Veterinary Technician": labels that may tell other things too. */
export const WORK_LABEL =
  /^(?:job )?classification$|^who (?:do )?we(?:'re| are)? (?:want|need|hiring|looking for|seeking)$|^qui nous cherchons$|^(?:seeking|needed|wanted|recherche[es]*)$/;
export const WHO_LABEL = /^who (?:we are|are we)$|^qui (?:nous sommes|sommes-nous)$|^at$/;
/** A company's legal form, flat. */
export const LEGAL_FORM =
  /\b(?:inc|ltd|limited|llc|llp|corp|corporation|gmbh|plc|ltee|s\.?e\.?n\.?c\.?r?\.?l?|lp|sarl|sas|pty)\b\.?/;
/** What heads parts of postings and sites, or names days, tongues and papers: neither a job nor an employer. */
export const GENERIC =
  /^(?:(?:job|career|employment) (?:opportunit(?:y|ies)|openings?|postings?|offers?|descriptions?|titles?|details|summary|id|types?|category|famil(?:y|ies))|jobs?|careers?|home|title|location|company|employer|entreprise|lieu|position|role|team|department|description|overview|summary|requirements?|responsibilities|qualifications|benefits|perks|compensation|salary|pay|about(?: the| our)? ?(?:us|job|role|company|position|team|you)?|who we are|what we offer|the (?:role|job|company|position|team|offer|deal)|references?|languages?|education|experience|training|english|french|francais|anglais|spanish|bilingual|canada|canadian|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|overtime|weekends?|evenings?|days|nights|pay range|software development|hello|hi|hey|bonjour|dear|hiring|hi all|all|other|status|hours|wage|shift|schedule|resume|cv|reporting to|permanent|temporary|contract|full[- ]time|part[- ]time|minimum|maximum|new|join us|join our team|apply|deadline|posting|competition|concours|profil|missions?|poste|contrat|salaire|exigences|avantages|formation|statut|horaire)\b\W*$/;

/** Words by what they do in a sentence, as far as reading requirements needs it. */
export const DETERMINERS =
  'a an the this that these those our your their its his her my any some all each every both either various several multiple one two three another such own';
export const PREPOSITIONS =
  'of in on at by for with within from into across through about over under between during after before without against toward towards around among upon per via as than like including throughout alongside beyond regarding';
export const PRONOUNS =
  'i you we they he she it who which what us them me yourself someone anyone everyone whom there';
export const AUXILIARIES =
  "is are was were be been being am will would can could shall should may might must have has had do does did not don't won't can't you'll you're we're it's that's";
export const CONJUNCTIONS = 'and or but nor & plus';
/** Where a doing ends: a side remark, a reason or a way begins. */
export const BREAKS =
  'which that who whose where when while whilst if because so since although though until unless whether how why what as thereby thus therefore then also';
/** Praise and measure before a thing that is asked for; no part of its name. */
export const PRAISE =
  'strong good great excellent outstanding solid proven deep advanced basic extensive sound thorough working practical demonstrated in-depth hands-on previous prior relevant professional fluent exceptional superior high highly very really truly extremely well exceptionally strongly superb some significant substantial broad wide demonstrable first profound fundamental general expert intermediate excellent, strong, good, keen clear natural real true recent minimum';
/** What stands before something to know: "knowledge of". */
export const KNOWING =
  'knowledge experience understanding familiarity familiar expertise proficiency proficient background skilled exposure experienced knowledgeable versed fluent fluency interest command grasp mastery expert awareness qualification certification certified degree training trained competence competent competency know-how knowhow literacy understand know';
/** Qualities of a person, asked for by one word. */
export const QUALITIES =
  'motivated self-motivated proactive passionate curious creative innovative structured analytical flexible ambitious independent responsible reliable organized organised well-organized well-organised communicative enthusiastic driven self-driven adaptable dynamic empathetic ethical collaborative detail-oriented goal-oriented solution-oriented result-oriented results-oriented results-driven customer-oriented service-minded open-minded quality-conscious team-oriented resourceful resilient committed dedicated patient persistent punctual honest trustworthy friendly positive energetic hardworking hard-working hands-on self-starter pragmatic outgoing systematic meticulous conscientious persuasive tenacious inquisitive approachable empathic pedagogical entrepreneurial self-disciplined goal-driven data-driven business-minded service-oriented team-player teamplayer extrovert numerate';
/** Heads of what one is able to: "communication skills". */
export const ABILITIES =
  'skills skill abilities mindset attitude thinking spirit mentality player work-ethic ethic personality leadership teamwork communication collaboration';
export const KINDS_OF_ABILITY =
  'communication interpersonal analytical organizational organisational presentation leadership management people social problem-solving problem solving negotiation collaboration verbal written oral writing troubleshooting time research planning technical teamwork team analytic coding debugging design development facilitation listening customer service stakeholder relationship sales strategic critical creative entrepreneurial coordination critical-thinking numerical administrative coaching influencing language can-do work quantitative conceptual mathematical commercial soft reporting decision-making consulting consultative selling';

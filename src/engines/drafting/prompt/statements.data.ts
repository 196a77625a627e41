/** What follows "I am a" and names no work; folded. */
export const NO_ROLE =
  /\b(?:person|individual|man|woman|candidate|human|mother|father|newcomer|citizen|resident|student|graduate|learner|fan|lot|bit|resume|cv|team player|hard worker|personne|candidate?|etudiante?|motive|motivee)$|^(?:looking|applying|searching|interested|able|not|very|really|ready)\b/;

/** Verbs after "I" by which nothing is told of work done; folded. */
export const NO_TELLING =
  /^(?:am|was|were|be|been|have|had|has|want|wanted|need|needed|would|like|love|think|believe|hope|hoped|live|lived|speak|know|look|looked|apply|applied|hold|studied|study|graduated|worked|work|can|could|do|don|did|will|prefer|wish|got|get|use|may|might|must|should|feel|guess|mean|see|just|only|never|not|please)$/;

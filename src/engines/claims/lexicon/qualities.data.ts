/** Qualities, ways and amounts that state something, one meaning a line, as in the list of actions. */
export const QUALITIES = `
new recent newly nouveau nouvelle recemment
main chief principal primary chiefly mostly mainly principal surtout principalement primarily largely
mostly mainly chiefly largely primarily surtout
yearly annual every_year annuel
monthly each_month every_month mensuel per_month chaque_mois tous_les_mois mois
weekly each_week every_week hebdomadaire per_week
daily each_day every_day quotidien per_day a_day
nightly every_night each_night
young youth jeunesse
regular routine
public civic
local regional
temporary casual occasional seasonal short-term
external outside externe
internal in-house interne
basic elementary base fondamental introductory
advanced avance
concurrent simultaneous at_once at_a_time simultane
large big grand
small petit little
joint shared together conjoint
absent away off absence
home-made home-built homemade self-made own
financial financier finance
individual personal particulier particuliers
clinical medical clinique
surgical surgery
municipal city
away absent gone
underway in_progress ongoing under_way en_cours unfinished not_finished partway
monthly month-end mensuelle
unseen not_seen without_being_seen
various several different
safe safely safety
`;

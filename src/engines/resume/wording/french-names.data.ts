/**
 * Words that a French name of an employer or a school begins with, by the article they take: "le CLSC", "la Banque",
 * "l’Hôpital". Folded.
 */
export const NAME_HEADS = {
  le: 'clsc cegep chu chum chul chsld cisss ciusss cpe centre college conservatoire ministere musee groupe cabinet lycee laboratoire syndicat conseil consulat tribunal reseau regroupement magasin marche salon studio theatre cinema camping domaine chateau comptoir depanneur parc port senat gouvernement service bureau restaurant garage',
  la: 'banque ville clinique caisse fondation cooperative compagnie boulangerie patisserie boucherie librairie pharmacie bibliotheque mairie garderie residence maison faculte polyclinique municipalite societe federation chambre ferme fromagerie brasserie mutuelle prefecture cour gendarmerie fruiterie quincaillerie fiducie regie commission corporation mission',
  elided:
    'hopital hotel-dieu universite ecole agence institut entreprise etablissement assemblee academie atelier auberge usine imprimerie epicerie association organisme office hotel union',
} as const;

/** Those of them that English names begin with, too: they count where the rest of the name is French. */
export const ALSO_ENGLISH =
  'centre college service bureau restaurant garage studio salon port association commission corporation mission office union hotel conservatoire';

import { anyOf } from '#engines/postings/facts/text/patterns.ts';

export const LABEL =
  /^(?:(?:job|work|office|primary|main|home|client) )?(?:locations?|places?|city|town|community|municipality|where|site|office|branch|campus|station|base|workplace|based)(?: of work| of employment)?$|^(?:lieu(?: de travail| du poste| d'affectation)?|endroit|ville|localisation|emplacement|adresse|affectation|port d'attache|municipalite)$/;
export const OTHER_LABEL = anyOf(
  String.raw`title|position|role|poste|titre|company|employer|organi[sz]ation|employeur|entreprise|salar|pay`,
  String.raw`compensation|type|contract|contrat|date|reports?|department|category|benefits`,
);
/** What a place of work is in, not a town: "Aéroport Jean-Lesage". */
export const FACILITY =
  /^(?:aeroport|airport|hopital|hospital|centre|center|campus|usine|plant|ecole|school|universite|university|college|gare|terminal|mall|tour|tower|edifice|building|plaza|entrepot|warehouse|succursale|branch|clinique|clinic|residence|pavillon|complexe)\b|\b(?:centre|center|hall|house|building|campus|hospital|school|plant|library|arena|tower|plaza|mall|office|park)$/;
export const MODE =
  /^(?:fully |100% )?(?:remote|hybrid|on-?site|home|teletravail|presentiel|anywhere|various|multiple|virtual)/;
export const LEADS =
  /^(?:remote|hybrid|hybride|onsite|on-site|in-person|downtown|greater|central|north|south|east|west|location|lieu|office|bureau|near|our|the|join|based|metro|in|at|notre)$/;
export const BEFORE = anyOf(
  String.raw`\b(?:based|located|located right|situe[es]?|base[es]?|onsite|on-site|in[- ]person|office|offices|site|location|work(?:ing)?|role|position|job|poste|team|travail\w*|opportunity|opening|hybrid|hybride|shop|store|clinic|warehouse|plant|school|hospital|usine|succursale|magasin|clinique|entrepot|bureaux?|atelier|hopital|ecole|restaurant|campus|chantier|equipe|region|residence)\b[^.;]{0,30}\b(?:in|at|from|of|near|a|de|en|au|is|dans)(?: (?:downtown|our|the|central|notre|le))?\s*$`,
  String.raw`\b(?:in|at|from|near) (?:our|the|downtown)(?: \w+)?\s*$|\ba notre\b[^.;]{0,24}$`,
  String.raw`\b(?:in|a|en)\s*$`,
);
/** What stands before a place of work so surely that its name need not be known. */
export const CUED =
  /\b(?:based|working|work|located|operating|dispatched|report(?:ing)?|base[es]?|situe[es]?|install[es]{1,3}|implant[es]{1,3}|etabli[es]?)(?: (?:in|at|out of|from|to|near|a))(?: (?:the|our))?\s*$|\bout of (?:the|our)\s*$/;
export const STRONG_BEFORE =
  /\b(?:based|located|situe[es]?|base[es]?|located|role|position|poste|job|onsite|on-site|in[- ]person|office|bureau|work(?:ing)?|hybrid)\b[^.;]{0,30}$/;
export const AFTER =
  /^,?(?: [\p{L}]{2,12})?\s*(?:office|studio|site|branch|store|plant|campus|location|warehouse|clinic|facility|hub|area|region|lab|shop|based|team|station|depot|terminal|yard|garage|hospital|school|kitchen|crew)\b/u;
export const ELSEWHERE =
  /\b(?:headquarter\w*|head office|siege social|offices (?:in|across)|bureaux (?:a|dans)|across|clients|customers|founded|fonde\w*|born|born in|grew|partners|expand\w*|travel|deplacements?|university|universite|college)\b/;

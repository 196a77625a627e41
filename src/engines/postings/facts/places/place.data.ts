import { postingWord } from '#engines/lexicon/index.ts';
import { anyOf } from '#engines/postings/facts/text/patterns.ts';

export const LABEL =
  /^(?:(?:job|work) )?(?:locations?|place|city|where)(?: of work)?$|^(?:lieu(?: de travail)?|endroit|ville|adresse)$/;
export const OTHER_LABEL = anyOf(
  String.raw`title|position|role|poste|titre|company|employer|organi[sz]ation|employeur|entreprise|salar|pay`,
  String.raw`compensation|type|contract|contrat|date|reports?|department|category|benefits`,
);
/** What a place of work is in, not a town: "Aéroport Jean-Lesage". */
export const FACILITY =
  /^(?:aeroport|airport|hopital|hospital|campus|ecole|clinique|residence)\b|\b(?:centre|center|building|campus|hospital|school|mall|tower|park)$/;
export const MODE = /^(?:remote|hybrid|home|teletravail|anywhere|various|virtual)/;
export const LEADS = /^(?:remote|our|the|in|at|notre)$/;
export const BEFORE = anyOf(
  String.raw`\b(?:based|located|located right|situe[es]?|base[es]?|onsite|on-site|in[- ]person|office|offices|site|location|work(?:ing)?|role|position|job|poste|team|travail\w*|opportunity|opening|hybrid|hybride|shop|store|clinic|warehouse|plant|school|hospital|usine|succursale|magasin|clinique|entrepot|bureaux?|atelier|hopital|ecole|restaurant|campus|chantier|equipe|region|residence)\b[^.;]{0,30}\b(?:in|at|from|of|near|a|de|en|au|is|dans)(?: (?:downtown|our|the|central|notre|le))?\s*$`,
  String.raw`\b(?:in|at|from|near) (?:our|the|downtown)(?: \w+)?\s*$|\ba notre\b[^.;]{0,24}$`,
  String.raw`\b(?:in|a|en)\s*$`,
);
/** What stands before a place of work so surely that its name need not be known. */
export const CUED =
  /\b(?:based|located|base[es]?|situe[es]?) (?:in|at|out of|near|a)(?: (?:the|our))?\s*$|\bout of (?:the|our)\s*$/;
export const STRONG_BEFORE = /\b(?:based|located|situe[es]?|job|position|poste)\b[^.;]{0,30}$/;
export const AFTER = /^,?(?: [\p{L}]{2,12})?\s*(?:office|store|plant|campus|area|region)\b/u;
export const ELSEWHERE = postingWord('place: elsewhere');

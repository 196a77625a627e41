/** A status that says one does not (yet) hold another: having the first answers a question about the second with no. */
export const EXCLUDES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(eit|engineer in training|engineering intern|member in training|cpi|candidat a la profession d ingenieur)\b/,
    /\b(p eng|peng|professional engineer|ingenieur)\b/,
  ],
  [/\b(cpa candidate|cpa student|candidat cpa)\b/, /\b(cpa|chartered professional accountant)\b/],
  [/\b(apprentice|apprenti)\b/, /\b(journeyman|journeyperson|compagnon|red seal|sceau rouge)\b/],
  [
    /\b(articling student|student at law|stagiaire en droit)\b/,
    /\b(called to the bar|lawyer|barrister|avocate?)\b/,
  ],
  [/\b(graduate nurse|nursing student)\b/, /\b(registered nurse|rn)\b/],
];

/** The whole of a question whether somebody has a job now, whoever gives it. */
export const EMPLOYED =
  /^are you (currently |presently |now |already )?(employed|working|in (work|employment|a job)|in paid (work|employment))( (currently|presently|at present|at the moment|right now|now))?$|^do you (currently |presently |now )?(have|hold) a job( (currently|at present|at the moment|now))?$|^etes vous (actuellement |presentement |deja )?(en (poste|emploi|activite)|employee?|salariee?)( actuellement| en ce moment)?$|^(occupez|avez) vous (actuellement |presentement )?un (emploi|poste)( actuellement| en ce moment)?$|^(etes) vous (actuellement|en ce moment)$|^travaillez vous (actuellement|presentement|en ce moment)$/;

/** Function words of English and French, folded: they say nothing about what a text is about. */
export const ENGLISH_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a about above after again against all also am an and any are as at be because been before being below between both but by can ' +
    'could did do does doing down during each few for from further had has have having he her here hers him his how i if in into is it ' +
    'its just me more most my no nor not now of off on once only or other our out over own per same she should so some such than that ' +
    'the their them then there these they this those through to too under until up us very was we well were what when where which while ' +
    'who whom why will with within without would you your'
  ).split(' '),
);

export const FRENCH_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a afin ai ainsi alors apres as au aucun aussi autre aux avant avec avez avoir avons c car ce cela ces cet cette ceux chaque chez ' +
    'comme d dans de depuis des donc du elle elles en entre est et etait etant ete etre eu il ils j je l la le les leur leurs lors lui ' +
    'm ma mais meme mes mon n ne ni nos notre nous on ont ou par pas pendant peu plus pour pres qu quand que quel quelle qui s sa sans ' +
    'se selon ses si soit son sont sous sur t ta te tel tes ton tous tout toute toutes tres tu un une vers vos votre vous y'
  ).split(' '),
);

export const STOP_WORDS: ReadonlySet<string> = new Set([...ENGLISH_FUNCTION_WORDS, ...FRENCH_FUNCTION_WORDS]);

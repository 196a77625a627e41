/** Words that carry a sentence in one language and are rare in the others, by ISO 639-1 code; for telling postings apart. */
export const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of with you we our for your will are is this have be at that their who as from work team',
  fr: 'le les des et vous nous notre votre pour avec dans une sur est sont aux du poste équipe au ou ce vos nos',
  de: 'und der die das wir sie ist mit für von zu den dem ein eine sind bei unser unsere als auf deine ihre werden oder im zum zur',
  nl: 'de het een en van wij je jij jouw met voor zijn naar bij onze ons als aan hebt dat deze wordt niet ook',
  es: 'el los las una y para con por nuestro nuestra tu como trabajo empresa más del que se su somos equipo',
  it: 'il gli della delle di per con nostro nostra una sono che nel lavoro azienda alla dei come più',
  pt: 'os da do das para com uma nossa nosso você não trabalho empresa que em como mais são ao',
  sv: 'och att det som för på med är av till vi du ett en din vår våra oss eller om hos arbete',
  no: 'og det som for på med er av til vi du et en din vår våre oss eller om hos ikke vil har jobb søker',
  da: 'og det som for på med er af til vi du et en din vores os eller om hos ikke vil har job søger du',
  fi: 'ja on että sekä sinä sinun meillä meidän työ tai kun ovat mukaan olet voit myös kanssa',
  pl: 'i w na z do się że oraz dla jest nasz praca pracy lub przez od w naszym twoje jako zespół',
};

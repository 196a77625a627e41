import type { Aspect } from '#practice/town/life/types.ts';
import type { Language } from '#practice/world/types.ts';

type Sayings = Readonly<Record<Aspect, { pos: readonly string[]; neg: readonly string[] }>>;

/** What people say of each aspect; `{item}` is a product. */
export const sayings: Readonly<Record<Language, Sayings>> = {
  en: {
    quality: {
      pos: ['the {item} is the best around here', 'the {item} was exactly what I hoped for', "can't fault the {item}", 'everything we took home held up beautifully', 'you can tell they care about the {item}'],
      neg: ['the {item} was a letdown', 'the {item} fell apart by evening', 'sad to say the {item} is not what it used to be', 'I expected far better from the {item}', 'had to throw half of it away'],
    },
    service: {
      pos: ['the folks behind the counter remember you', 'they took their time with my silly questions', 'such kind people', 'somebody carried it to my car without being asked', 'always a smile here'],
      neg: ['nobody looked up when I came in', 'got an eye roll for asking', 'the person at the counter could not be bothered', 'they talked over me the whole time', 'I left feeling like a nuisance'],
    },
    wait: {
      pos: ['in and out in five minutes', 'the line moves fast', 'no waiting at all even on a Saturday', 'they had me sorted right away'],
      neg: ['stood in line for twenty minutes', 'one till open and a queue to the door', 'I gave up half an hour of my lunch', 'it took forever'],
    },
    price: {
      pos: ['fair for what you get', 'cheaper than I feared', 'worth every penny', 'easy on the wallet'],
      neg: ['the prices have gone silly', 'you pay a lot for very little', 'the same thing costs less two streets over', 'my wallet still hurts'],
    },
    selection: {
      pos: ['they had everything on my list', 'so much to pick from', 'I always find something new', 'even the odd sizes are there'],
      neg: ['half the shelf was bare', 'what I came for was sold out again', 'not much left to choose from', 'come early or go home with nothing'],
    },
    cleanliness: {
      pos: ['spotless', 'you could eat off the floor', 'tidy down to the last corner', 'the washroom was immaculate'],
      neg: ['the floor was sticky', 'crumbs on every surface', 'it could use a good scrub', 'the washroom was grim'],
    },
    atmosphere: {
      pos: ['a lovely spot to linger', 'warm light and quiet music', 'feels like a friend’s kitchen', 'I could stay all afternoon'],
      neg: ['freezing cold inside', 'the music was so loud we shouted', 'a gloomy place on a wet day', 'no corner to feel at ease in'],
    },
    location: {
      pos: ['easy to find', 'plenty of parking right out front', 'two steps from the bus', 'handy on the way home'],
      neg: ['nowhere to park', 'the street is dug up and you walk around the block', 'good luck finding the door', 'the detour cost me a quarter of an hour'],
    },
  },
  fr: {
    quality: {
      pos: ['le produit « {item} », un pur bonheur', 'rien à redire sur « {item} »', 'c’est le meilleur en ville pour « {item} »', 'tout ce qu’on a rapporté était parfait', 'on voit qu’ils soignent « {item} »'],
      neg: ['« {item} » m’a bien déçu', '« {item} » n’a pas tenu la journée', 'ce n’est plus ce que c’était, « {item} »', 'je m’attendais à mieux pour « {item} »', 'la moitié a fini à la poubelle'],
    },
    service: {
      pos: ['des gens d’une gentillesse rare', 'on m’a répondu avec patience', 'le monde au comptoir nous reconnaît', 'toujours un beau sourire', 'ils m’ont aidée à tout porter'],
      neg: ['personne n’a levé les yeux à mon arrivée', 'on m’a répondu bête', 'l’employé avait l’air de s’ennuyer ferme', 'j’avais l’impression de déranger', 'zéro écoute'],
    },
    wait: {
      pos: ['ça roule, cinq minutes et c’est réglé', 'aucune attente même le samedi', 'la file avance vite', 'servi tout de suite'],
      neg: ['vingt minutes à faire la file', 'une seule caisse ouverte', 'c’était interminable', 'j’y ai laissé mon heure de dîner'],
    },
    price: {
      pos: ['ça vaut son prix', 'moins cher que je craignais', 'des prix honnêtes', 'on en a pour son argent'],
      neg: ['les prix ont explosé', 'c’est cher pour ce que c’est', 'la même chose coûte moins cher deux rues plus loin', 'mon portefeuille s’en souvient'],
    },
    selection: {
      pos: ['il y avait tout ce que je cherchais', 'un choix fou', 'on y découvre toujours du nouveau', 'même les formats rares y sont'],
      neg: ['les tablettes étaient à moitié vides', 'encore en rupture de ce que je voulais', 'plus grand-chose à choisir', 'arrivez tôt ou repartez bredouille'],
    },
    cleanliness: {
      pos: ['d’une propreté impeccable', 'tout brille', 'bien rangé jusque dans les coins', 'les toilettes étaient nickel'],
      neg: ['le plancher collait', 'des miettes partout', 'un bon ménage ne ferait pas de tort', 'les toilettes faisaient peur'],
    },
    atmosphere: {
      pos: ['on s’y sent comme chez des amis', 'une ambiance chaleureuse', 'lumière douce et musique tranquille', 'j’y passerais l’après-midi'],
      neg: ['on y gèle', 'la musique était si forte qu’on criait', 'un endroit tristounet les jours de pluie', 'aucun coin où se poser'],
    },
    location: {
      pos: ['facile à trouver', 'du stationnement juste devant', 'à deux pas de l’autobus', 'sur mon chemin, c’est parfait'],
      neg: ['impossible de se stationner', 'la rue est éventrée, on fait le tour du bloc', 'bonne chance pour trouver la porte', 'le détour m’a coûté un quart d’heure'],
    },
  },
};

/** How somebody opens, turns from praise to blame, and closes. */
export const voices: Readonly<Record<Language, { openers: readonly string[]; turns: readonly string[]; closers: readonly string[] }>> = {
  en: {
    openers: ['Been coming here for years.', 'First visit.', 'Ok so', 'Stopped by on Friday.', 'My sister sent me.', 'Hmm.'],
    turns: ['but', 'though', 'still,', 'on the other hand'],
    closers: ['See you next week!', 'Will I return? We’ll see.', '10/10', '👍', 'Just saying.', 'Thanks all.'],
  },
  fr: {
    openers: ['On y va depuis des années.', 'Première visite.', 'Bon,', 'Passée vendredi.', 'Ma sœur me l’avait conseillé.', 'Hmm.'],
    turns: ['mais', 'par contre', 'cela dit,', 'en revanche'],
    closers: ['À bientôt!', 'On verra si j’y retourne.', '10/10', '👍', 'Voilà.', 'Merci à l’équipe.'],
  },
};

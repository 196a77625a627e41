/** First names and surnames of the town's people, of English and of French speakers. */
export const firstNames = {
  en: ['Noor', 'Priya', 'Devon', 'Mei', 'Claire', 'Sam', 'Ravi', 'Gus', 'Amara', 'Owen', 'Isla', 'Theo', 'Hana', 'Jonah', 'Lucia', 'Malik', 'Freya', 'Ivan', 'Tessa', 'Wade', 'Zara', 'Colin', 'Dara', 'Emeka', 'Farah', 'Gwen', 'Hugo', 'Ines', 'Jae', 'Kirsten', 'Leo', 'Mona', 'Nils', 'Orla', 'Pavel', 'Quinn', 'Rosa', 'Sven', 'Tariq', 'Uma'],
  fr: ['Amélie', 'Théo', 'Chloé', 'Étienne', 'Geneviève', 'Loïc', 'Maude', 'Benoît', 'Océane', 'Zoé', 'François', 'Josée', 'Mathieu', 'Noémie', 'Rémi', 'Sylvie', 'Yanick', 'Anaïs', 'Cédric', 'Daphné', 'Émile', 'Florence', 'Gaétan', 'Hélène', 'Jérôme', 'Karine', 'Léa', 'Marius', 'Nadège', 'Olivier'],
} as const;
export const surnames = {
  en: ['Haddad', 'Raman', 'Park', 'Okafor', 'Nguyen', 'Larsen', 'Singh', 'MacLeod', 'Oyelaran', "O'Brien", 'Carvalho', 'Schmidt', 'Whitford', 'Baptiste', 'Chan', 'Novak', 'Ellis', 'Fraser', 'Gill', 'Hughes', 'Iqbal', 'Janssen', 'Kowalski', 'Lavoie', 'Mensah', 'Nakamura', 'Osei', 'Petrov', 'Reyes', 'Stone', 'Tran', 'Underhill', 'Vasquez', 'Wong', 'Young', 'Zielinski'],
  fr: ['Lévesque', 'Roy-Tremblay', 'Gagnon', 'Bouchard', 'Côté', 'Fortin', 'Gauthier', 'Morin', 'Lavoie', 'Pelletier', 'Bélanger', 'Bergeron', 'Leblanc', 'Paquette', 'Girard', 'Simard', 'Boucher', 'Caron', 'Beaulieu', 'Cloutier', 'Dubé', 'Poirier', 'Fournier', 'Lapointe', 'Thériault', "D'Amours"],
} as const;

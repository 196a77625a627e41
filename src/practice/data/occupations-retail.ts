import type { Occupation } from '#practice/world/types.ts';

export const retailOccupations: readonly Occupation[] = [
  {
    key: 'cashier', pay: [16, 20], period: 'hour', years: [0, 0, 1], schedules: ['evenings', 'weekends', 'flexible', 'days'], remote: 0,
    en: {
      titles: ['Cashier', 'Cashier and Customer Service Clerk', 'Front End Cashier', 'Part-Time Cashier', 'Cashier, Evenings and Weekends'],
      department: 'Front end', education: 'No diploma needed', skill: 'cash handling',
      duties: ['Scan and bag groceries and weigh produce', 'Take cash, card and gift card payments and balance the till', 'Greet every customer and answer simple questions', 'Handle returns and price checks', 'Watch the self-checkouts and help when they stop', 'Check identification for age-restricted products', 'Keep the lane and carts clean', 'Restock bags and impulse shelves', 'Call a supervisor when a customer is upset'],
      must: ['Friendly manner at the end of a long line', 'Correct cash handling', 'Basic arithmetic', 'Standing for a full shift', 'Punctuality', 'Available some evenings and weekends'],
      nice: ['Point-of-sale experience', 'A second language', 'Smart Serve or equivalent'],
    },
    fr: {
      titles: ['Caissière ou caissier', 'Caissière ou caissier à temps partiel', 'Commis-caissière ou commis-caissier', 'Caissière ou caissier, soir et fin de semaine'],
      department: 'Service à la clientèle', education: 'Aucun diplôme exigé', skill: 'la manipulation d’argent',
      duties: ['Numériser et emballer les articles', 'Encaisser les paiements et balancer la caisse', 'Accueillir chaque client et répondre aux questions', 'Traiter les retours et vérifier les prix', 'Surveiller les caisses libre-service', 'Vérifier l’âge pour certains produits', 'Garder la caisse et les paniers propres', 'Regarnir les présentoirs'],
      must: ['Sourire même en fin de file', 'Exactitude avec l’argent', 'Calcul de base', 'Station debout prolongée', 'Ponctualité', 'Disponibilité certains soirs et fins de semaine'],
      nice: ['Expérience d’une caisse enregistreuse', 'Anglais de base', 'Goût du travail d’équipe'],
    },
  },
  {
    key: 'retail-supervisor', pay: [20, 28], period: 'hour', years: [1, 2, 3], schedules: ['flexible', 'weekends', 'evenings'], remote: 0,
    en: {
      titles: ['Retail Supervisor', 'Store Supervisor', 'Assistant Store Manager', 'Department Supervisor', 'Shift Supervisor'],
      department: 'Store operations', education: 'Secondary school diploma', skill: 'leading a retail team',
      duties: ['Open and close the store and count the safe', 'Plan the shift and give breaks fairly', 'Train new staff on the till and the floor', 'Follow sales against target and adjust displays', 'Order stock and check deliveries', 'Settle complaints on the spot', 'Run the weekly inventory count', 'Coach staff and write short reviews', 'Enforce health, safety and loss prevention rules'],
      must: ['Leading a shift of at least four people', 'Scheduling and cash reconciliation', 'Visual merchandising', 'Calm handling of complaints', 'Inventory counting', 'Open availability on weekends'],
      nice: ['Experience with Lightspeed or Shopify POS', 'First aid', 'Forklift or pallet jack training'],
    },
    fr: {
      titles: ['Superviseure ou superviseur de magasin', 'Gérante adjointe ou gérant adjoint', 'Chef de rayon', 'Superviseure ou superviseur de plancher'],
      department: 'Exploitation', education: 'Diplôme d’études secondaires', skill: 'la supervision en commerce de détail',
      duties: ['Ouvrir et fermer le magasin', 'Planifier le quart et les pauses', 'Former les nouveaux employés', 'Suivre les ventes et ajuster les présentoirs', 'Commander et vérifier les livraisons', 'Régler les plaintes sur place', 'Diriger l’inventaire hebdomadaire', 'Faire respecter les règles de sécurité'],
      must: ['Direction d’une équipe d’au moins quatre personnes', 'Gestion des horaires et de la caisse', 'Marchandisage', 'Calme devant les plaintes', 'Prise d’inventaire', 'Disponibilité la fin de semaine'],
      nice: ['Expérience d’un logiciel de point de vente', 'Secourisme', 'Anglais fonctionnel'],
    },
  },
  {
    key: 'cook', pay: [18, 26], period: 'hour', years: [0, 1, 2, 3], schedules: ['evenings', 'weekends', 'early', 'days'], remote: 0,
    en: {
      titles: ['Line Cook', 'Cook', 'Prep Cook', 'Institutional Cook', 'Sous Chef', 'Breakfast Cook'],
      department: 'Kitchen', education: 'Cook training or equivalent kitchen experience', skill: 'working a hot line', licence: 'Food handler certificate',
      duties: ['Prepare and cook dishes to recipe and time', 'Set up and break down the station', 'Prepare texture-modified and allergy-safe meals', 'Receive, label and rotate stock', 'Record cooler and cooking temperatures', 'Keep knives, equipment and floor clean', 'Help plan seasonal menus', 'Watch portions and waste', 'Train kitchen helpers'],
      must: ['Food safety and allergen control', 'Knife skills and stock preparation', 'Pace and calm during the rush', 'Following recipes and portion sizes', 'Standing and lifting up to 20 kg', 'Teamwork across front and back of house'],
      nice: ['Red Seal cook certificate', 'Bulk cooking for more than 100 people', 'Pastry basics'],
    },
    fr: {
      titles: ['Cuisinière ou cuisinier', 'Cuisinière ou cuisinier de ligne', 'Cuisinière ou cuisinier d’établissement', 'Aide-cuisinière ou aide-cuisinier', 'Sous-chef'],
      department: 'Cuisine', education: 'Diplôme d’études professionnelles en cuisine ou expérience équivalente', skill: 'le travail en cuisine', licence: 'Attestation en hygiène et salubrité alimentaires',
      duties: ['Préparer les plats selon les recettes', 'Monter et démonter son poste', 'Préparer des repas à texture adaptée', 'Recevoir et étiqueter la marchandise', 'Noter les températures', 'Nettoyer l’équipement', 'Participer à l’élaboration des menus', 'Réduire le gaspillage'],
      must: ['Hygiène et gestion des allergènes', 'Maîtrise des techniques de coupe', 'Rapidité et calme', 'Respect des portions', 'Bonne endurance physique', 'Travail d’équipe'],
      nice: ['Cuisine de volume', 'Notions de pâtisserie', 'Sceau rouge'],
    },
  },
  {
    key: 'baker', pay: [18, 25], period: 'hour', years: [0, 1, 2, 3], schedules: ['early', 'nights', 'weekends'], remote: 0,
    en: {
      titles: ['Baker', 'Bread Baker', 'Pastry Baker', 'Overnight Baker', 'Bakery Clerk and Baker'],
      department: 'Bakery', education: 'Baking certificate or shop experience', skill: 'sourdough and laminated dough',
      duties: ['Scale, mix and shape doughs by hand and machine', 'Feed and judge sourdough starters', 'Load deck and rack ovens and judge the bake', 'Laminate croissant and Danish dough', 'Finish cakes and pastries', 'Plan tomorrow’s production from orders', 'Package and label with allergens', 'Clean mixers, sheeters and benches', 'Keep the temperature and sanitation log'],
      must: ['Fermentation and dough handling', 'Working from formulas in baker’s percentages', 'Start times before dawn', 'Lifting flour bags of 20 kg', 'Food safety certificate or willing to obtain it', 'Neat, steady work'],
      nice: ['Laminated dough experience', 'Cake decorating', 'Gluten-free baking'],
    },
    fr: {
      titles: ['Boulangère ou boulanger', 'Pâtissière ou pâtissier', 'Boulangère ou boulanger de nuit', 'Aide-boulangère ou aide-boulanger'],
      department: 'Fournil', education: 'Diplôme d’études professionnelles en boulangerie ou expérience', skill: 'le levain et la pâte feuilletée',
      duties: ['Peser, pétrir et façonner les pâtes', 'Entretenir les levains', 'Enfourner et juger la cuisson', 'Tourer les pâtes à croissants', 'Finir gâteaux et pâtisseries', 'Planifier la production du lendemain', 'Emballer et étiqueter les allergènes', 'Nettoyer pétrins et laminoirs'],
      must: ['Maîtrise de la fermentation', 'Lecture de formules en pourcentage du boulanger', 'Disponibilité tôt le matin', 'Manutention de sacs de 20 kg', 'Hygiène et salubrité', 'Travail soigné'],
      nice: ['Expérience du feuilletage', 'Décoration de gâteaux', 'Boulangerie sans gluten'],
    },
  },
  {
    key: 'sales-representative', pay: [48000, 82000], period: 'year', years: [0, 1, 2, 3, 5], schedules: ['days', 'flexible'], remote: 0.3,
    en: {
      titles: ['Sales Representative', 'Inside Sales Representative', 'Account Manager', 'Territory Sales Representative', 'Business Development Representative'],
      department: 'Sales', education: 'Secondary school diploma; a business diploma is welcome', skill: 'business-to-business sales',
      duties: ['Call on existing customers and find new ones', 'Prepare quotes and follow them to an answer', 'Keep the customer record up to date', 'Explain products honestly, including what they cannot do', 'Forecast the month and report on Friday', 'Visit trade fairs and open houses', 'Pass complaints to the right person and follow up', 'Negotiate within the price list', 'Work with supply planning on large orders'],
      must: ['Business-to-business selling', 'Keeping a pipeline in a CRM such as HubSpot or Salesforce', 'Clear writing and telephone manner', 'Quotation and negotiation', 'Driving licence', 'Meeting monthly targets'],
      nice: ['Knowledge of agriculture, construction or software', 'French and English', 'Trade fair experience'],
    },
    fr: {
      titles: ['Représentante ou représentant des ventes', 'Conseillère ou conseiller aux ventes internes', 'Directrice ou directeur de comptes', 'Représentante ou représentant technique'],
      department: 'Ventes', education: 'Diplôme d’études collégiales en commerce ou expérience', skill: 'la vente interentreprises',
      duties: ['Visiter les clients et en trouver de nouveaux', 'Préparer les soumissions et en faire le suivi', 'Tenir à jour le dossier client', 'Expliquer honnêtement les produits', 'Établir les prévisions du mois', 'Participer aux salons', 'Faire suivre les plaintes', 'Négocier selon la liste de prix'],
      must: ['Vente interentreprises', 'Usage d’un logiciel de gestion de la clientèle', 'Aisance au téléphone et à l’écrit', 'Négociation', 'Permis de conduire', 'Atteinte des objectifs'],
      nice: ['Connaissance du milieu agricole ou de la construction', 'Anglais fonctionnel'],
    },
  },
  {
    key: 'customer-service-representative', pay: [18, 27], period: 'hour', years: [0, 1, 2], schedules: ['days', 'evenings', 'flexible', 'weekends'], remote: 0.5,
    en: {
      titles: ['Customer Service Representative', 'Customer Support Agent', 'Client Service Advisor', 'Contact Centre Agent', 'Customer Support Specialist'],
      department: 'Customer service', education: 'Secondary school diploma', skill: 'telephone and chat support',
      duties: ['Answer calls, chats and e-mails and solve the matter the first time', 'Look up orders, policies or accounts and explain them plainly', 'Enter notes while you listen', 'Calm upset customers and offer a fair remedy', 'Escalate technical faults with clear steps to reproduce', 'Follow up until the customer says it is solved', 'Spot repeated questions and suggest a help article', 'Process returns, changes and refunds', 'Keep personal information private'],
      must: ['Patient telephone manner', 'Typing while listening', 'Clear written English', 'Experience with a ticket system such as Zendesk', 'Problem solving', 'Reliable attendance'],
      nice: ['French and English', 'Experience in insurance, retail or software', 'Working from home with own internet line'],
    },
    fr: {
      titles: ['Représentante ou représentant au service à la clientèle', 'Agente ou agent de soutien à la clientèle', 'Conseillère ou conseiller, centre d’appels'],
      department: 'Service à la clientèle', education: 'Diplôme d’études secondaires', skill: 'le service au téléphone et par clavardage',
      duties: ['Répondre aux appels, clavardages et courriels', 'Consulter les dossiers et les expliquer simplement', 'Prendre des notes en écoutant', 'Apaiser les clients mécontents', 'Transmettre les pannes avec des étapes claires', 'Assurer le suivi jusqu’à la fin', 'Proposer des articles d’aide', 'Traiter retours et remboursements'],
      must: ['Patience au téléphone', 'Saisie rapide', 'Excellent français écrit', 'Expérience d’un système de billets', 'Résolution de problèmes', 'Assiduité'],
      nice: ['Bilinguisme', 'Expérience en assurance ou en logiciel', 'Télétravail'],
    },
  },
];

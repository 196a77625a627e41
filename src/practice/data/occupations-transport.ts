import type { Occupation } from '#practice/world/types.ts';

export const transportOccupations: readonly Occupation[] = [
  {
    key: 'truck-driver', pay: [23, 34], period: 'hour', years: [0, 1, 2, 3], schedules: ['early', 'nights', 'rotating', 'days'], remote: 0,
    en: {
      titles: ['AZ Truck Driver', 'Class 1 Driver, Regional', 'Delivery Driver', 'Class 5 Delivery Driver', 'School Bus Driver', 'Reefer Driver, Long Haul'],
      department: 'Transport', education: 'Secondary school diploma or equivalent', skill: 'commercial driving', licence: 'Class 1, AZ or Class 5 licence as the vehicle requires',
      duties: ['Drive assigned routes safely and on time', 'Inspect the vehicle before and after each trip', 'Load, secure and unload with pallet jack or tail lift', 'Keep electronic logs and hours of service', 'Collect signatures and report shortages', 'Check reefer temperatures and seals', 'Deal politely with receivers and parents', 'Report defects and near misses', 'Plan around weather, weights and tolls'],
      must: ['Clean driver’s abstract for three years', 'Knowledge of hours-of-service rules', 'Load securement', 'Map reading and use of a routing app', 'Lifting up to 25 kg', 'Winter driving'],
      nice: ['Air brake endorsement', 'Dangerous goods certificate', 'Cross-border FAST card', 'Reefer experience'],
    },
    fr: {
      titles: ['Chauffeuse ou chauffeur, classe 1', 'Chauffeur-livreur ou chauffeuse-livreuse', 'Camionneuse ou camionneur régional', 'Chauffeuse ou chauffeur, classe 5'],
      department: 'Transport', education: 'Diplôme d’études secondaires ou équivalent', skill: 'la conduite commerciale', licence: 'Permis de classe 1, 3 ou 5 selon le véhicule',
      duties: ['Conduire les trajets assignés', 'Effectuer la ronde de sécurité', 'Charger et arrimer la marchandise', 'Tenir le registre électronique des heures', 'Faire signer les bons de livraison', 'Vérifier les températures', 'Traiter les clients avec courtoisie', 'Signaler les défectuosités'],
      must: ['Dossier de conduite sans tache depuis trois ans', 'Règles sur les heures de conduite', 'Arrimage des charges', 'Usage d’un outil d’itinéraire', 'Bonne forme physique', 'Conduite hivernale'],
      nice: ['Mention freins pneumatiques', 'Matières dangereuses', 'Expérience du transport réfrigéré'],
    },
  },
  {
    key: 'dispatcher', pay: [22, 32], period: 'hour', years: [0, 1, 2, 3], schedules: ['rotating', 'evenings', 'nights', 'days'], remote: 0.15,
    en: {
      titles: ['Dispatcher', 'Fleet Dispatcher', 'Service Dispatcher', 'Night Dispatcher', 'Transport Coordinator'],
      department: 'Dispatch', education: 'Secondary school diploma; a logistics certificate is welcome', skill: 'dispatching vehicles or crews',
      duties: ['Assign loads or calls to drivers and crews', 'Track vehicles and re-plan when roads close', 'Answer the radio and three telephone lines', 'Keep customers informed of arrival times', 'Watch hours of service and rest', 'Enter orders and close trip sheets', 'Book carriers for overflow', 'Record incidents and call emergency services when needed', 'Hand over the board at shift end'],
      must: ['Calm priorities when several things happen at once', 'Experience with dispatch or transport software', 'Geography of the service area', 'Clear radio and telephone speech', 'Typing at 40 words a minute', 'Shift availability'],
      nice: ['TMS experience such as McLeod or TruckMate', 'Commercial driving background', 'Knowledge of hours-of-service rules'],
    },
    fr: {
      titles: ['Répartitrice ou répartiteur', 'Répartitrice ou répartiteur transport', 'Répartitrice ou répartiteur de nuit'],
      department: 'Répartition', education: 'Diplôme d’études secondaires; attestation en logistique souhaitée', skill: 'la répartition',
      duties: ['Assigner les chargements aux chauffeurs', 'Suivre les véhicules et réorganiser les trajets', 'Répondre à la radio et au téléphone', 'Informer les clients des heures d’arrivée', 'Surveiller les heures de conduite', 'Saisir les commandes', 'Réserver des transporteurs', 'Transmettre le tableau en fin de quart'],
      must: ['Sang-froid et sens des priorités', 'Expérience d’un logiciel de transport', 'Connaissance du territoire', 'Élocution claire', 'Saisie rapide', 'Disponibilité sur quarts'],
      nice: ['Expérience comme chauffeur', 'Anglais fonctionnel', 'Connaissance de la réglementation'],
    },
  },
  {
    key: 'warehouse-associate', pay: [18, 25], period: 'hour', years: [0, 0, 1, 2], schedules: ['early', 'evenings', 'nights', 'days', 'weekends'], remote: 0,
    en: {
      titles: ['Warehouse Associate', 'Order Picker', 'Forklift Operator', 'Shipper-Receiver', 'Warehouse Lead Hand', 'Night Stocker'],
      department: 'Warehouse', education: 'No diploma needed', skill: 'picking with a handheld scanner', licence: 'Counterbalance forklift licence for lift truck positions',
      duties: ['Pick, pack and stage orders with a scanner', 'Receive trucks and check counts against the bill of lading', 'Put away stock by location', 'Build safe pallets and wrap them', 'Run cycle counts and find discrepancies', 'Load trailers in delivery order', 'Charge and inspect lift trucks', 'Keep aisles clear and sweep the bay', 'Print labels and close shipments in the system'],
      must: ['Accuracy with item numbers', 'Lifting up to 23 kg all shift', 'Safety footwear and safe habits', 'Use of a handheld scanner', 'Basic computer entry', 'Punctual attendance'],
      nice: ['Reach truck experience', 'WMS experience', 'Lead hand experience'],
    },
    fr: {
      titles: ['Préposée ou préposé à l’entrepôt', 'Préparatrice ou préparateur de commandes', 'Cariste', 'Commis à l’expédition et à la réception'],
      department: 'Entrepôt', education: 'Aucun diplôme exigé', skill: 'la préparation de commandes', licence: 'Attestation de cariste pour les postes sur chariot',
      duties: ['Préparer et emballer les commandes', 'Recevoir les camions et vérifier les quantités', 'Ranger la marchandise par emplacement', 'Monter et emballer les palettes', 'Effectuer des inventaires cycliques', 'Charger les remorques', 'Inspecter les chariots', 'Garder les allées dégagées'],
      must: ['Exactitude', 'Manutention de charges de 23 kg', 'Chaussures et habitudes sécuritaires', 'Usage d’un lecteur portatif', 'Saisie informatique de base', 'Ponctualité'],
      nice: ['Expérience sur chariot à mât rétractable', 'Connaissance d’un logiciel d’entrepôt'],
    },
  },
  {
    key: 'operations-coordinator', pay: [52000, 72000], period: 'year', years: [1, 2, 3, 4, 5], schedules: ['days', 'flexible'], remote: 0.4,
    en: {
      titles: ['Operations Coordinator', 'Operations Coordinator, Fulfilment', 'Senior Operations Coordinator', 'Site Operations Coordinator', 'Operations Lead'],
      department: 'Operations', education: 'College diploma in business, logistics or a related field', skill: 'coordinating daily operations',
      duties: ['Plan daily staffing, docks and carrier pick-ups', 'Follow orders from receipt to delivery and remove obstacles', 'Report on-time rate, backlog and cost each morning', 'Write and improve standard procedures', 'Coordinate suppliers, carriers and the warehouse', 'Schedule shifts for a team of up to twenty-five', 'Reconcile inventory differences with finance', 'Lead small improvement projects', 'Prepare purchase orders and check invoices'],
      must: ['Coordinating people and deadlines in logistics or production', 'Excel with pivot tables and look-ups', 'Experience with an ERP or WMS such as SAP or NetSuite', 'Vendor and carrier communication', 'Inventory control', 'Clear written reports'],
      nice: ['Lean or continuous improvement training', 'Power BI or Tableau', 'Shift scheduling experience', 'French and English'],
    },
    fr: {
      titles: ['Coordonnatrice ou coordonnateur des opérations', 'Coordonnatrice ou coordonnateur, exploitation', 'Chef d’équipe, opérations'],
      department: 'Opérations', education: 'Diplôme d’études collégiales en gestion ou en logistique', skill: 'la coordination des opérations',
      duties: ['Planifier le personnel, les quais et les ramassages', 'Suivre les commandes de la réception à la livraison', 'Produire le tableau de bord quotidien', 'Rédiger et améliorer les procédures', 'Coordonner fournisseurs, transporteurs et entrepôt', 'Établir les horaires de l’équipe', 'Concilier les écarts d’inventaire', 'Mener de petits projets d’amélioration'],
      must: ['Coordination d’équipes et d’échéances', 'Excel avec tableaux croisés', 'Expérience d’un progiciel de gestion', 'Communication avec les transporteurs', 'Contrôle des stocks', 'Rédaction claire'],
      nice: ['Amélioration continue', 'Power BI', 'Anglais intermédiaire'],
    },
  },
  {
    key: 'logistics-coordinator', pay: [50000, 70000], period: 'year', years: [1, 2, 3, 4], schedules: ['days', 'flexible', 'early'], remote: 0.35,
    en: {
      titles: ['Logistics Coordinator', 'Transportation Coordinator', 'Import-Export Coordinator', 'Freight Coordinator'],
      department: 'Logistics', education: 'College diploma in supply chain or logistics', skill: 'booking and tracking freight',
      duties: ['Book road, ocean and air freight and compare rates', 'Prepare customs documents with the broker', 'Track shipments and warn customers early about delays', 'File claims for damage and shortages', 'Audit freight invoices against contracts', 'Keep carrier scorecards', 'Coordinate appointments with receiving docks', 'Update lead times in the planning system', 'Cut accessorial charges'],
      must: ['Freight booking with several carriers', 'Incoterms and customs documents', 'Excel with look-ups', 'TMS or ERP experience', 'Attention to dates and weights', 'Telephone and e-mail in clear English'],
      nice: ['Certified International Freight Forwarder courses', 'Dangerous goods knowledge', 'French'],
    },
    fr: {
      titles: ['Coordonnatrice ou coordonnateur logistique', 'Coordonnatrice ou coordonnateur transport', 'Agente ou agent import-export'],
      department: 'Logistique', education: 'Diplôme d’études collégiales en logistique du transport', skill: 'la réservation et le suivi du transport',
      duties: ['Réserver le transport et comparer les tarifs', 'Préparer les documents douaniers', 'Suivre les envois et prévenir les retards', 'Traiter les réclamations', 'Vérifier les factures de transport', 'Évaluer les transporteurs', 'Prendre les rendez-vous aux quais', 'Mettre à jour les délais'],
      must: ['Réservation auprès de plusieurs transporteurs', 'Incoterms et documents douaniers', 'Excel', 'Expérience d’un logiciel de transport', 'Souci du détail', 'Français écrit soigné et anglais fonctionnel'],
      nice: ['Marchandises dangereuses', 'Formation de transitaire'],
    },
  },
  {
    key: 'supply-planner', pay: [60000, 84000], period: 'year', years: [2, 3, 4, 5], schedules: ['days', 'flexible'], remote: 0.45,
    en: {
      titles: ['Supply Planner', 'Materials Planner', 'Demand and Supply Planner', 'Inventory Planner', 'Buyer-Planner'],
      department: 'Supply chain', education: 'College diploma or bachelor’s degree in supply chain or business', skill: 'supply planning in an ERP',
      duties: ['Turn forecasts into purchase and production plans', 'Set safety stock and reorder points', 'Run MRP and act on exceptions', 'Chase late suppliers and find alternatives', 'Lead the weekly supply review', 'Follow inventory turns and slow stock', 'Simulate promotions and seasonal peaks', 'Keep item and lead-time data clean', 'Work with sales on launches'],
      must: ['MRP and inventory planning', 'Advanced Excel', 'ERP experience such as SAP, Oracle or NetSuite', 'Forecasting methods', 'Supplier negotiation', 'Presenting numbers to managers'],
      nice: ['CPIM or CSCP certificate', 'Power BI or SQL', 'Experience with seasonal goods'],
    },
    fr: {
      titles: ['Planificatrice ou planificateur des approvisionnements', 'Planificatrice ou planificateur des stocks', 'Acheteuse-planificatrice ou acheteur-planificateur'],
      department: 'Chaîne d’approvisionnement', education: 'Diplôme en gestion de la chaîne d’approvisionnement', skill: 'la planification des besoins matières',
      duties: ['Traduire les prévisions en plans d’achat', 'Fixer les stocks de sécurité', 'Exécuter le calcul des besoins', 'Relancer les fournisseurs', 'Animer la revue hebdomadaire', 'Suivre la rotation des stocks', 'Simuler promotions et saisons', 'Tenir les données à jour'],
      must: ['Planification des stocks', 'Excel avancé', 'Expérience d’un progiciel de gestion', 'Méthodes de prévision', 'Négociation', 'Présentation de chiffres'],
      nice: ['Certificat CPIM', 'SQL ou Power BI', 'Anglais intermédiaire'],
    },
  },
];

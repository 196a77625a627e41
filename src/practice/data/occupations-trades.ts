import type { Occupation } from '#practice/world/types.ts';

export const tradesOccupations: readonly Occupation[] = [
  {
    key: 'welder', pay: [27, 42], period: 'hour', years: [1, 2, 3, 5], schedules: ['days', 'evenings', 'rotating', 'early'], remote: 0,
    en: {
      titles: ['Welder-Fitter', 'Structural Welder', 'Pressure Welder', 'MIG Welder', 'TIG Welder, Stainless', 'Welder, Night Shift'],
      department: 'Fabrication', education: 'Welding certificate or completed apprenticeship', skill: 'flux-cored arc welding', licence: 'CWB all-position ticket',
      duties: ['Weld carbon and stainless steel in all positions with FCAW, GMAW and SMAW', 'Read shop drawings and weld symbols', 'Fit up plate, pipe and structural sections to tolerance', 'Set up positioners and check preheat', 'Inspect your own welds visually and repair defects', 'Cut and bevel with plasma and oxy-fuel', 'Record heat numbers and weld maps', 'Keep the bay clean and report damaged leads', 'Help apprentices with fit-up'],
      must: ['Reading fabrication drawings and weld symbols', 'Flux-cored and metal-core experience', 'Passing a shop weld test', 'Use of grinders, plasma cutter and overhead crane', 'Lifting up to 23 kg', 'Safe work in confined spaces'],
      nice: ['B-pressure ticket', 'Stainless TIG experience', 'Rigging course', 'Forklift licence'],
    },
    fr: {
      titles: ['Soudeuse-monteuse ou soudeur-monteur', 'Soudeur ou soudeuse haute pression', 'Soudeur ou soudeuse TIG, acier inoxydable', 'Soudeuse ou soudeur, quart de soir'],
      department: 'Fabrication', education: 'Diplôme d’études professionnelles en soudage-montage', skill: 'le soudage semi-automatique', licence: 'Carte du Bureau canadien de soudage, toutes positions',
      duties: ['Souder l’acier au carbone et inoxydable en toutes positions', 'Lire les plans d’atelier et les symboles de soudage', 'Assembler tôles, tuyaux et profilés selon les tolérances', 'Régler les positionneurs et vérifier le préchauffage', 'Inspecter et corriger ses soudures', 'Couper au plasma et à l’oxycoupage', 'Noter les numéros de coulée', 'Garder l’aire de travail propre'],
      must: ['Lecture de plans de fabrication', 'Expérience en fil fourré', 'Réussite d’un test de soudage en atelier', 'Usage du pont roulant et de la meuleuse', 'Bonne forme physique', 'Travail sécuritaire en espace clos'],
      nice: ['Carte haute pression', 'Soudage TIG', 'Cours de gréage'],
    },
  },
  {
    key: 'electrician', pay: [32, 48], period: 'hour', years: [2, 3, 4, 5], schedules: ['days', 'rotating', 'early'], remote: 0,
    en: {
      titles: ['Journeyperson Electrician', 'Industrial Electrician', 'Construction Electrician', 'Maintenance Electrician', 'Electrician, Service Calls'],
      department: 'Electrical', education: 'Completed electrician apprenticeship', skill: 'industrial electrical maintenance', licence: '309A, 442A or Red Seal electrician certificate',
      duties: ['Install conduit, cable tray, panels and switchgear', 'Troubleshoot motors, drives and control circuits', 'Read single-line and ladder diagrams', 'Terminate and test low-voltage and fibre runs', 'Carry out lock-out and arc flash procedures', 'Inspect and service emergency generators', 'Prepare material lists and as-built drawings', 'Coach second-year apprentices', 'Answer service calls and explain the repair to the customer'],
      must: ['Knowledge of the Canadian Electrical Code', 'Troubleshooting three-phase motors and drives', 'Reading ladder diagrams', 'Working at heights certificate', 'Driving licence', 'Own hand tools'],
      nice: ['PLC programming with Allen-Bradley', 'Fire alarm certificate', 'Solar installation experience'],
    },
    fr: {
      titles: ['Électricienne ou électricien d’entretien', 'Électricien ou électricienne de construction', 'Électromécanicienne ou électromécanicien', 'Électricienne industrielle ou électricien industriel'],
      department: 'Électricité', education: 'Diplôme d’études professionnelles en électricité ou en électromécanique', skill: 'l’entretien électrique industriel', licence: 'Licence C ou certificat de compagnon',
      duties: ['Installer conduits, panneaux et appareillage', 'Diagnostiquer moteurs, variateurs et circuits de commande', 'Lire les schémas unifilaires et à contacts', 'Appliquer le cadenassage', 'Faire l’entretien des génératrices', 'Mettre à jour les plans', 'Accompagner les apprentis', 'Répondre aux appels de service'],
      must: ['Connaissance du Code de l’électricité', 'Dépannage de moteurs triphasés', 'Lecture de schémas électriques', 'Travail en hauteur', 'Permis de conduire', 'Autonomie'],
      nice: ['Programmation d’automates', 'Instrumentation', 'Anglais technique'],
    },
  },
  {
    key: 'millwright', pay: [31, 47], period: 'hour', years: [2, 3, 5], schedules: ['rotating', 'days', 'nights'], remote: 0,
    en: {
      titles: ['Industrial Millwright', 'Millwright, Maintenance', 'Journeyperson Millwright', 'Shutdown Millwright'],
      department: 'Maintenance', education: 'Completed industrial mechanic apprenticeship', skill: 'conveyor and gearbox maintenance', licence: '433A or Red Seal industrial mechanic certificate',
      duties: ['Repair conveyors, gearboxes, pumps and presses', 'Align shafts with laser and dial indicators', 'Replace bearings, seals and couplings', 'Plan and carry out preventive maintenance rounds', 'Troubleshoot hydraulic and pneumatic circuits', 'Fabricate brackets and guards', 'Install and level new machines', 'Lock out equipment and complete permits', 'Enter work orders and parts used'],
      must: ['Precision alignment', 'Hydraulics and pneumatics', 'Reading mechanical drawings', 'Rigging and hoisting', 'Basic welding and cutting', 'Shift work and overtime during shutdowns'],
      nice: ['Vibration analysis', 'Machining on lathe and mill', 'Experience with a maintenance system such as Maximo'],
    },
    fr: {
      titles: ['Mécanicienne industrielle ou mécanicien industriel', 'Mécanicien ou mécanicienne d’entretien', 'Mécanicien-monteur ou mécanicienne-monteuse'],
      department: 'Entretien', education: 'Diplôme d’études professionnelles en mécanique industrielle', skill: 'l’entretien de convoyeurs', licence: 'Certificat de qualification en mécanique industrielle',
      duties: ['Réparer convoyeurs, réducteurs, pompes et presses', 'Aligner les arbres au laser', 'Remplacer roulements et joints', 'Effectuer l’entretien préventif', 'Diagnostiquer les circuits hydrauliques et pneumatiques', 'Fabriquer supports et gardes', 'Installer et niveler les machines', 'Remplir les bons de travail'],
      must: ['Alignement de précision', 'Hydraulique et pneumatique', 'Lecture de plans mécaniques', 'Gréage et levage', 'Notions de soudage', 'Disponibilité pour les arrêts planifiés'],
      nice: ['Analyse de vibrations', 'Usinage conventionnel', 'Expérience d’un logiciel d’entretien'],
    },
  },
  {
    key: 'civil-engineer', pay: [75000, 118000], period: 'year', years: [2, 3, 5, 8], schedules: ['days', 'flexible'], remote: 0.35,
    en: {
      titles: ['Civil Engineer', 'Municipal Engineer', 'Structural Engineer, Bridges', 'Water Resources Engineer', 'Civil Engineer in Training'],
      department: 'Engineering', education: 'Bachelor’s degree in civil engineering', skill: 'municipal infrastructure design', licence: 'Professional engineer (P.Eng.) or eligible to register',
      duties: ['Design roads, culverts and storm sewers to municipal standards', 'Run hydraulic models and size detention ponds', 'Prepare tender drawings and specifications', 'Review contractor submittals and answer requests for information', 'Inspect construction and certify payments', 'Estimate quantities and costs', 'Present options to council and residents', 'Coordinate geotechnical and survey work', 'Sign off on as-built drawings'],
      must: ['AutoCAD Civil 3D', 'Knowledge of provincial road and drainage standards', 'Hydraulic modelling with PCSWMM or HEC-RAS', 'Clear technical reports', 'Contract administration', 'Driving licence for site visits'],
      nice: ['Experience with culvert rehabilitation', 'GIS with QGIS or ArcGIS', 'Envision or LEED credential'],
    },
    fr: {
      titles: ['Ingénieure civile ou ingénieur civil', 'Ingénieure ou ingénieur, infrastructures municipales', 'Ingénieure ou ingénieur en structure', 'Chargée ou chargé de projet, eau potable'],
      department: 'Génie', education: 'Baccalauréat en génie civil', skill: 'la conception d’infrastructures municipales', licence: 'Membre de l’ordre des ingénieurs',
      duties: ['Concevoir routes, ponceaux et égouts pluviaux', 'Réaliser la modélisation hydraulique', 'Préparer plans et devis', 'Analyser les soumissions et répondre aux questions', 'Surveiller les travaux et recommander les paiements', 'Estimer les coûts', 'Présenter les options au conseil municipal', 'Coordonner arpentage et géotechnique'],
      must: ['AutoCAD Civil 3D', 'Connaissance des normes de voirie', 'Modélisation avec PCSWMM ou HEC-RAS', 'Rédaction de rapports techniques', 'Gestion de contrats', 'Permis de conduire'],
      nice: ['Réhabilitation de ponceaux', 'Géomatique', 'Anglais technique'],
    },
  },
  {
    key: 'mechanical-engineer', pay: [72000, 112000], period: 'year', years: [1, 2, 3, 5], schedules: ['days', 'flexible'], remote: 0.25,
    en: {
      titles: ['Mechanical Engineer', 'Mechanical Design Engineer', 'HVAC Engineer', 'Manufacturing Engineer', 'Reliability Engineer'],
      department: 'Engineering', education: 'Bachelor’s degree in mechanical engineering', skill: 'mechanical design in SolidWorks', licence: 'Professional engineer (P.Eng.) or eligible to register',
      duties: ['Design parts and assemblies and release drawings', 'Run finite element and tolerance analyses', 'Size pumps, ducts and heat exchangers', 'Lead failure investigations and corrective actions', 'Support the shop floor with fixtures and process changes', 'Write test plans and supervise prototypes', 'Keep bills of material and change orders in order', 'Specify equipment and compare bids', 'Commission new lines with trades and suppliers'],
      must: ['SolidWorks or Inventor', 'Geometric dimensioning and tolerancing', 'Failure mode and effects analysis', 'Knowledge of manufacturing processes', 'Technical writing', 'Working with trades on the floor'],
      nice: ['Lean or Six Sigma training', 'Python for test data', 'Pressure equipment registration'],
    },
    fr: {
      titles: ['Ingénieure mécanique ou ingénieur mécanique', 'Conceptrice mécanique ou concepteur mécanique', 'Ingénieure ou ingénieur de fabrication', 'Ingénieure ou ingénieur, mécanique du bâtiment'],
      department: 'Génie', education: 'Baccalauréat en génie mécanique', skill: 'la conception avec SolidWorks', licence: 'Membre de l’ordre des ingénieurs',
      duties: ['Concevoir pièces et assemblages', 'Réaliser des analyses par éléments finis', 'Dimensionner pompes et échangeurs', 'Mener les analyses de défaillance', 'Soutenir la production', 'Rédiger les plans d’essai', 'Gérer nomenclatures et demandes de changement', 'Mettre en service les équipements'],
      must: ['SolidWorks ou Inventor', 'Tolérancement géométrique', 'Analyse des modes de défaillance', 'Connaissance des procédés de fabrication', 'Rédaction technique', 'Esprit pratique'],
      nice: ['Formation en amélioration continue', 'Python', 'Anglais intermédiaire'],
    },
  },
];

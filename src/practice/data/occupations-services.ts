import type { Occupation } from '#practice/world/types.ts';

export const servicesOccupations: readonly Occupation[] = [
  {
    key: 'teacher', pay: [58000, 102000], period: 'year', years: [0, 1, 2, 3], schedules: ['days', 'season'], remote: 0,
    en: {
      titles: ['Elementary Teacher', 'Secondary Mathematics Teacher', 'French Immersion Teacher', 'Resource Teacher', 'Substitute Teacher', 'High School Science Teacher'],
      department: 'Schools', education: 'Bachelor of Education', skill: 'classroom teaching', licence: 'Valid provincial teaching certificate',
      duties: ['Plan and teach lessons to the provincial curriculum', 'Assess fairly and report progress to families', 'Adapt lessons to different needs', 'Keep a calm and welcoming room', 'Work with educational assistants and clinicians', 'Supervise recess and one club', 'Use data from assessments to group and re-teach', 'Meet families three times a year', 'Include Indigenous perspectives across subjects'],
      must: ['Classroom management', 'Differentiated instruction', 'Assessment and reporting', 'Criminal record and vulnerable sector check', 'Working with families', 'Google Classroom or Teams'],
      nice: ['Special education qualification', 'French', 'Coaching a sport or club'],
    },
    fr: {
      titles: ['Enseignante ou enseignant au primaire', 'Enseignante ou enseignant de mathématiques', 'Enseignante ou enseignant en francisation', 'Orthopédagogue', 'Suppléante ou suppléant'],
      department: 'Écoles', education: 'Baccalauréat en enseignement', skill: 'l’enseignement en classe', licence: 'Brevet ou autorisation d’enseigner',
      duties: ['Planifier et donner les cours selon le programme', 'Évaluer et communiquer les progrès', 'Adapter l’enseignement aux besoins', 'Maintenir un climat accueillant', 'Collaborer avec les intervenants', 'Surveiller les récréations', 'Rencontrer les parents', 'Participer à la vie de l’école'],
      must: ['Gestion de classe', 'Différenciation pédagogique', 'Évaluation des apprentissages', 'Vérification des antécédents judiciaires', 'Relations avec les familles', 'Outils numériques'],
      nice: ['Formation en adaptation scolaire', 'Animation d’un club', 'Anglais'],
    },
  },
  {
    key: 'early-childhood-educator', pay: [21, 31], period: 'hour', years: [0, 1, 2], schedules: ['days', 'early', 'flexible'], remote: 0,
    en: {
      titles: ['Early Childhood Educator', 'Infant and Toddler Educator', 'Early Childhood Educator Assistant', 'Before and After School Educator'],
      department: 'Childcare', education: 'Early childhood education diploma', skill: 'play-based programming', licence: 'Early childhood educator registration',
      duties: ['Plan play and outdoor time for a group of eight', 'Observe children and write learning stories', 'Change, feed and settle infants', 'Talk with parents at the door each day', 'Keep ratios and count heads at every transition', 'Prepare snacks and respect allergies', 'Clean toys and sleeping mats', 'Support children with extra needs', 'Reflect with colleagues once a week'],
      must: ['Play-based learning', 'First aid with infant CPR', 'Warm, patient manner', 'Vulnerable sector check', 'Observation and documentation', 'Lifting children up to 18 kg'],
      nice: ['Special needs certificate', 'Outdoor education', 'A second language'],
    },
    fr: {
      titles: ['Éducatrice ou éducateur à la petite enfance', 'Éducatrice ou éducateur en service de garde', 'Aide-éducatrice ou aide-éducateur'],
      department: 'Petite enfance', education: 'Diplôme d’études collégiales en techniques d’éducation à l’enfance', skill: 'l’apprentissage par le jeu',
      duties: ['Planifier jeux et sorties', 'Observer et documenter', 'Soigner les poupons', 'Échanger avec les parents', 'Respecter les ratios', 'Préparer les collations', 'Nettoyer le matériel', 'Soutenir les enfants à besoins particuliers'],
      must: ['Apprentissage par le jeu', 'Secourisme en petite enfance', 'Chaleur et patience', 'Absence d’empêchement', 'Observation', 'Bonne forme physique'],
      nice: ['Inclusion', 'Pédagogie en nature', 'Langue additionnelle'],
    },
  },
  {
    key: 'security-guard', pay: [18, 25], period: 'hour', years: [0, 0, 1, 2], schedules: ['nights', 'evenings', 'weekends', 'rotating'], remote: 0,
    en: {
      titles: ['Security Guard', 'Hospital Security Officer', 'Mobile Patrol Guard', 'Night Security Guard', 'Concierge Security Officer'],
      department: 'Security', education: 'Secondary school diploma or equivalent', skill: 'security work', licence: 'Provincial security guard licence',
      duties: ['Patrol buildings and report what is unusual', 'Control access and issue badges', 'Watch cameras and alarms', 'Calm conflicts with words first', 'Write reports the same shift', 'Escort staff to their cars', 'Give first aid until help comes', 'Check doors, lights and fire panels', 'Help visitors find their way'],
      must: ['De-escalation', 'Observation and written reports', 'First aid and CPR', 'Walking for most of the shift', 'Night and weekend availability', 'Clean record'],
      nice: ['Driving licence', 'Use of force training', 'Hospital or mental health experience'],
    },
    fr: {
      titles: ['Agente ou agent de sécurité', 'Agente ou agent de prévention', 'Gardienne ou gardien de nuit'],
      department: 'Sécurité', education: 'Diplôme d’études secondaires ou équivalent', skill: 'le gardiennage', licence: 'Permis d’agent de sécurité',
      duties: ['Patrouiller les lieux', 'Contrôler les accès', 'Surveiller caméras et alarmes', 'Désamorcer les conflits', 'Rédiger les rapports', 'Donner les premiers soins', 'Vérifier portes et panneaux', 'Orienter les visiteurs'],
      must: ['Désamorçage', 'Observation et rédaction', 'Secourisme', 'Marche prolongée', 'Disponibilité la nuit', 'Dossier sans antécédents'],
      nice: ['Permis de conduire', 'Expérience en milieu commercial', 'Anglais de base'],
    },
  },
  {
    key: 'cleaner', pay: [17, 23], period: 'hour', years: [0, 0, 1], schedules: ['evenings', 'nights', 'days', 'weekends'], remote: 0,
    en: {
      titles: ['Cleaner', 'Office Cleaner, Evenings', 'Hospital Housekeeper', 'School Custodian', 'Window Cleaner'],
      department: 'Facilities', education: 'No diploma needed', skill: 'commercial cleaning',
      duties: ['Clean and disinfect rooms, washrooms and entrances', 'Vacuum, mop and operate the floor scrubber', 'Empty waste, compost and recycling', 'Refill soap, towels and paper', 'Follow colour-coded cloths and dilution charts', 'Shovel and salt the entrance in winter', 'Report leaks, broken lights and pests', 'Set up rooms for meetings', 'Lock up and set the alarm'],
      must: ['Thorough and quick work', 'Knowing WHMIS labels', 'Lifting up to 20 kg', 'Working alone in the evening', 'Honesty with keys and codes', 'Regular attendance'],
      nice: ['Health-care cleaning experience', 'Floor finishing', 'Driving licence'],
    },
    fr: {
      titles: ['Préposée ou préposé à l’entretien ménager', 'Concierge d’école', 'Préposée ou préposé à l’hygiène et à la salubrité'],
      department: 'Services techniques', education: 'Aucun diplôme exigé', skill: 'l’entretien commercial',
      duties: ['Nettoyer et désinfecter les locaux', 'Passer l’aspirateur et l’autorécureuse', 'Vider déchets et recyclage', 'Remplir les distributeurs', 'Respecter les codes de couleur', 'Déneiger l’entrée', 'Signaler les bris', 'Verrouiller et armer l’alarme'],
      must: ['Travail soigné et rapide', 'Connaissance du SIMDUT', 'Manutention de 20 kg', 'Autonomie le soir', 'Honnêteté', 'Assiduité'],
      nice: ['Expérience en milieu de santé', 'Décapage de planchers'],
    },
  },
  {
    key: 'landscaper', pay: [20, 29], period: 'hour', years: [0, 1, 2], schedules: ['season', 'early', 'days'], remote: 0,
    en: {
      titles: ['Landscaper', 'Landscape Labourer', 'Parks Gardener', 'Landscape Foreperson', 'Arborist Helper'],
      department: 'Grounds', education: 'Horticulture certificate or field experience', skill: 'planting and stonework', licence: 'Class 5 or G driving licence',
      duties: ['Plant trees, shrubs and perennials to plan', 'Lay pavers, edging and dry stone walls', 'Mow, prune and mulch', 'Install and repair drip irrigation', 'Run skid steer, trimmers and chain saws safely', 'Load trailers and secure them', 'Read simple site plans', 'Talk with residents and clients', 'Clear snow in winter'],
      must: ['Outdoor work in heat and rain', 'Use of hand and power tools', 'Lifting up to 30 kg', 'Plant knowledge', 'Trailer driving', 'Early starts'],
      nice: ['Pesticide applicator licence', 'Skid steer experience', 'Irrigation training'],
    },
    fr: {
      titles: ['Ouvrière ou ouvrier paysagiste', 'Jardinière ou jardinier de parcs', 'Manœuvre en aménagement paysager', 'Chef d’équipe, aménagement paysager'],
      department: 'Aménagement', education: 'Formation en horticulture ou expérience', skill: 'la plantation et le pavage', licence: 'Permis de conduire de classe 5',
      duties: ['Planter arbres et vivaces selon les plans', 'Poser pavés et murets', 'Tondre, tailler et pailler', 'Installer l’irrigation', 'Conduire la petite machinerie', 'Charger les remorques', 'Lire des plans simples', 'Déneiger en hiver'],
      must: ['Travail extérieur par tous les temps', 'Usage d’outils', 'Force physique', 'Connaissance des végétaux', 'Conduite avec remorque', 'Lever tôt'],
      nice: ['Certificat en application de pesticides', 'Expérience de mini-chargeuse'],
    },
  },
  {
    key: 'farm-worker', pay: [16, 23], period: 'hour', years: [0, 0, 1, 2], schedules: ['season', 'early', 'days'], remote: 0,
    en: {
      titles: ['Farm Worker', 'Harvest Worker', 'Greenhouse Worker', 'Orchard Worker', 'Farm Equipment Operator'],
      department: 'Farm', education: 'No diploma needed', skill: 'farm or orchard work',
      duties: ['Plant, weed and harvest by hand and machine', 'Grade, pack and label produce', 'Prune and thin trees', 'Drive tractors and forklifts on the yard', 'Move irrigation lines', 'Clean and grease equipment', 'Record rows, bins and hours', 'Follow food safety and pesticide re-entry rules', 'Help in the packing shed on wet days'],
      must: ['Outdoor work in all weather', 'Standing, bending and lifting up to 25 kg', 'Careful hands with fruit', 'Reliable early starts', 'Teamwork', 'Following safety rules'],
      nice: ['Tractor experience', 'Food safety training', 'Driving licence'],
    },
    fr: {
      titles: ['Ouvrière ou ouvrier agricole', 'Ouvrière ou ouvrier de serre', 'Journalière ou journalier aux récoltes', 'Conductrice ou conducteur de machinerie agricole'],
      department: 'Production', education: 'Aucun diplôme exigé', skill: 'le travail agricole',
      duties: ['Planter, désherber et récolter', 'Trier, emballer et étiqueter', 'Tailler et éclaircir', 'Conduire tracteurs et chariots', 'Déplacer l’irrigation', 'Nettoyer et graisser la machinerie', 'Noter les quantités', 'Respecter les règles de salubrité'],
      must: ['Travail extérieur par tous les temps', 'Manutention de 25 kg', 'Délicatesse avec les fruits', 'Ponctualité tôt le matin', 'Esprit d’équipe', 'Respect de la sécurité'],
      nice: ['Expérience de tracteur', 'Permis de conduire'],
    },
  },
];

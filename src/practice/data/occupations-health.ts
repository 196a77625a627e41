import type { Occupation } from '#practice/world/types.ts';

export const healthOccupations: readonly Occupation[] = [
  {
    key: 'registered-nurse', pay: [38, 55], period: 'hour', years: [0, 1, 2, 3, 5], schedules: ['rotating', 'nights', 'days', 'weekends'], remote: 0,
    en: {
      titles: ['Registered Nurse, Medicine', 'Registered Nurse', 'Emergency Room Nurse', 'Community Health Nurse', 'Long-Term Care Nurse', 'Surgical Ward Nurse', 'Charge Nurse'],
      department: 'Nursing', education: 'Diploma or bachelor’s degree in nursing', skill: 'acute care nursing', licence: 'Current registration with the provincial college of nurses',
      duties: ['Assess patients on admission and at every change of condition', 'Give medication, intravenous therapy and blood products by protocol', 'Write and revise care plans with the physician and the family', 'Dress wounds, manage drains and catheters', 'Chart in the electronic health record before the end of the shift', 'Teach patients how to look after themselves at home', 'Guide practical nurses and personal support workers on the unit', 'Recognise early signs of sepsis and call the rapid response team', 'Hand over safely at each shift change', 'Take part in infection control audits'],
      must: ['Sound clinical judgement in a busy unit', 'Current CPR certification at the basic life support level', 'Safe medication administration, including high-alert drugs', 'Experience with electronic charting', 'Clear communication with patients and families under stress', 'Up-to-date immunisation record', 'Wound care and intravenous insertion'],
      nice: ['Advanced cardiac life support certificate', 'Experience in geriatric or palliative care', 'Telemetry interpretation', 'Working knowledge of French'],
    },
    fr: {
      titles: ['Infirmière ou infirmier, médecine', 'Infirmière clinicienne ou infirmier clinicien', 'Infirmier ou infirmière à l’urgence', 'Infirmière ou infirmier en soins de longue durée', 'Infirmière ou infirmier, soins à domicile'],
      department: 'Soins infirmiers', education: 'Diplôme d’études collégiales ou baccalauréat en soins infirmiers', skill: 'les soins aigus', licence: 'Permis d’exercice en règle de l’ordre professionnel',
      duties: ['Évaluer l’état des patients à l’admission et à chaque changement', 'Administrer les médicaments et les traitements intraveineux selon les protocoles', 'Élaborer et réviser le plan de soins avec le médecin et les proches', 'Soigner les plaies et assurer le suivi des drains', 'Consigner les observations au dossier électronique', 'Enseigner aux patients les soins à poursuivre à la maison', 'Guider les infirmières auxiliaires et les préposés', 'Reconnaître les signes précoces de détérioration', 'Transmettre l’information à chaque changement de quart'],
      must: ['Jugement clinique sûr dans une unité achalandée', 'Certificat de réanimation cardiorespiratoire à jour', 'Administration sécuritaire des médicaments', 'Aisance avec le dossier clinique informatisé', 'Communication claire avec les patients et leurs proches', 'Soins de plaies et installation de voies veineuses'],
      nice: ['Expérience en gériatrie ou en soins palliatifs', 'Lecture de tracés cardiaques', 'Anglais fonctionnel'],
    },
  },
  {
    key: 'personal-support-worker', pay: [20, 28], period: 'hour', years: [0, 1, 2], schedules: ['rotating', 'evenings', 'weekends', 'nights', 'days'], remote: 0,
    en: {
      titles: ['Personal Support Worker', 'Personal Support Worker, Dementia Unit', 'Home Care Aide', 'Continuing Care Assistant', 'Resident Care Aide'],
      department: 'Resident care', education: 'Personal support worker or continuing care certificate', skill: 'personal care for older adults',
      duties: ['Help residents wash, dress and eat at their own pace', 'Move people safely with mechanical lifts and transfer belts', 'Notice changes in mood, skin or appetite and tell the nurse', 'Record care given on the tablet before leaving the room', 'Keep company with residents who live with dementia', 'Serve meals and help those with swallowing difficulty', 'Change linens and keep rooms tidy and free of hazards', 'Accompany residents to appointments and activities', 'Follow each care plan and infection control rules'],
      must: ['Patience and respect for people who need help with intimate care', 'Safe lifting and transfer technique', 'Current first aid and CPR', 'Vulnerable sector check', 'Able to stand and walk for a full shift', 'Clear spoken and written notes'],
      nice: ['Training in gentle persuasive approaches to dementia', 'Experience in palliative care', 'Food handler certificate'],
    },
    fr: {
      titles: ['Préposée ou préposé aux bénéficiaires', 'Auxiliaire aux services de santé et sociaux', 'Préposée ou préposé, unité prothétique', 'Auxiliaire familiale ou familial'],
      department: 'Milieu de vie', education: 'Diplôme d’études professionnelles en assistance à la personne', skill: 'l’aide aux personnes âgées',
      duties: ['Aider les résidents à se laver, à s’habiller et à manger à leur rythme', 'Déplacer les personnes en sécurité avec le lève-personne', 'Signaler à l’infirmière tout changement d’humeur, de peau ou d’appétit', 'Noter les soins donnés sur la tablette', 'Tenir compagnie aux personnes vivant avec un trouble cognitif', 'Servir les repas et aider les personnes dysphagiques', 'Faire les lits et garder les chambres sécuritaires', 'Accompagner les résidents à leurs rendez-vous'],
      must: ['Patience et respect de l’intimité des personnes', 'Formation en déplacement sécuritaire des bénéficiaires', 'Secourisme et réanimation à jour', 'Absence d’empêchement judiciaire', 'Capacité de rester debout pendant tout le quart', 'Notes claires à l’oral et à l’écrit'],
      nice: ['Formation sur l’approche relationnelle de soins', 'Expérience en soins palliatifs', 'Attestation en hygiène et salubrité'],
    },
  },
  {
    key: 'pharmacy-assistant', pay: [18, 26], period: 'hour', years: [0, 1, 2, 3], schedules: ['days', 'evenings', 'weekends'], remote: 0,
    en: {
      titles: ['Pharmacy Assistant', 'Pharmacy Technician Assistant', 'Hospital Pharmacy Assistant', 'Dispensary Assistant'],
      department: 'Pharmacy', education: 'Pharmacy assistant certificate or equivalent experience', skill: 'dispensary work',
      duties: ['Receive prescriptions and enter them in the dispensing system', 'Count, package and label medication for the pharmacist’s check', 'Fill blister packs for care homes', 'Solve insurance claim rejections with the carrier', 'Keep the narcotics count and the refrigerator log', 'Order stock and rotate short-dated products', 'Answer the telephone and take refill requests', 'Greet patients and refer clinical questions to the pharmacist', 'Prepare deliveries and returns'],
      must: ['Exact work with numbers and drug names', 'Knowledge of common drug names and abbreviations', 'Experience with a dispensing system such as Kroll or HealthWatch', 'Discretion with health information', 'Keyboard speed of at least 40 words a minute', 'Friendly service when the queue is long'],
      nice: ['Experience with multi-dose blister packaging', 'Sterile compounding course', 'A second language'],
    },
    fr: {
      titles: ['Assistante technique ou assistant technique en pharmacie', 'Commis au laboratoire de pharmacie', 'Assistante ou assistant en pharmacie d’hôpital'],
      department: 'Pharmacie', education: 'Diplôme d’études professionnelles en assistance technique en pharmacie', skill: 'le travail au laboratoire de pharmacie',
      duties: ['Recevoir les ordonnances et les saisir au système', 'Compter, emballer et étiqueter les médicaments pour vérification', 'Préparer les piluliers des résidences', 'Régler les refus de remboursement avec l’assureur', 'Tenir le registre des stupéfiants', 'Commander les produits et vérifier les dates de péremption', 'Répondre au téléphone et prendre les renouvellements', 'Accueillir la clientèle et la diriger vers la pharmacienne'],
      must: ['Exactitude avec les chiffres et les noms de médicaments', 'Connaissance des abréviations usuelles', 'Expérience d’un logiciel de pharmacie', 'Respect de la confidentialité', 'Doigté rapide au clavier', 'Courtoisie aux heures de pointe'],
      nice: ['Expérience du pilulier multidose', 'Cours de préparations stériles', 'Anglais de base'],
    },
  },
  {
    key: 'dental-hygienist', pay: [42, 58], period: 'hour', years: [0, 1, 2, 3], schedules: ['days', 'evenings', 'flexible'], remote: 0,
    en: {
      titles: ['Dental Hygienist', 'Registered Dental Hygienist', 'Dental Hygienist, Paediatric Practice', 'Travelling Dental Hygienist'],
      department: 'Clinical', education: 'Diploma in dental hygiene', skill: 'scaling and root planing', licence: 'Registration with the provincial college of dental hygienists',
      duties: ['Scale, polish and apply fluoride and sealants', 'Record periodontal charting and note changes since the last visit', 'Take and develop digital radiographs', 'Explain home care to children and adults', 'Screen for oral cancer and refer to the dentist', 'Sterilise instruments and keep the operatory log', 'Plan recall intervals with the patient', 'Take impressions and place temporary fillings', 'Chart in the practice software the same day'],
      must: ['Local anaesthesia certification where the province asks for it', 'Gentle technique with anxious patients', 'Digital radiography', 'Current CPR', 'Knowledge of infection prevention standards', 'Experience with Dentrix, Cleardent or ABELDent'],
      nice: ['Restorative module', 'Orthodontic experience', 'Willing to travel to satellite clinics'],
    },
    fr: {
      titles: ['Hygiéniste dentaire', 'Hygiéniste dentaire, clinique familiale', 'Hygiéniste dentaire itinérante ou itinérant'],
      department: 'Clinique', education: 'Diplôme d’études collégiales en hygiène dentaire', skill: 'le détartrage et le surfaçage', licence: 'Permis de l’ordre des hygiénistes dentaires',
      duties: ['Détartrer, polir et appliquer fluorure et scellants', 'Tenir la charte parodontale', 'Prendre des radiographies numériques', 'Enseigner les soins à la maison', 'Dépister les lésions et aviser la dentiste', 'Stériliser les instruments', 'Planifier les rappels', 'Remplir le dossier le jour même'],
      must: ['Douceur avec les patients anxieux', 'Radiographie numérique', 'Réanimation cardiorespiratoire à jour', 'Normes de prévention des infections', 'Expérience d’un logiciel dentaire', 'Esprit d’équipe'],
      nice: ['Expérience en orthodontie', 'Disponibilité un soir par semaine'],
    },
  },
  {
    key: 'social-worker', pay: [62000, 88000], period: 'year', years: [1, 2, 3, 5], schedules: ['days', 'flexible', 'rotating'], remote: 0.15,
    en: {
      titles: ['Social Worker', 'School Social Worker', 'Medical Social Worker', 'Family Support Worker', 'Case Manager, Supported Housing'],
      department: 'Social work', education: 'Bachelor’s or master’s degree in social work', skill: 'case management', licence: 'Registration with the provincial college of social workers',
      duties: ['Meet families at home and assess needs and strengths', 'Write case plans with clear goals and review them each month', 'Counsel individuals and lead small groups', 'Connect people to housing, income support and legal aid', 'Work with schools, hospitals and child protection', 'Respond to crises and plan for safety', 'Keep case notes that would stand in court', 'Advocate at hearings and discharge meetings', 'Supervise one practicum student a year'],
      must: ['Trauma-informed practice', 'Risk assessment and safety planning', 'Knowledge of local services and benefits', 'Driving licence and use of a car', 'Clear case notes', 'Respect for cultures and Indigenous ways of knowing'],
      nice: ['Training in cognitive behavioural therapy', 'Experience with newcomers', 'Motivational interviewing'],
    },
    fr: {
      titles: ['Travailleuse sociale ou travailleur social', 'Travailleuse sociale ou travailleur social en milieu scolaire', 'Intervenante ou intervenant psychosocial', 'Gestionnaire de cas, soutien à domicile'],
      department: 'Services psychosociaux', education: 'Baccalauréat ou maîtrise en travail social', skill: 'la gestion de cas', licence: 'Permis de l’ordre des travailleurs sociaux',
      duties: ['Rencontrer les familles et évaluer leurs besoins', 'Rédiger des plans d’intervention et les réviser', 'Offrir un suivi individuel et animer des groupes', 'Orienter vers le logement, l’aide financière et l’aide juridique', 'Collaborer avec les écoles, les hôpitaux et la protection de la jeunesse', 'Intervenir en situation de crise', 'Tenir des dossiers rigoureux', 'Superviser une stagiaire par année'],
      must: ['Approche sensible aux traumas', 'Évaluation du risque et plan de sécurité', 'Connaissance des ressources du milieu', 'Permis de conduire et automobile', 'Rédaction claire', 'Ouverture aux cultures'],
      nice: ['Entretien motivationnel', 'Expérience auprès des personnes immigrantes', 'Anglais fonctionnel'],
    },
  },
];

import type { Occupation } from '#practice/world/types.ts';

export const technologyOccupations: readonly Occupation[] = [
  {
    key: 'software-developer', pay: [78000, 135000], period: 'year', years: [1, 2, 3, 5, 8], schedules: ['days', 'flexible'], remote: 0.75,
    en: {
      titles: ['Software Developer', 'Backend Developer', 'Frontend Developer', 'Full Stack Developer', 'Senior Software Developer', 'Junior Web Developer'],
      department: 'Engineering', education: 'Degree or diploma in computer science, or equivalent experience', skill: 'TypeScript',
      duties: ['Build features in TypeScript and React from idea to release', 'Design REST services on Node.js and PostgreSQL', 'Review code and be reviewed', 'Write automated tests and keep them fast', 'Answer for what you ship, including a week on call every two months', 'Break down work with design and support', 'Profile slow queries and fix them', 'Document decisions in short notes', 'Help retire old code'],
      must: ['TypeScript or JavaScript in production', 'SQL and PostgreSQL', 'React or a comparable library', 'Git and code review', 'Automated testing', 'Clear written English'],
      nice: ['Docker and AWS', 'Accessibility', 'Python or Go', 'Health-care data'],
    },
    fr: {
      titles: ['Développeuse ou développeur de logiciels', 'Développeuse ou développeur Web', 'Développeuse ou développeur principal', 'Programmeuse-analyste ou programmeur-analyste'],
      department: 'Génie logiciel', education: 'Diplôme en informatique ou expérience équivalente', skill: 'TypeScript',
      duties: ['Développer des fonctions en TypeScript et React', 'Concevoir des services sur Node.js et PostgreSQL', 'Réviser le code des collègues', 'Écrire des tests automatisés', 'Assurer une semaine de garde aux deux mois', 'Découper le travail avec le design', 'Optimiser les requêtes lentes', 'Documenter les décisions'],
      must: ['TypeScript ou JavaScript en production', 'SQL et PostgreSQL', 'React ou équivalent', 'Git et revue de code', 'Tests automatisés', 'Français écrit clair'],
      nice: ['Docker et infonuagique', 'Accessibilité', 'Python', 'Anglais technique'],
    },
  },
  {
    key: 'data-analyst', pay: [64000, 98000], period: 'year', years: [1, 2, 3, 5], schedules: ['days', 'flexible'], remote: 0.65,
    en: {
      titles: ['Data Analyst', 'Business Intelligence Analyst', 'Reporting Analyst', 'Senior Data Analyst', 'Operations Data Analyst'],
      department: 'Data', education: 'Degree or diploma in statistics, computing or business', skill: 'SQL and dashboards',
      duties: ['Turn vague questions into measurable ones', 'Write SQL against the warehouse', 'Build dashboards people open twice', 'Check data quality and trace faults to their source', 'Forecast demand and explain the error', 'Design and read experiments', 'Present findings to people who dislike charts', 'Automate monthly reports', 'Keep a dictionary of measures'],
      must: ['Strong SQL', 'Power BI, Tableau or Looker', 'Excel', 'Statistics at introductory level', 'Python or R for analysis', 'Plain explanations'],
      nice: ['dbt', 'Forecasting experience', 'Knowledge of logistics, insurance or health data'],
    },
    fr: {
      titles: ['Analyste de données', 'Analyste en intelligence d’affaires', 'Analyste, mesure de la performance'],
      department: 'Données', education: 'Diplôme en statistique, en informatique ou en gestion', skill: 'SQL et les tableaux de bord',
      duties: ['Transformer des questions vagues en mesures', 'Écrire des requêtes SQL', 'Bâtir des tableaux de bord', 'Vérifier la qualité des données', 'Prévoir la demande', 'Concevoir des expériences', 'Présenter les résultats', 'Automatiser les rapports'],
      must: ['SQL avancé', 'Power BI ou Tableau', 'Excel', 'Notions de statistique', 'Python ou R', 'Vulgarisation'],
      nice: ['Prévision', 'Connaissance de la logistique', 'Anglais fonctionnel'],
    },
  },
  {
    key: 'quality-assurance-analyst', pay: [58000, 88000], period: 'year', years: [1, 2, 3, 4], schedules: ['days', 'flexible'], remote: 0.4,
    en: {
      titles: ['Quality Assurance Analyst', 'QA Tester', 'Test Automation Developer', 'Quality Inspector', 'Quality Assurance Coordinator'],
      department: 'Quality', education: 'College diploma or equivalent experience', skill: 'test planning',
      duties: ['Write test plans from requirements and risk', 'Test by hand where judgement is needed, by machine where it repeats', 'Report faults that others can reproduce', 'Follow corrective actions until closed', 'Measure parts or releases against the specification', 'Keep the regression suite trustworthy', 'Audit processes and records', 'Take part in root cause analysis', 'Sign off releases or lots'],
      must: ['Test design techniques', 'Exact defect reports', 'Reading specifications or drawings', 'A tracking tool such as Jira', 'Root cause analysis', 'Patience with detail'],
      nice: ['Playwright or Cypress', 'ISO 9001 internal auditor', 'Basic SQL', 'Measuring instruments'],
    },
    fr: {
      titles: ['Analyste en assurance qualité', 'Testeuse ou testeur de logiciels', 'Technicienne ou technicien en contrôle de la qualité'],
      department: 'Qualité', education: 'Diplôme d’études collégiales', skill: 'la planification d’essais',
      duties: ['Rédiger des plans d’essai', 'Tester à la main et par automatisation', 'Décrire des anomalies reproductibles', 'Suivre les actions correctives', 'Comparer au devis', 'Entretenir la suite de régression', 'Auditer les processus', 'Approuver les livraisons'],
      must: ['Techniques de conception d’essais', 'Rapports d’anomalie précis', 'Lecture de devis', 'Outil de suivi comme Jira', 'Analyse des causes', 'Minutie'],
      nice: ['Playwright ou Cypress', 'Auditeur interne ISO 9001', 'SQL de base'],
    },
  },
  {
    key: 'designer', pay: [60000, 96000], period: 'year', years: [1, 2, 3, 5], schedules: ['days', 'flexible'], remote: 0.6,
    en: {
      titles: ['Graphic Designer', 'Product Designer', 'UX Designer', 'Visual Designer', 'Senior Product Designer'],
      department: 'Design', education: 'Design diploma or a strong portfolio', skill: 'Figma',
      duties: ['Sketch, prototype and test ideas with real users', 'Design screens, covers or catalogues and prepare them for production', 'Keep the design system tidy', 'Write interface text in plain language', 'Check contrast, sizes and keyboard use', 'Present options and their costs', 'Work beside developers or printers until it is right', 'Plan and hold interviews', 'Draw simple illustrations and icons'],
      must: ['Portfolio with three finished projects', 'Figma or Adobe Creative Cloud', 'Typography and layout', 'Usability testing', 'Accessibility basics', 'Giving and taking critique'],
      nice: ['HTML and CSS', 'Motion design', 'Print production'],
    },
    fr: {
      titles: ['Graphiste', 'Conceptrice ou concepteur de produits numériques', 'Designer UX', 'Dessinatrice ou dessinateur technique'],
      department: 'Design', education: 'Diplôme en design ou portfolio solide', skill: 'Figma',
      duties: ['Esquisser et tester des prototypes', 'Concevoir écrans et documents', 'Tenir à jour le système de design', 'Rédiger des textes d’interface clairs', 'Vérifier l’accessibilité', 'Présenter des options', 'Travailler avec les développeurs', 'Mener des entrevues'],
      must: ['Portfolio de trois projets achevés', 'Figma ou suite Adobe', 'Typographie et mise en page', 'Tests d’utilisabilité', 'Notions d’accessibilité', 'Ouverture à la critique'],
      nice: ['HTML et CSS', 'Animation', 'AutoCAD'],
    },
  },
  {
    key: 'network-technician', pay: [27, 41], period: 'hour', years: [1, 2, 3], schedules: ['days', 'rotating', 'flexible'], remote: 0.2,
    en: {
      titles: ['Network Technician', 'IT Support Technician', 'Fibre Technician', 'Systems and Network Technician', 'Help Desk Technician'],
      department: 'Information technology', education: 'Diploma in networking or computer systems', skill: 'network troubleshooting', licence: 'Valid driving licence',
      duties: ['Install and test switches, access points and fibre', 'Answer tickets by telephone, remotely and on site', 'Trace faults with cable testers and packet captures', 'Set up laptops, phones and accounts', 'Patch and back up servers', 'Document ports, addresses and changes', 'Watch monitoring and act before users call', 'Splice and certify fibre', 'Train staff in safe habits'],
      must: ['TCP/IP, VLANs and Wi-Fi', 'Windows and Microsoft 365 administration', 'Patient user support', 'Cabling and termination', 'Ticket notes others can follow', 'Lifting and ladder work'],
      nice: ['CCNA or CompTIA Network+', 'Fusion splicing', 'PowerShell'],
    },
    fr: {
      titles: ['Technicienne ou technicien réseau', 'Technicienne ou technicien en informatique', 'Technicienne ou technicien, soutien aux usagers'],
      department: 'Informatique', education: 'Diplôme d’études collégiales en informatique', skill: 'le dépannage réseau', licence: 'Permis de conduire valide',
      duties: ['Installer commutateurs et points d’accès', 'Répondre aux billets', 'Diagnostiquer les pannes', 'Configurer postes et comptes', 'Mettre à jour et sauvegarder les serveurs', 'Documenter les changements', 'Surveiller les systèmes', 'Former les usagers'],
      must: ['TCP/IP et réseaux locaux virtuels', 'Administration de Microsoft 365', 'Patience avec les usagers', 'Câblage', 'Notes claires', 'Déplacements entre les sites'],
      nice: ['Certification CCNA', 'PowerShell', 'Anglais technique'],
    },
  },
];

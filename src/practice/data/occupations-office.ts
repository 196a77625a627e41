import type { Occupation } from '#practice/world/types.ts';

export const officeOccupations: readonly Occupation[] = [
  {
    key: 'accountant', pay: [62000, 92000], period: 'year', years: [2, 3, 4, 5], schedules: ['days', 'flexible'], remote: 0.45,
    en: {
      titles: ['Accountant', 'Staff Accountant', 'Intermediate Accountant', 'Senior Accountant', 'Financial Reporting Accountant'],
      department: 'Finance', education: 'Bachelor’s degree in accounting; CPA or enrolled', skill: 'full-cycle accounting', licence: 'CPA designation, or enrolled in the programme',
      duties: ['Prepare monthly and year-end statements', 'Reconcile bank, intercompany and balance sheet accounts', 'Post accruals, amortisation and adjusting entries', 'File sales tax and payroll remittances', 'Prepare working papers for audit', 'Analyse variances against budget and explain them', 'Review corporate tax returns', 'Improve controls and document them', 'Advise owners in plain language'],
      must: ['Knowledge of ASPE or IFRS', 'Month-end close', 'Excel with pivot tables and look-ups', 'Account reconciliation', 'Sales tax filing', 'Exact and timely work'],
      nice: ['Experience with Caseware or QuickBooks Online', 'Audit experience', 'Power Query'],
    },
    fr: {
      titles: ['Comptable', 'Comptable intermédiaire', 'Comptable principale ou principal', 'Analyste comptable'],
      department: 'Finances', education: 'Baccalauréat en comptabilité', skill: 'la comptabilité du cycle complet', licence: 'Titre de CPA ou candidature en cours',
      duties: ['Préparer les états financiers mensuels et annuels', 'Concilier les comptes', 'Passer les écritures de régularisation', 'Produire les remises de taxes', 'Monter le dossier d’audit', 'Analyser les écarts budgétaires', 'Réviser les déclarations d’impôt', 'Conseiller la clientèle en langage clair'],
      must: ['Connaissance des normes comptables', 'Fermeture de fin de mois', 'Excel avancé', 'Conciliation de comptes', 'Déclarations de taxes', 'Rigueur'],
      nice: ['Caseware ou Acomba', 'Expérience en audit', 'Anglais fonctionnel'],
    },
  },
  {
    key: 'bookkeeper', pay: [24, 34], period: 'hour', years: [1, 2, 3], schedules: ['days', 'flexible'], remote: 0.45,
    en: {
      titles: ['Bookkeeper', 'Full-Charge Bookkeeper', 'Part-Time Bookkeeper', 'Accounts Payable Clerk', 'Accounts Receivable Clerk'],
      department: 'Finance', education: 'Bookkeeping or accounting certificate', skill: 'QuickBooks Online',
      duties: ['Enter bills and pay suppliers on time', 'Issue invoices and follow overdue accounts', 'Reconcile bank and credit card accounts each week', 'Prepare sales tax returns', 'Run payroll for up to forty people', 'Keep receipts and digital files in order', 'Prepare year-end papers for the accountant', 'Answer supplier questions', 'Report cash position every Friday'],
      must: ['QuickBooks, Sage or Xero', 'Accounts payable and receivable', 'Bank reconciliation', 'Basic payroll and remittances', 'Excel', 'Discretion'],
      nice: ['Non-profit or restaurant experience', 'Receipt tools such as Dext', 'Certified professional bookkeeper'],
    },
    fr: {
      titles: ['Technicienne ou technicien comptable', 'Commis comptable', 'Teneuse ou teneur de livres', 'Commis aux comptes payables'],
      department: 'Finances', education: 'Diplôme d’études collégiales ou professionnelles en comptabilité', skill: 'Acomba ou Sage',
      duties: ['Saisir les factures et payer les fournisseurs', 'Facturer et relancer les comptes en retard', 'Concilier les comptes bancaires', 'Préparer les rapports de taxes', 'Produire la paie', 'Classer les pièces justificatives', 'Préparer le dossier de fin d’année', 'Présenter la situation de trésorerie'],
      must: ['Acomba, Sage ou QuickBooks', 'Comptes payables et recevables', 'Conciliation bancaire', 'Notions de paie', 'Excel', 'Discrétion'],
      nice: ['Expérience en organisme sans but lucratif', 'Anglais de base'],
    },
  },
  {
    key: 'payroll-administrator', pay: [54000, 74000], period: 'year', years: [1, 2, 3, 4], schedules: ['days', 'flexible'], remote: 0.4,
    en: {
      titles: ['Payroll Administrator', 'Payroll Specialist', 'Payroll and Benefits Administrator', 'Payroll Clerk'],
      department: 'Payroll', education: 'Payroll compliance certificate or equivalent', skill: 'processing Canadian payroll',
      duties: ['Process bi-weekly payroll for several hundred people', 'Check timesheets, premiums and retroactive pay', 'Remit source deductions and reconcile them', 'Issue records of employment and T4 slips', 'Enrol employees in benefits and pension', 'Answer pay questions kindly and quickly', 'Apply collective agreement rules', 'Prepare year-end and audit files', 'Test system updates before pay day'],
      must: ['Payroll for more than 200 employees', 'Employment standards and source deductions', 'ADP, Ceridian or Payworks', 'Excel look-ups', 'Confidentiality', 'Meeting deadlines without exception'],
      nice: ['PCP designation', 'Multi-province payroll including Quebec', 'Union payroll'],
    },
    fr: {
      titles: ['Technicienne ou technicien à la paie', 'Spécialiste de la paie', 'Commis à la paie et aux avantages sociaux'],
      department: 'Paie', education: 'Diplôme en comptabilité ou en administration; formation en paie', skill: 'le traitement de la paie',
      duties: ['Traiter la paie aux deux semaines', 'Vérifier les feuilles de temps et les primes', 'Remettre les retenues à la source', 'Émettre relevés d’emploi et relevés fiscaux', 'Gérer les adhésions aux assurances', 'Répondre aux questions du personnel', 'Appliquer la convention collective', 'Préparer la fin d’année'],
      must: ['Paie de plus de 100 personnes', 'Normes du travail et retenues', 'Nethris, Employeur D ou ADP', 'Excel', 'Confidentialité', 'Respect des échéances'],
      nice: ['Titre professionnel en paie', 'Milieu syndiqué', 'Anglais fonctionnel'],
    },
  },
  {
    key: 'administrative-assistant', pay: [21, 31], period: 'hour', years: [0, 1, 2, 3], schedules: ['days', 'flexible'], remote: 0.3,
    en: {
      titles: ['Administrative Assistant', 'Office Administrator', 'Receptionist', 'Executive Assistant', 'Clinic Administrative Assistant', 'School Secretary'],
      department: 'Administration', education: 'Office administration diploma or equivalent experience', skill: 'office administration',
      duties: ['Welcome visitors and answer a busy telephone', 'Keep calendars and book rooms and travel', 'Prepare letters, minutes and reports', 'Order supplies and match invoices', 'File paper and electronic records by the retention plan', 'Enter data without errors', 'Prepare meeting packages', 'Sort mail and arrange couriers', 'Support two or three managers at once'],
      must: ['Word, Outlook and Excel', 'Clear, courteous telephone manner', 'Accurate data entry', 'Minute taking', 'Organising several tasks', 'Confidentiality'],
      nice: ['Medical or legal terminology', 'French and English', 'Experience with SharePoint'],
    },
    fr: {
      titles: ['Adjointe administrative ou adjoint administratif', 'Secrétaire', 'Réceptionniste', 'Agente ou agent de bureau', 'Secrétaire d’école'],
      department: 'Administration', education: 'Diplôme d’études professionnelles en secrétariat', skill: 'le travail de bureau',
      duties: ['Accueillir les visiteurs et répondre au téléphone', 'Tenir les agendas et réserver les salles', 'Rédiger lettres et comptes rendus', 'Commander les fournitures', 'Classer les dossiers', 'Saisir des données', 'Préparer les réunions', 'Soutenir plusieurs gestionnaires'],
      must: ['Suite Microsoft Office', 'Excellent français écrit', 'Saisie exacte', 'Prise de notes', 'Sens de l’organisation', 'Discrétion'],
      nice: ['Terminologie médicale ou juridique', 'Anglais fonctionnel', 'Connaissance de SharePoint'],
    },
  },
  {
    key: 'human-resources-advisor', pay: [62000, 86000], period: 'year', years: [2, 3, 5], schedules: ['days', 'flexible'], remote: 0.4,
    en: {
      titles: ['Human Resources Advisor', 'HR Generalist', 'Recruiter', 'Human Resources Coordinator', 'Talent Acquisition Specialist'],
      department: 'Human resources', education: 'Diploma or degree in human resources', skill: 'recruitment and employee relations',
      duties: ['Write postings, screen candidates and interview with managers', 'Advise managers on performance and absence', 'Prepare offers and welcome new employees', 'Keep employee files and the HR system correct', 'Investigate complaints fairly', 'Support bargaining and grievances', 'Track turnover and vacancy numbers', 'Organise training and safety committees', 'Update policies to the law'],
      must: ['Full-cycle recruitment', 'Employment standards and human rights law', 'HR system experience', 'Interviewing', 'Tactful writing', 'Confidentiality'],
      nice: ['CPHR or CHRP designation', 'Union environment', 'Conflict mediation'],
    },
    fr: {
      titles: ['Conseillère ou conseiller en ressources humaines', 'Technicienne ou technicien en ressources humaines', 'Recruteuse ou recruteur'],
      department: 'Ressources humaines', education: 'Baccalauréat en relations industrielles ou en gestion des ressources humaines', skill: 'le recrutement et les relations de travail',
      duties: ['Rédiger les affichages et mener les entrevues', 'Conseiller les gestionnaires', 'Préparer les offres et l’accueil', 'Tenir les dossiers du personnel', 'Enquêter sur les plaintes', 'Appuyer la négociation', 'Suivre le roulement', 'Organiser la formation'],
      must: ['Recrutement du début à la fin', 'Normes du travail', 'Expérience d’un système de gestion du personnel', 'Entrevue', 'Tact à l’écrit', 'Confidentialité'],
      nice: ['Titre de CRHA', 'Milieu syndiqué', 'Anglais fonctionnel'],
    },
  },
  {
    key: 'marketing-specialist', pay: [54000, 80000], period: 'year', years: [1, 2, 3, 5], schedules: ['days', 'flexible'], remote: 0.55,
    en: {
      titles: ['Marketing Specialist', 'Digital Marketing Coordinator', 'Content Marketer', 'Communications Officer', 'Social Media Coordinator'],
      department: 'Marketing', education: 'Diploma or degree in marketing or communications', skill: 'content and e-mail marketing',
      duties: ['Plan the content calendar and write most of it', 'Run e-mail campaigns with proper consent', 'Manage social channels and answer comments', 'Brief photographers and designers', 'Measure campaigns and say what to stop', 'Improve pages for search', 'Organise open days and launches', 'Keep the brand voice consistent', 'Manage a modest advertising budget'],
      must: ['Writing that people finish reading', 'Google Analytics', 'E-mail tools such as Mailchimp or Klaviyo', 'Anti-spam consent rules', 'Basic design in Canva or Figma', 'Planning several campaigns'],
      nice: ['Short video editing', 'SEO tools', 'French and English'],
    },
    fr: {
      titles: ['Spécialiste du marketing', 'Coordonnatrice ou coordonnateur marketing numérique', 'Agente ou agent de communication', 'Rédactrice ou rédacteur de contenu'],
      department: 'Marketing', education: 'Baccalauréat en communication ou en marketing', skill: 'le marketing de contenu',
      duties: ['Planifier et rédiger le contenu', 'Mener les campagnes d’infolettre', 'Animer les réseaux sociaux', 'Encadrer photographes et graphistes', 'Mesurer les résultats', 'Améliorer le référencement', 'Organiser les événements', 'Veiller à l’image de marque'],
      must: ['Excellente plume en français', 'Google Analytics', 'Outil d’infolettre', 'Règles sur le consentement', 'Notions de design', 'Gestion de plusieurs projets'],
      nice: ['Montage vidéo', 'Référencement', 'Anglais fonctionnel'],
    },
  },
];

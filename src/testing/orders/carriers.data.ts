/** A clean posting, and the person its score is for: title, place, text and what the person did. */
interface Carrier {
  title: string;
  place: string;
  language: 'en' | 'fr';
  text: string;
  jobs: readonly string[];
  skills: string;
  certificates: string;
}

export const CARRIERS: readonly Carrier[] = [
  {
    title: 'Operations Coordinator',
    place: 'Mississauga, Ontario',
    language: 'en',
    text: `About the role
You plan the routes of twelve drivers and keep the stock records true.
What you will do
- Plan dispatch every morning
- Keep inventory in SAP
What you bring
- Microsoft Excel
- SAP
- Two years of experience in dispatch
- Customer service by telephone
CAD 30 to 34 an hour, full-time, on site.`,
    jobs: [
      'Operations Coordinator | 2021-03 | | Planned dispatch in Microsoft Excel; Inventory management in SAP; Customer service for 120 accounts',
    ],
    skills: 'Scheduling, Payroll',
    certificates: 'Forklift licence',
  },
  {
    title: 'Front Desk Clerk',
    place: 'Sudbury, Ontario',
    language: 'en',
    text: 'Front desk clerk, Sudbury ON. Greet visitors, book rooms, payroll support in Sage 50, bilingual an asset. CAD 24 an hour.',
    jobs: ['Receptionist | 2019-01 | | Greeted visitors; Booked rooms; Payroll in Sage 50'],
    skills: 'Reception, Sage 50',
    certificates: '',
  },
  {
    title: 'Commis comptable',
    place: 'Laval, Québec',
    language: 'fr',
    text: `Vos tâches
- Traiter les comptes fournisseurs
- Préparer la paie dans Sage
Exigences
- Deux ans d’expérience en comptabilité
- Maîtrise de Microsoft Excel
- Français écrit et parlé
Salaire : 24 $ à 28 $ de l’heure`,
    jobs: [
      'Commis comptable | 2020-01 | | Comptes fournisseurs; Paie dans Sage; Rapports dans Microsoft Excel',
    ],
    skills: 'Comptabilité, Microsoft Excel',
    certificates: '',
  },
];

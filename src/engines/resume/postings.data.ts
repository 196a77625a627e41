import { posting as normalForm } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';

const posting = (
  title: string,
  company: string,
  description: string,
  language: 'en' | 'fr' = 'en',
): Posting =>
  normalForm.parse({
    board: 'practice-lever',
    tenant: 'tenant',
    external_id: '1',
    company,
    title,
    places: ['Hamilton, Ontario'],
    workplace: null,
    employment_type: null,
    department: null,
    pay: null,
    language,
    description,
    posted_at: null,
    url: 'https://jobs.example.com/1',
    apply_url: 'https://jobs.example.com/1/apply',
  });

/** Postings of invented employers for tests. */
export const POSTINGS = {
  nurse: posting(
    'Registered Nurse, Surgical Unit',
    'Lakeshore Health',
    'You care for post-operative patients.\n- Wound care\n- Medication administration\n- BLS required\n- French is an asset\n- 5 years in the ICU',
  ),
  welder: posting(
    'Pipe Welder',
    'Ironwood Works',
    'Weld pipe with SMAW and GTAW. Red Seal. Read blueprints. Train apprentices.',
  ),
  cashier: posting(
    'Cashier',
    'Corner Market Inc.',
    'Cash handling, customer service, balance the till, stock shelves.',
  ),
  developer: posting(
    'Full Stack Developer',
    'Plover Systems',
    'React, TypeScript, PostgreSQL, C++ and Kubernetes. Degree in computer engineering.',
  ),
  accountant: posting(
    'Accountant',
    'Fundy Foods',
    'Month-end close, reconciliation, QuickBooks and payroll. CPA.',
  ),
  infirmiere: posting(
    'Infirmière auxiliaire',
    'CISSS des Érables',
    'Administrer les médicaments aux résidents, soins de plaies, permis de l’OIIAQ. Poste bilingue.',
    'fr',
  ),
  soudeur: posting('Soudeur', 'Acier Beauce', 'Soudage GMAW, lecture de plans, carte CCQ.', 'fr'),
} as const;

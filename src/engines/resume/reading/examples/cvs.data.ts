import type { SourceLine } from '#contract/career/facts.ts';

/** CVs of invented people in the layouts people use, as plain text; a tab is a wide gap. */
export const CVS = {
  nurse: `Amara Osei, RN
Registered Nurse
Hamilton, ON L8P 1A1 | (905) 555-0142 | amara.osei@mail.example.com | linkedin.com/in/amara-osei-rn

PROFESSIONAL SUMMARY
Registered nurse who has worked in medical and surgical units since 2017.

WORK EXPERIENCE
Registered Nurse\tMarch 2019 – Present
Grand River Community Hospital, Kitchener, ON
• Cared for 6 to 8 post-operative patients per shift on a 32-bed surgical unit
• Taught wound care and insulin injection to patients and families before they went
  home
• Led a falls-prevention project that reduced falls by 27% in one year
Registered Practical Nurse\tMay 2017 – February 2019
Maple Manor Long-Term Care, Guelph, ON
• Administered medication to 24 residents
• Documented assessments in PointClickCare

EDUCATION
Bachelor of Science in Nursing, McMaster University, Hamilton, ON\t2013 – 2017

LICENCES AND CERTIFICATIONS
Registered Nurse, College of Nurses of Ontario, 2017
BLS for Healthcare Providers – Heart and Stroke Foundation – 2024

SKILLS
Wound care, triage, medication administration, IV therapy, PointClickCare

LANGUAGES
English (native), French (conversational)
`,
  welder: `DALE KOWALCHUK
Red Deer, Alberta
Phone: 403-555-0198
Email: dale.k@mail.example.com

OBJECTIVE
Journeyman welder looking for shop or pipeline work.

EXPERIENCE

Northline Fabrication Ltd.
Journeyman Welder
06/2018 - Present
- Weld carbon and stainless pipe with SMAW, GTAW and FCAW
- Read blueprints and isometric drawings
- Trained 3 apprentices in pipe fit-up

Prairie Steel Works
Welder Apprentice
09/2014 - 05/2018
- Ground and prepared joints for B-pressure welds
- Operated a plasma cutter and overhead crane

TICKETS
Red Seal Welder (2018)
B-Pressure Welder ticket
CSTS 2020
First Aid / CPR

EDUCATION
Red Deer Polytechnic
Welding Apprenticeship, 2014 - 2018
`,
  cashier: `Priya Nair
priya.nair@mail.example.com
647-555-0110
Brampton, ON

Work History

2021 - 2023
Cashier
FreshWay Market, Brampton
Handled cash, debit and credit payments for about 200 customers a day.
Balanced the till at the end of every shift.

Summer 2020
Sales Associate (Part-time)
Bloor Street Shoes, Toronto, ON
Helped customers find sizes and restocked shelves.

Education
Ontario Secondary School Diploma, Chinguacousy Secondary School, 2020

Skills
• Cash handling
• Customer service
• Point of sale systems
• Punjabi and Hindi spoken

Volunteer Experience
Food Bank Volunteer, Knights Table\tSept 2019 – June 2020
Sorted donations every Saturday.
`,
  accountant: `Jonathan Tremblay-Price, CPA
Senior Accountant
Halifax, NS • 902.555.0134 • jtp@mail.example.com • https://www.linkedin.com/in/jtprice

Summary of Qualifications
Accountant with experience in month-end close, audit files and payroll.

Professional Experience

Senior Accountant, Harbourline Seafoods Inc. — Halifax, NS  Jan 2020 – Present
▪ Prepare month-end statements for 4 subsidiaries
▪ Reconcile 60 bank and vendor accounts
▪ Cut the close from 9 days to 5
Staff Accountant, Bluenose Audit LLP — Dartmouth, NS  Sep 2016 – Dec 2019
▪ Audited charities and small manufacturers
▪ Prepared T2 and T4 filings

Education
Bachelor of Commerce (Accounting)
Dalhousie University, Halifax, NS
2012 – 2016

Certifications
Chartered Professional Accountant (CPA), CPA Nova Scotia, 2019

Technical Skills
Accounting: month-end close, reconciliation, accounts payable
Software: Sage 50, QuickBooks, Excel, SAP
Languages: English, French
`,
  teacher: `Hannah Weiss
Elementary Teacher
Winnipeg, Manitoba | 204-555-0171 | hannah.weiss@mail.example.com

Teaching Experience

River Heights School Division — Grade 4 Teacher
Winnipeg, MB | August 2016 to June 2022
• Taught a class of 26 pupils, 5 of them with individual learning plans
• Wrote the school's new reading assessment
River Heights School Division — Substitute Teacher
September 2015 to June 2016
• Covered kindergarten to grade 8 in six schools

Education and Training
University of Manitoba
Bachelor of Education, 2015
Bachelor of Arts, English Literature, 2013

Awards
Excellence in Teaching Award, Manitoba Teachers' Society, 2021

References
Available on request
`,
  engineer: `Wei Zhang
Software Engineer
wei.zhang@mail.example.com | +1 604 555 0126 | Vancouver, BC | github.com/weizhang-dev | https://weizhang.example.dev

Experience
Software Engineer at Lanternfish Robotics\t2021-04 – Present
Vancouver, BC
• Built the fleet dashboard in TypeScript, React and PostgreSQL
• Reduced page load from 4.2 s to 0.9 s
• Wrote C++ drivers for 3 sensors
Junior Developer at Cedar & Salt Studio\t2019-05 – 2021-03
• Developed booking sites in Node.js

Projects
tidewatch\t2022
A tide-table app used by kayakers
• Published on F-Droid

Skills
Languages: TypeScript, Python, C++
Tools: Docker, Git, PostgreSQL | AWS
Spoken languages: English, Mandarin

Education
BASc, Computer Engineering — University of British Columbia — 2019
`,
  infirmiere: `Marie-Ève Bouchard
Infirmière auxiliaire
Trois-Rivières (Québec) G8T 1A1
Tél. : 819 555-0163
Courriel : me.bouchard@mail.example.com

PROFIL
Infirmière auxiliaire qui travaille en soins de longue durée depuis 2018.

EXPÉRIENCE PROFESSIONNELLE

Infirmière auxiliaire\tjanv. 2020 – à ce jour
CHSLD Saint-Joseph, Trois-Rivières
• Administrer les médicaments à 32 résidents
• Appliquer les plans de soins et noter les observations au dossier
Préposée aux bénéficiaires\tété 2018 – déc. 2019
Résidence Les Bouleaux, Shawinigan (Québec)
• Aidé 12 résidents à se laver et à se vêtir
• Accompagnement des personnes en fin de vie

FORMATION
DEP en santé, assistance et soins infirmiers, Centre de formation professionnelle Bel-Avenir, 2019
Diplôme d’études secondaires, École secondaire Chavigny, 2017

COMPÉTENCES
Soins de plaies, administration de médicaments, PDSB, réanimation cardiorespiratoire

LANGUES
Français (langue maternelle), anglais (intermédiaire)

PERMIS ET CERTIFICATIONS
Permis de l’OIIAQ, 2019

BÉNÉVOLAT
Bénévole, Maison Albatros, 2017 - 2018
`,
  soudeur: `Karim Haddad
Soudeur-monteur
Longueuil, QC | 514-555-0150 | karim.haddad@mail.example.com

Expérience de travail
Métalco Rive-Sud inc. | Soudeur-monteur | Longueuil, QC
mars 2019 – aujourd’hui
- Soudé des structures d’acier selon les procédés GMAW et FCAW
- Lecture de plans et devis
Atelier Mécanique Roy | Journalier
2016 – 2019
- Préparé les pièces avant la soudure

Études
DEP Soudage-montage, École des métiers de l’acier, 2016

Cartes de compétence
Carte CCQ
ASP Construction

Langues
Français : courant, arabe : langue maternelle, anglais : notions
`,
} as const;

export type CvName = keyof typeof CVS;

/** A text as the lines a reader of documents gives. */
export function linesOf(text: string): SourceLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ page: 1, line: index + 1, text: line, size: 0, bold: false, x: 0 }));
}

/** What somebody typed, and what a reader should know of them afterwards; names are compared without regard to capitals. */
export interface PromptExample {
  prompt: string;
  name?: string;
  place?: string;
  email?: string;
  phone?: string;
  /** Title, employer, first and last date; a title of "" is not looked at. */
  jobs?: [position: string, name: string, startDate: string, endDate: string][];
  /** Degree and field as they begin, school, end. */
  studies?: [studyType: string, area: string, institution: string, endDate: string][];
  skills?: string[];
  languages?: string[];
  certificates?: string[];
  projects?: string[];
  /** Words of something done, or of the summary. */
  tellings?: string[];
}

/**
 * Own work: invented people, in the manners in which people write about themselves. Twenty-two of them were written before
 * the reader was; the first twelve of those read 73 of 83 facts at first sight, the other ten 38 of 59.
 */
export const PROMPT_EXAMPLES: readonly PromptExample[] = [
  {
    prompt:
      "I am Maria Lopez, a registered nurse in Toronto. I worked at St. Michael's Hospital from 2018 to 2023 in the emergency department, triaging 40 patients a shift, and since 2023 I am charge nurse at Sunnybrook. BScN from Ryerson 2018. I speak Spanish and English. maria.lopez@example.com, 416-555-0134",
    name: 'Maria Lopez',
    place: 'Toronto',
    email: 'maria.lopez@example.com',
    phone: '416-555-0134',
    jobs: [
      ['', "St. Michael's Hospital", '2018', '2023'],
      ['charge nurse', 'Sunnybrook', '2023', ''],
    ],
    studies: [['BScN', '', 'Ryerson', '2018']],
    languages: ['spanish', 'english'],
    tellings: ['triaging 40 patients a shift'],
  },
  {
    prompt:
      'Welder, 12 years experience, Hamilton ON. CWB certified all positions, TIG and MIG. Stelco 2012-2019, then Dofasco until now. Want a job as welding inspector.',
    place: 'Hamilton',
    jobs: [
      ['', 'Stelco', '2012', '2019'],
      ['', 'Dofasco', '', ''],
    ],
    certificates: ['cwb certified'],
  },
  {
    prompt:
      'create a resume for a computer science student at McGill graduating in 2027, looking for a software internship. projects: a chess engine in Rust, a bus tracker app in React Native with 300 users. worked as barista at Second Cup summer 2024',
    jobs: [['barista', 'Second Cup', '2024', '2024']],
    studies: [['', 'computer science', 'McGill', '2027']],
    projects: ['chess engine in rust', 'bus tracker'],
  },
  {
    prompt:
      "Je suis comptable CPA à Montréal, 8 ans d'expérience chez Deloitte (2016-2020) puis Desjardins (2020 à aujourd'hui). Baccalauréat HEC Montréal 2015. Je maîtrise Excel, SAP, et je gère une équipe de 4 personnes.",
    place: 'Montréal',
    jobs: [
      ['comptable cpa', 'Deloitte', '2016', '2020'],
      ['comptable cpa', 'Desjardins', '2020', ''],
    ],
    studies: [['baccalauréat', '', 'HEC Montréal', '2015']],
    skills: ['excel', 'sap'],
    tellings: ['équipe de 4 personnes'],
  },
  {
    prompt: 'i worked at walmart for 3 years as a cashier and at home depot since 2022 as a lot associate',
    jobs: [
      ['cashier', 'walmart', '', ''],
      ['lot associate', 'home depot', '2022', ''],
    ],
  },
  { prompt: 'add that I trained 6 apprentices at Dofasco', tellings: ['trained 6 apprentices'] },
  { prompt: 'add Python and Docker to my skills', skills: ['python', 'docker'] },
  {
    prompt:
      'Software developer with 5 years at Google and 2 at Amazon. MIT graduate 2015. Expert in Go and Kubernetes.',
    jobs: [['software developer', 'Google', '', '']],
    skills: ['go', 'kubernetes'],
    studies: [['', '', 'MIT', '2015']],
  },
  {
    prompt: 'I have been a bus driver with the TTC since 2011 and I have a class B licence and first aid.',
    jobs: [['bus driver', 'TTC', '2011', '']],
    certificates: ['class b licence', 'first aid'],
  },
  {
    prompt:
      'Administrative assistant at City of Ottawa from Jan 2019 to Aug 2022: answered 60 calls a day, booked travel for 12 directors. Now receptionist at Apex Dental.',
    jobs: [
      ['administrative assistant', 'City of Ottawa', '2019-01', '2022-08'],
      ['receptionist', 'Apex Dental', '', ''],
    ],
    tellings: ['60 calls a day'],
  },
  {
    prompt:
      'hi im jess, 24, been a server at the keg in burlington for 3 years, before that i was hostess at boston pizza 2019-2021. smart serve certified. want to move into restaurant management',
    jobs: [
      ['server', 'the keg', '', ''],
      ['hostess', 'boston pizza', '2019', '2021'],
    ],
    certificates: ['smart serve'],
  },
  {
    prompt:
      "I'm an electrician (Red Seal, 309A) with 9 years of experience. Apprenticed at Plan Group from 2014 to 2018, journeyperson at Black & McDonald since 2018. I read blueprints, bend conduit and troubleshoot motor controls.",
    jobs: [
      ['', 'Plan Group', '2014', '2018'],
      ['journeyperson', 'Black & McDonald', '2018', ''],
    ],
    certificates: ['red seal'],
    tellings: ['blueprints'],
  },
  {
    prompt:
      'Marketing manager at Lightspeed since March 2021. Previously marketing coordinator at Shopify (2018-2021) and intern at Cossette, summer 2017. B.Com, Concordia University, 2018. French and English.',
    jobs: [
      ['marketing manager', 'Lightspeed', '2021-03', ''],
      ['marketing coordinator', 'Shopify', '2018', '2021'],
      ['intern', 'Cossette', '2017', '2017'],
    ],
    studies: [['B.Com', '', 'Concordia University', '2018']],
    languages: ['french', 'english'],
  },
  {
    prompt:
      "J'ai travaillé comme préposée aux bénéficiaires au CHSLD Saint-Antoine de 2015 à 2022 et je suis maintenant infirmière auxiliaire à l'Hôpital de Verdun. DEP en santé, assistance et soins infirmiers, 2022. Je parle français et créole.",
    jobs: [
      ['préposée aux bénéficiaires', 'CHSLD Saint-Antoine', '2015', '2022'],
      ['infirmière auxiliaire', 'Hôpital de Verdun', '', ''],
    ],
    studies: [['DEP', 'santé', '', '2022']],
    languages: ['français', 'créole'],
  },
  {
    prompt:
      "My name is David Chen. I live in Vancouver, BC. I have a master's in data science from UBC (2020) and a BSc in statistics from SFU. I'm working as a data analyst for Telus since 2020 where I built dashboards used by 40 managers. Skills: Python, SQL, Tableau",
    name: 'David Chen',
    place: 'Vancouver',
    jobs: [['data analyst', 'Telus', '2020', '']],
    studies: [
      ['master', 'data science', 'UBC', '2020'],
      ['BSc', 'statistics', 'SFU', ''],
    ],
    skills: ['python', 'sql', 'tableau'],
    tellings: ['dashboards used by 40 managers'],
  },
  {
    prompt:
      'Truck driver, AZ licence, clean abstract. Drove long haul for Bison Transport 2010 - 2016 then TransForce 2016 to present. 2 million km no accidents.',
    jobs: [
      ['', 'Bison Transport', '2010', '2016'],
      ['', 'TransForce', '2016', ''],
    ],
    certificates: ['az licence'],
  },
  {
    prompt:
      'Write a CV for a recent high school graduate. I volunteered at the food bank in 2024, babysat for two families and I know Microsoft Office and Canva. ayesha.k@mail.com',
    email: 'ayesha.k@mail.com',
    skills: ['microsoft office', 'canva'],
    tellings: ['babysat for two families'],
  },
  {
    prompt:
      'Teacher at Laurier Heights School, Edmonton, since 2016. I teach grade 7 science and coach the robotics club. BEd University of Alberta 2015.',
    jobs: [['teacher', 'Laurier Heights School', '2016', '']],
    studies: [['BEd', '', 'University of Alberta', '2015']],
    tellings: ['grade 7 science'],
  },
  {
    prompt:
      'I was a line cook at Joey Restaurants for two years and then sous chef at Canoe from 2020 until 2024. I managed 8 cooks and cut food waste by 15%.',
    jobs: [
      ['line cook', 'Joey Restaurants', '', ''],
      ['sous chef', 'Canoe', '2020', '2024'],
    ],
    tellings: ['8 cooks'],
  },
  {
    prompt: 'add my certificate in project management from George Brown College 2023',
    studies: [['certificate', 'project management', 'George Brown College', '2023']],
  },
  {
    prompt: 'also add Excel and QuickBooks to skills and that I speak Punjabi',
    skills: ['excel', 'quickbooks'],
    languages: ['punjabi'],
  },
  {
    prompt:
      "Je m'appelle Nadia Benali, développeuse web à Laval. 3 ans chez Ubisoft (2021 à 2024) comme développeuse front-end. Compétences : React, TypeScript, Node.js. Projet : un site de recettes avec 5 000 visiteurs par mois.",
    name: 'Nadia Benali',
    place: 'Laval',
    jobs: [['développeuse front-end', 'Ubisoft', '2021', '2024']],
    skills: ['react', 'typescript', 'node.js'],
    projects: ['recettes'],
  },
  {
    prompt:
      'Warehouse associate, Brampton. Amazon YYZ4 2021-2023: picked 120 units per hour, trained new hires. Before that, Loblaws distribution centre 2018-2021. Counterbalance forklift licence.',
    place: 'Brampton',
    jobs: [
      ['', 'Amazon YYZ4', '2021', '2023'],
      ['', 'Loblaws distribution centre', '2018', '2021'],
    ],
    certificates: ['counterbalance forklift licence'],
    tellings: ['120 units per hour'],
  },
  {
    prompt:
      "I graduated from the University of Waterloo with a Bachelor of Applied Science in mechanical engineering in 2019 and then worked for Magna International as a design engineer until 2023. Currently I'm a product engineer at Linamar in Guelph.",
    jobs: [
      ['design engineer', 'Magna International', '', '2023'],
      ['product engineer', 'Linamar', '', ''],
    ],
    studies: [['Bachelor of Applied Science', 'mechanical engineering', 'University of Waterloo', '2019']],
  },
  {
    prompt:
      "je cherche un emploi de vendeuse. J'ai été caissière chez Métro pendant 2 ans, de juin 2020 à juillet 2022, et je parle français, anglais et un peu d'arabe. J'habite à Longueuil. 514 555-0199",
    place: 'Longueuil',
    phone: '514 555-0199',
    jobs: [['caissière', 'Métro', '2020-06', '2022-07']],
    languages: ['français', 'anglais'],
  },
  {
    prompt:
      "Hello! I'm Priya Nair and I'm a UX designer based in Calgary. At Suncor (2019–2022) I redesigned the safety reporting app for 3,000 workers. Since 2022 I've been freelancing. I use Figma, Miro and Maze.",
    name: 'Priya Nair',
    place: 'Calgary',
    jobs: [['', 'Suncor', '2019', '2022']],
    skills: ['figma', 'miro', 'maze'],
    tellings: ['3,000 workers'],
  },
  {
    prompt:
      'cleaner at fairmont royal york, 2015 to now. before: nanny for a family in manila 2009-2014. I finished high school.',
    jobs: [
      ['cleaner', 'fairmont royal york', '2015', ''],
      ['nanny', '', '2009', '2014'],
    ],
    studies: [['High school', '', '', '']],
  },
  {
    prompt:
      'PhD in chemistry, University of Toronto, 2021. Postdoctoral fellow at the Perimeter Institute since 2022. Published 7 papers. Languages: Mandarin (native), English (fluent).',
    jobs: [['postdoctoral fellow', 'Perimeter Institute', '2022', '']],
    studies: [['PhD', 'chemistry', 'University of Toronto', '2021']],
    languages: ['mandarin', 'english'],
    tellings: ['7 papers'],
  },
  {
    prompt:
      "I'm a veteran. Served in the Canadian Armed Forces from 2005 to 2017 as a vehicle technician, then heavy equipment mechanic at Finning since 2018.",
    jobs: [
      ['vehicle technician', 'Canadian Armed Forces', '2005', '2017'],
      ['heavy equipment mechanic', 'Finning', '2018', ''],
    ],
  },
  {
    prompt: 'Please add a project: an Android app that tracks tides, 2,000 downloads',
    projects: ['android app that tracks tides'],
  },
  {
    prompt:
      'my email is tom_b@mail.ca and my linkedin is linkedin.com/in/tomb. I can drive manual and have a clean class G licence',
    email: 'tom_b@mail.ca',
  },
  {
    prompt:
      "Legal assistant with seven years' experience at two downtown firms: Osler (2017-2020) and Blakes (2020-2024). Notary public commission. Fast typist, 85 wpm.",
    jobs: [
      ['', 'Osler', '2017', '2020'],
      ['', 'Blakes', '2020', '2024'],
    ],
  },
  {
    prompt: "J'habite à Laval. Je parle aussi espagnol et j'ai travaillé chez Metro en 2019.",
    place: 'Laval',
    jobs: [['', 'Metro', '2019', '2019']],
    languages: ['espagnol'],
  },
];

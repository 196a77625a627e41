/** What somebody typed, and where each thing they told belongs; compared without regard to capitals and quotes. */
export interface Manner {
  manner: string;
  prompt: string;
  name?: string;
  place?: string;
  /** Title, employer, first and last date. */
  jobs: readonly (readonly [position: string, name: string, startDate: string, endDate: string])[];
  /** Degree and field as they begin, school, end. */
  studies?: readonly (readonly [studyType: string, area: string, institution: string, endDate: string])[];
  /** Words of something done, and the employer under which it belongs. */
  deeds?: readonly (readonly [employer: string, words: string])[];
  skills?: readonly string[];
  languages?: readonly string[];
  certificates?: readonly string[];
}

/** Own work, of invented people: the half of the manners on which the reader was mended. */
export const MENDED_ON: readonly Manner[] = [
  {
    manner: 'chatty',
    prompt:
      "Hey there! So I'm Renata Kowalczyk and I live in Windsor. I've been a dispatcher at Erie Freight Lines since May 2019, and before that I was a dispatch clerk at Larkspur Couriers from 2015 to 2019. At Larkspur Couriers I cut late deliveries by 18%. At Erie Freight Lines I run a board of 45 trucks. I did a diploma in logistics at St. Clair College in 2015. I speak Polish and English.",
    name: 'Renata Kowalczyk',
    place: 'Windsor',
    jobs: [
      ['dispatcher', 'Erie Freight Lines', '2019-05', ''],
      ['dispatch clerk', 'Larkspur Couriers', '2015', '2019'],
    ],
    studies: [['diploma', 'logistics', 'St. Clair College', '2015']],
    deeds: [
      ['Larkspur Couriers', 'late deliveries by 18%'],
      ['Erie Freight Lines', 'board of 45 trucks'],
    ],
    languages: ['polish', 'english'],
  },
  {
    manner: 'lines of a resume',
    prompt: `Desmond Achebe
Kingston, ON

Night auditor, Lakeview Hotel, 2020-present
- Balanced 140 folios a night
Front desk agent, Maple Inn, 2017-2020
- Trained 5 new agents

Hotel Management Diploma, Algonquin College, 2017`,
    name: 'Desmond Achebe',
    place: 'Kingston',
    jobs: [
      ['night auditor', 'Lakeview Hotel', '2020', ''],
      ['front desk agent', 'Maple Inn', '2017', '2020'],
    ],
    studies: [['', '', 'Algonquin College', '2017']],
    deeds: [
      ['Lakeview Hotel', '140 folios a night'],
      ['Maple Inn', '5 new agents'],
    ],
  },
  {
    manner: 'third person',
    prompt:
      'Write a resume for Ingrid Solberg. She works as a pharmacy technician at Rexdale Pharmacy since 2021. Before that she was a cashier at Food Basics from 2018 to 2021. She filled 200 prescriptions a day at Rexdale Pharmacy. She has a diploma from Humber College. She lives in Etobicoke.',
    name: 'Ingrid Solberg',
    jobs: [
      ['pharmacy technician', 'Rexdale Pharmacy', '2021', ''],
      ['cashier', 'Food Basics', '2018', '2021'],
    ],
    studies: [['diploma', '', 'Humber College', '']],
    deeds: [['Rexdale Pharmacy', '200 prescriptions a day']],
  },
  {
    manner: 'French, chatty',
    prompt:
      "Bonjour, je m'appelle Solange Thériault et j'habite à Sherbrooke. Je travaille comme éducatrice au CPE Les Petits Pas depuis 2018. Avant, j'étais monitrice au Camp Kéno de 2015 à 2018. Au Camp Kéno, j'ai encadré 25 jeunes. J'ai un DEC en techniques d'éducation à l'enfance du Cégep de Sherbrooke, obtenu en 2018. J'ai fait mon secondaire à l'École secondaire Sainte-Marie-de-l'Assomption.",
    name: 'Solange Thériault',
    place: 'Sherbrooke',
    jobs: [
      ['éducatrice', 'CPE Les Petits Pas', '2018', ''],
      ['monitrice', 'Camp Kéno', '2015', '2018'],
    ],
    studies: [
      ['DEC', "techniques d'éducation à l'enfance", 'Cégep de Sherbrooke', '2018'],
      ['', '', "École secondaire Sainte-Marie-de-l'Assomption", ''],
    ],
    deeds: [['Camp Kéno', '25 jeunes']],
  },
  {
    manner: 'fragments',
    prompt:
      'plumber. 309A no, 306A yes. Durham Mechanical 2014-2019. then Pickering Plumbing, 2019 to now. replaced 300 water heaters at Durham Mechanical. diploma Durham College 2014. clean G licence.',
    jobs: [
      ['', 'Durham Mechanical', '2014', '2019'],
      ['', 'Pickering Plumbing', '2019', ''],
    ],
    studies: [['diploma', '', 'Durham College', '2014']],
    deeds: [['Durham Mechanical', '300 water heaters']],
    certificates: ['g licence'],
  },
  {
    manner: 'mixed languages',
    prompt:
      "I'm a customer service rep chez Vidéotron since 2020, avant j'étais caissier chez Jean Coutu de 2017 à 2020. J'ai un DES de l'École secondaire Jean-Jacques-Rousseau, 2017. I speak français and English. At Vidéotron I answer 70 calls a day.",
    jobs: [
      ['customer service rep', 'Vidéotron', '2020', ''],
      ['caissier', 'Jean Coutu', '2017', '2020'],
    ],
    studies: [['DES', '', 'École secondaire Jean-Jacques-Rousseau', '2017']],
    deeds: [['Vidéotron', '70 calls a day']],
    languages: ['english'],
  },
  {
    manner: 'a list',
    prompt: `- Name: Oluwaseun Bright
- City: Moncton
- Job: line cook at The Pier, 2019 to 2022
- Job: sous-chef at Harbour Table, 2022 to present
- At The Pier I prepped for 180 covers a night
- School: culinary arts diploma from New Brunswick Community College, 2019
- Skills: butchery, sauces, menu costing`,
    name: 'Oluwaseun Bright',
    place: 'Moncton',
    jobs: [
      ['line cook', 'The Pier', '2019', '2022'],
      ['sous-chef', 'Harbour Table', '2022', ''],
    ],
    studies: [['', '', 'New Brunswick Community College', '2019']],
    deeds: [['The Pier', '180 covers a night']],
    skills: ['butchery', 'sauces', 'menu costing'],
  },
  {
    manner: 'deeds told after all jobs',
    prompt:
      'I worked at Northgate Tire as a mechanic from 2012 to 2016, at Prairie Diesel as a diesel mechanic from 2016 to 2021, and at Gateway Transit as a shop lead since 2021. At Prairie Diesel I rebuilt 60 engines. I trained 4 apprentices at Northgate Tire. As shop lead I schedule 9 mechanics.',
    jobs: [
      ['mechanic', 'Northgate Tire', '2012', '2016'],
      ['diesel mechanic', 'Prairie Diesel', '2016', '2021'],
      ['shop lead', 'Gateway Transit', '2021', ''],
    ],
    deeds: [
      ['Prairie Diesel', '60 engines'],
      ['Northgate Tire', '4 apprentices'],
      ['Gateway Transit', '9 mechanics'],
    ],
  },
  {
    manner: 'dates first',
    prompt:
      'From 2016 to 2019 I was a bookkeeper at Thornbury & Sons. Since 2019, accountant at Copperfield Group. In 2016 I graduated from Mohawk College with a diploma in accounting. At Thornbury & Sons I closed the books for 14 clients each month.',
    jobs: [
      ['bookkeeper', 'Thornbury & Sons', '2016', '2019'],
      ['accountant', 'Copperfield Group', '2019', ''],
    ],
    studies: [['diploma', 'accounting', 'Mohawk College', '2016']],
    deeds: [['Thornbury & Sons', '14 clients each month']],
  },
  {
    manner: 'schools led to in many ways',
    prompt:
      'I have a bachelor of arts in history from the University of New Brunswick (2012), a certificate in museum studies at the Ontario Museum Association, 2014, and a master of arts from Université du Québec à Montréal in 2016. I work as an archivist at the Provincial Archives since 2016.',
    jobs: [['archivist', 'Provincial Archives', '2016', '']],
    studies: [
      ['bachelor of arts', 'history', 'University of New Brunswick', '2012'],
      ['certificate', 'museum studies', 'Ontario Museum Association', '2014'],
      ['master of arts', '', 'Université du Québec à Montréal', '2016'],
    ],
  },
  {
    manner: 'no capitals, no stops',
    prompt:
      'i work as a forklift operator at saputo since 2020 and before that i was a picker at metro from 2018 to 2020, at saputo i load 30 trailers a week, i have a high school diploma from bluevale collegiate 2017, i live in kitchener',
    place: 'kitchener',
    jobs: [
      ['forklift operator', 'saputo', '2020', ''],
      ['picker', 'metro', '2018', '2020'],
    ],
    studies: [['high school diploma', '', 'bluevale collegiate', '2017']],
    deeds: [['saputo', '30 trailers a week']],
  },
  {
    manner: 'there',
    prompt:
      'I was a nurse aide at Villa Marguerite from 2014 to 2018. There I looked after 12 residents. Then I moved to Hillcrest Manor where I have been a ward clerk since 2018. There I process 50 charts a day. My diploma is from George Brown College.',
    jobs: [
      ['nurse aide', 'Villa Marguerite', '2014', '2018'],
      ['ward clerk', 'Hillcrest Manor', '2018', ''],
    ],
    studies: [['diploma', '', 'George Brown College', '']],
    deeds: [
      ['Villa Marguerite', '12 residents'],
      ['Hillcrest Manor', '50 charts a day'],
    ],
  },
];

/** The other half, of manners the reader was not mended on when its first figures were taken. */
export const HELD_BACK: readonly Manner[] = [
  {
    manner: 'French, lines of a resume',
    prompt: `Mathieu Beaulieu-Roy
Trois-Rivières (Québec)

Soudeur, Acier Mauricie, 2019 à aujourd'hui
- Assemblé 40 structures par mois
Journalier, Cascades, 2016-2019
- Chargé 15 camions par jour

DEP en soudage-montage, Centre de formation professionnelle Bel-Avenir, 2016`,
    name: 'Mathieu Beaulieu-Roy',
    place: 'Trois-Rivières',
    jobs: [
      ['soudeur', 'Acier Mauricie', '2019', ''],
      ['journalier', 'Cascades', '2016', '2019'],
    ],
    studies: [['DEP', 'soudage', 'Centre de formation professionnelle Bel-Avenir', '2016']],
    deeds: [
      ['Acier Mauricie', '40 structures par mois'],
      ['Cascades', '15 camions par jour'],
    ],
  },
  {
    manner: 'French, third person',
    prompt:
      "Fais un CV pour Amélie Gauthier. Elle est adjointe administrative à la Ville de Gatineau depuis 2019. Avant, elle était réceptionniste chez Clinique Saint-Luc de 2016 à 2019. Elle a répondu à 80 appels par jour chez Clinique Saint-Luc. Elle a un baccalauréat en administration de l'Université du Québec en Outaouais.",
    name: 'Amélie Gauthier',
    jobs: [
      ['adjointe administrative', 'Ville de Gatineau', '2019', ''],
      ['réceptionniste', 'Clinique Saint-Luc', '2016', '2019'],
    ],
    studies: [['baccalauréat', 'administration', 'Université du Québec en Outaouais', '']],
    deeds: [['Clinique Saint-Luc', '80 appels par jour']],
  },
  {
    manner: 'questions and answers',
    prompt:
      'Current job: security guard at Paladin, 2021 to present. Previous job: stock clerk at Canadian Tire, 2018 to 2021. Education: police foundations diploma, Fanshawe College, 2018. Achievement at Paladin: handled 25 incidents a month. Languages: Urdu, English. Licence: Ontario security guard licence.',
    jobs: [
      ['security guard', 'Paladin', '2021', ''],
      ['stock clerk', 'Canadian Tire', '2018', '2021'],
    ],
    studies: [['', '', 'Fanshawe College', '2018']],
    deeds: [['Paladin', '25 incidents a month']],
    languages: ['urdu', 'english'],
    certificates: ['security guard licence'],
  },
  {
    manner: 'one long sentence',
    prompt:
      'I finished a diploma in dental assisting at Vancouver Community College in 2016 and started as a dental assistant at Kerrisdale Dental in June 2016, where I assisted with 12 patients a day, and then in 2020 I moved to Oakridge Smiles as a treatment coordinator where I now book 30 treatments a week.',
    jobs: [
      ['dental assistant', 'Kerrisdale Dental', '2016-06', ''],
      ['treatment coordinator', 'Oakridge Smiles', '2020', ''],
    ],
    studies: [['diploma', 'dental assisting', 'Vancouver Community College', '2016']],
    deeds: [
      ['Kerrisdale Dental', '12 patients a day'],
      ['Oakridge Smiles', '30 treatments a week'],
    ],
  },
  {
    manner: 'that job, my first job',
    prompt:
      'My first job was barista at Balzac Coffee (2015-2017). My second job was shift supervisor at Bridgehead, 2017-2020. Now I manage the store at Happy Goat since 2020. In my first job I served 300 people a day. At Bridgehead I opened the store 5 days a week. I went to Glebe Collegiate Institute.',
    jobs: [
      ['barista', 'Balzac Coffee', '2015', '2017'],
      ['shift supervisor', 'Bridgehead', '2017', '2020'],
      ['', 'Happy Goat', '2020', ''],
    ],
    studies: [['', '', 'Glebe Collegiate Institute', '']],
    deeds: [
      ['Balzac Coffee', '300 people a day'],
      ['Bridgehead', '5 days a week'],
    ],
  },
  {
    manner: 'newcomer',
    prompt:
      'I came to Canada in 2022. In India I worked 6 years as a civil engineer with Larsen & Toubro in Chennai (2014 to 2020). I have a Bachelor of Engineering in civil engineering from Anna University, 2014. Here in Brampton I am a site labourer at Mattamy Homes since 2022. With Larsen & Toubro I checked drawings for 8 bridges.',
    jobs: [
      ['civil engineer', 'Larsen & Toubro', '2014', '2020'],
      ['site labourer', 'Mattamy Homes', '2022', ''],
    ],
    studies: [['Bachelor of Engineering', 'civil engineering', 'Anna University', '2014']],
    deeds: [['Larsen & Toubro', '8 bridges']],
  },
  {
    manner: 'dates in figures, behind',
    prompt:
      'Cook, Hôtel Frontenac, 03/2018 - 09/2021. Chef de partie, Auberge du Vieux-Port, 10/2021 - present. Attestation in professional cooking from École hôtelière de la Capitale, 2018. I reduced waste by 20% at Auberge du Vieux-Port.',
    jobs: [
      ['cook', 'Hôtel Frontenac', '2018-03', '2021-09'],
      ['chef de partie', 'Auberge du Vieux-Port', '2021-10', ''],
    ],
    studies: [['attestation', 'professional cooking', 'École hôtelière de la Capitale', '2018']],
    deeds: [['Auberge du Vieux-Port', 'waste by 20%']],
  },
  {
    manner: 'an order before the facts',
    prompt:
      'Please make me a one page resume. I am a school bus driver for Voyago since 2017. Earlier I drove a delivery van for Purolator, 2013 to 2017. While at Purolator I delivered 120 parcels a day. I have a class B licence and standard first aid. I completed my high school diploma at Saunders Secondary School.',
    jobs: [
      ['school bus driver', 'Voyago', '2017', ''],
      ['', 'Purolator', '2013', '2017'],
    ],
    studies: [['high school diploma', '', 'Saunders Secondary School', '']],
    deeds: [['Purolator', '120 parcels a day']],
    certificates: ['class b licence', 'first aid'],
  },
  {
    manner: 'an email',
    prompt: `Hi,

I need a resume. I'm currently a lab technician with Biolab Québec, where I've been since January 2020. My tasks there: I test 90 samples a day. Prior to this I interned at the Institut national de santé publique for the summer of 2019.
I hold a DEC in biomedical technology from Cégep de Saint-Laurent, finished in 2019.

Thanks,
Farid`,
    jobs: [
      ['lab technician', 'Biolab Québec', '2020-01', ''],
      ['', 'Institut national de santé publique', '2019', '2019'],
    ],
    studies: [['DEC', 'biomedical technology', 'Cégep de Saint-Laurent', '2019']],
    deeds: [['Biolab Québec', '90 samples a day']],
  },
  {
    manner: 'French, schools and articles',
    prompt:
      "J'ai étudié la comptabilité au Cégep de Trois-Rivières jusqu'en 2013, puis j'ai fait un certificat en fiscalité à l'Université de Sherbrooke en 2015. Depuis 2015 je suis commis comptable à la Coopérative de l'Île. J'y ai traité 400 factures par mois. De 2013 à 2015, caissière chez IGA Extra.",
    jobs: [
      ['commis comptable', "Coopérative de l'Île", '2015', ''],
      ['caissière', 'IGA Extra', '2013', '2015'],
    ],
    studies: [
      ['', 'comptabilité', 'Cégep de Trois-Rivières', '2013'],
      ['certificat', 'fiscalité', 'Université de Sherbrooke', '2015'],
    ],
    deeds: [["Coopérative de l'Île", '400 factures par mois']],
  },
  {
    manner: 'in brackets',
    prompt:
      'Receptionist (Lumen Optometry, 2019-2023), optometric assistant (Eyes on Bloor, 2023-now). Diploma in office administration (Seneca College, 2019). At Lumen Optometry: booked 60 exams a week. Tools: Excel, Ocuco.',
    jobs: [
      ['receptionist', 'Lumen Optometry', '2019', '2023'],
      ['optometric assistant', 'Eyes on Bloor', '2023', ''],
    ],
    studies: [['diploma', 'office administration', 'Seneca College', '2019']],
    deeds: [['Lumen Optometry', '60 exams a week']],
    skills: ['excel', 'ocuco'],
  },
  {
    manner: 'two trades at one breath',
    prompt:
      'Teacher by training (BEd, Nipissing University, 2009), I taught grade 4 at Saint Brigid School between 2009 and 2016 and since September 2016 have worked as a literacy consultant for the Near North District School Board, where I coached 60 teachers; at Saint Brigid School I ran the choir of 40 children.',
    jobs: [
      ['', 'Saint Brigid School', '2009', '2016'],
      ['literacy consultant', 'Near North District School Board', '2016-09', ''],
    ],
    studies: [['BEd', '', 'Nipissing University', '2009']],
    deeds: [
      ['Near North District School Board', '60 teachers'],
      ['Saint Brigid School', '40 children'],
    ],
  },
];

/** Written after the reader was mended on the two above. */
export const MET_LATER: readonly Manner[] = [
  {
    manner: 'a cover note in passing',
    prompt:
      "Good evening, my name is Chidera Nwosu, I live in Regina and I'm hoping to move up. For the past while I've been a housekeeping supervisor with the Hotel Saskatchewan (since April 2021). Prior to that, I cleaned rooms at Ramada Plaza from 2017 until 2021. With the Hotel Saskatchewan, I lead a team of 14. I took a hospitality certificate at Saskatchewan Polytechnic in 2017.",
    name: 'Chidera Nwosu',
    place: 'Regina',
    jobs: [
      ['housekeeping supervisor', 'Hotel Saskatchewan', '2021-04', ''],
      ['', 'Ramada Plaza', '2017', '2021'],
    ],
    studies: [['', '', 'Saskatchewan Polytechnic', '2017']],
    deeds: [['Hotel Saskatchewan', 'team of 14']],
  },
  {
    manner: 'arrows and dashes',
    prompt: `Kavita Raman - Surrey BC
2014-2018 - data entry clerk - Coast Mountain Bus
2018-now - payroll clerk - Fraser Health
Fraser Health: pay runs for 3,200 staff
Certificate, payroll compliance, National Payroll Institute, 2018`,
    jobs: [
      ['data entry clerk', 'Coast Mountain Bus', '2014', '2018'],
      ['payroll clerk', 'Fraser Health', '2018', ''],
    ],
    studies: [['certificate', 'payroll compliance', 'National Payroll Institute', '2018']],
    deeds: [['Fraser Health', 'pay runs for 3,200 staff']],
  },
  {
    manner: 'French, one breath',
    prompt:
      "moi c'est Yannick, je suis mécanicien chez Garage Lavoie depuis 2016 pis avant ça j'ai travaillé comme commis aux pièces chez NAPA de 2013 à 2016, chez NAPA j'ai servi 60 clients par jour, j'ai mon DEP en mécanique automobile de l'École des métiers de l'équipement motorisé",
    jobs: [
      ['mécanicien', 'Garage Lavoie', '2016', ''],
      ['commis aux pièces', 'NAPA', '2013', '2016'],
    ],
    studies: [['DEP', 'mécanique automobile', "École des métiers de l'équipement motorisé", '']],
    deeds: [['NAPA', '60 clients par jour']],
  },
  {
    manner: 'school first, then work by seasons',
    prompt:
      'I graduated from Cape Breton University with a Bachelor of Business Administration in 2020. In the summers of 2018 and 2019 I was a park attendant at Louisbourg Fortress. After graduating I joined Highland Credit Union as a member advisor in September 2020. As a member advisor I opened 250 accounts a year.',
    jobs: [
      ['park attendant', 'Louisbourg Fortress', '2018', '2019'],
      ['member advisor', 'Highland Credit Union', '2020-09', ''],
    ],
    studies: [['Bachelor of Business Administration', '', 'Cape Breton University', '2020']],
    deeds: [['Highland Credit Union', '250 accounts a year']],
  },
  {
    manner: 'told by a friend',
    prompt:
      'Make a resume for my brother Tomas Rivera. He is a roofer at Summit Exteriors since 2015. He also worked at Bluebird Homes as a labourer from 2012 to 2015. At Summit Exteriors he finished 75 roofs. His high school is Bishop Carroll High School. He has a fall protection ticket.',
    name: 'Tomas Rivera',
    jobs: [
      ['roofer', 'Summit Exteriors', '2015', ''],
      ['labourer', 'Bluebird Homes', '2012', '2015'],
    ],
    studies: [['', '', 'Bishop Carroll High School', '']],
    deeds: [['Summit Exteriors', '75 roofs']],
    certificates: ['fall protection'],
  },
  {
    manner: 'employer first',
    prompt:
      'Employers: Sysco Edmonton (order picker, 2016-2018), Gordon Food Service (team lead, 2018-2024). Sysco Edmonton: 220 cases an hour. Gordon Food Service: led 11 pickers. Schools: Jasper Place High School, 2016.',
    jobs: [
      ['order picker', 'Sysco Edmonton', '2016', '2018'],
      ['team lead', 'Gordon Food Service', '2018', '2024'],
    ],
    studies: [['', '', 'Jasper Place High School', '2016']],
    deeds: [
      ['Sysco Edmonton', '220 cases an hour'],
      ['Gordon Food Service', 'led 11 pickers'],
    ],
  },
  {
    manner: 'French, list with dashes',
    prompt: `Nom : Léa Fontaine
Ville : Rimouski
Emploi : coiffeuse chez Salon Miroir, 2017 à 2022
Emploi actuel : gérante chez Salon Miroir, 2022 à aujourd'hui
Formation : DEP en coiffure, Centre de formation Rimouski-Neigette, 2017
Langues : français, anglais`,
    name: 'Léa Fontaine',
    place: 'Rimouski',
    jobs: [
      ['coiffeuse', 'Salon Miroir', '2017', '2022'],
      ['gérante', 'Salon Miroir', '2022', ''],
    ],
    studies: [['DEP', 'coiffure', 'Centre de formation Rimouski-Neigette', '2017']],
    languages: ['français', 'anglais'],
  },
  {
    manner: 'where and what apart',
    prompt:
      'I worked at Lethbridge Dairy from 2011 to 2015. I was a machine operator there. I kept 3 filling lines running. Then I went to Chinook Foods in 2015 and I am still there as a maintenance planner. I planned 400 jobs a year at Chinook Foods.',
    jobs: [
      ['machine operator', 'Lethbridge Dairy', '2011', '2015'],
      ['maintenance planner', 'Chinook Foods', '2015', ''],
    ],
    deeds: [
      ['Lethbridge Dairy', '3 filling lines'],
      ['Chinook Foods', '400 jobs a year'],
    ],
  },
  {
    manner: 'boastful',
    prompt:
      "Best salesperson you'll ever meet! Sold 42 cars in a month at Maple Toyota, where I worked as a sales consultant from 2018 to 2022. Now I'm the used car manager at Centennial Honda. I cut days on lot from 61 to 39 at Centennial Honda. Studied business at Durham College.",
    jobs: [
      ['sales consultant', 'Maple Toyota', '2018', '2022'],
      ['used car manager', 'Centennial Honda', '', ''],
    ],
    studies: [['', 'business', 'Durham College', '']],
    deeds: [
      ['Maple Toyota', '42 cars in a month'],
      ['Centennial Honda', '61 to 39'],
    ],
  },
  {
    manner: 'text message',
    prompt:
      'hey can u make my resume. did security at square one mall 2019-2022 then concierge at aura condos 2022-now. at aura condos i check in 90 guests a day. got my security licence n first aid. went to humber college for police foundations',
    jobs: [
      ['', 'square one mall', '2019', '2022'],
      ['concierge', 'aura condos', '2022', ''],
    ],
    studies: [['', 'police foundations', 'humber college', '']],
    deeds: [['aura condos', '90 guests a day']],
    certificates: ['security licence', 'first aid'],
  },
  {
    manner: 'French, formal',
    prompt:
      "Je souhaite obtenir un curriculum vitae. J'occupe le poste de technicienne en documentation à la Bibliothèque de Saguenay depuis mars 2018. Auparavant, j'occupais un poste de préposée au prêt au Cégep de Jonquière, de 2014 à 2018. À la Bibliothèque de Saguenay, j'ai catalogué 5 000 documents. Je détiens un DEC en techniques de la documentation, obtenu au Cégep de Jonquière en 2014.",
    jobs: [
      ['technicienne en documentation', 'Bibliothèque de Saguenay', '2018-03', ''],
      ['préposée au prêt', 'Cégep de Jonquière', '2014', '2018'],
    ],
    studies: [['DEC', 'techniques de la documentation', 'Cégep de Jonquière', '2014']],
    deeds: [['Bibliothèque de Saguenay', '5 000 documents']],
  },
  {
    manner: 'same employer twice',
    prompt:
      'I started at Bow Valley Credit as a teller in 2013, was promoted to loans officer there in 2016, and I left in 2020. Since 2020 I have worked for ATB as a mortgage specialist. At ATB I closed 90 mortgages a year. BCom, University of Calgary, 2013.',
    jobs: [
      ['teller', 'Bow Valley Credit', '2013', ''],
      ['loans officer', 'Bow Valley Credit', '2016', '2020'],
      ['mortgage specialist', 'ATB', '2020', ''],
    ],
    studies: [['BCom', '', 'University of Calgary', '2013']],
    deeds: [['ATB', '90 mortgages a year']],
  },
  {
    manner: 'in passing',
    prompt:
      'Ran a bakery counter at Farm Boy (2016-2018) before moving to Loblaws as department lead, 2018 to date. I baked 400 loaves a day at Farm Boy. Culinary diploma, Algonquin College 2016.',
    jobs: [
      ['', 'Farm Boy', '2016', '2018'],
      ['department lead', 'Loblaws', '2018', ''],
    ],
    studies: [['culinary diploma', '', 'Algonquin College', '2016']],
    deeds: [['Farm Boy', '400 loaves a day']],
  },
  {
    manner: 'dates before titles',
    prompt:
      'Work: 2010 to 2014 carpenter at Habitat Builders; 2014 to now foreman at Stonewood Homes. Built 22 houses at Habitat Builders. Red Seal carpenter.',
    jobs: [
      ['carpenter', 'Habitat Builders', '2010', '2014'],
      ['foreman', 'Stonewood Homes', '2014', ''],
    ],
    deeds: [['Habitat Builders', '22 houses']],
    certificates: ['red seal'],
  },
  {
    manner: 'French, of a teacher',
    prompt:
      "J'ai un bac en enseignement de l'Université Laval (2010). J'enseigne le français à l'École secondaire de Rochebelle depuis 2010. J'y encadre 30 élèves. Pendant mes études, j'étais serveuse au Restaurant Le Continental de 2007 à 2010.",
    jobs: [
      ['', 'École secondaire de Rochebelle', '2010', ''],
      ['serveuse', 'Restaurant Le Continental', '2007', '2010'],
    ],
    studies: [['bac', 'enseignement', 'Université Laval', '2010']],
    deeds: [['École secondaire de Rochebelle', '30 élèves']],
  },
  {
    manner: 'schools at one breath',
    prompt:
      'I studied at the École de technologie supérieure and at McGill. I worked at the Société de transport de Montréal as a mechanic since 2015.',
    jobs: [['mechanic', 'Société de transport de Montréal', '2015', '']],
    studies: [
      ['', '', 'École de technologie supérieure', ''],
      ['', '', 'McGill', ''],
    ],
  },
];

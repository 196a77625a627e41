import type { Manner } from './manners.data.ts';

/** Own work, of invented people: deeds behind dates, times without dates, fields and degrees behind schools. */
export const TOLD_BRIEFLY: readonly Manner[] = [
  {
    manner: 'I was a line cook at Fonda Verde from 20',
    prompt: 'I was a line cook at Fonda Verde from 2018 to 2022 and cut food waste by 30%. I speak Spanish.',
    jobs: [['line cook', 'Fonda Verde', '2018', '2022']],
    deeds: [['Fonda Verde', 'food waste by 30%']],
    languages: ['spanish'],
  },
  {
    manner: 'I was a shift lead at Copper Kettle from',
    prompt: 'I was a shift lead at Copper Kettle from March 2017 to June 2021 and ran the weekend crew of 9.',
    jobs: [['shift lead', 'Copper Kettle', '2017-03', '2021-06']],
    deeds: [['Copper Kettle', 'weekend crew of 9']],
  },
  {
    manner: 'Web developer at Pixelforge 2019-2023, b',
    prompt: 'Web developer at Pixelforge 2019-2023, built 14 storefronts and led two juniors.',
    jobs: [['web developer', 'Pixelforge', '2019', '2023']],
    deeds: [
      ['Pixelforge', '14 storefronts'],
      ['Pixelforge', 'two juniors'],
    ],
  },
  {
    manner: 'Sales associate at Northway Tire 2016-20',
    prompt:
      'Sales associate at Northway Tire 2016-2020, sold 300 sets of tires a season, taught 4 new hires.',
    jobs: [['sales associate', 'Northway Tire', '2016', '2020']],
    deeds: [
      ['Northway Tire', '300 sets of tires'],
      ['Northway Tire', '4 new hires'],
    ],
  },
  {
    manner: 'make me a resume: 6 years welder at Lake',
    prompt: 'make me a resume: 6 years welder at Lakehead Steel, 3 years apprentice at Superior Fabrication',
    jobs: [
      ['welder', 'Lakehead Steel', '', ''],
      ['apprentice', 'Superior Fabrication', '', ''],
    ],
  },
  {
    manner: 'resume please - 4 years bartender at The',
    prompt: 'resume please - 4 years bartender at The Anchor, 18 months server at Blue Heron',
    jobs: [
      ['bartender', 'The Anchor', '', ''],
      ['server', 'Blue Heron', '', ''],
    ],
  },
  {
    manner: 'I have an accounting diploma. Actually i',
    prompt:
      'I have an accounting diploma. Actually it is a diploma from Sheridan College in office administration, finished in 2016.',
    jobs: [],
    studies: [['diploma', 'office administration', 'Sheridan College', '2016']],
  },
  {
    manner: 'I got a certificate from Fanshawe Colleg',
    prompt:
      'I got a certificate from Fanshawe College in culinary management in 2018 and worked as a cook at Bluewater Grill from 2018 to 2021.',
    jobs: [['cook', 'Bluewater Grill', '2018', '2021']],
    studies: [['certificate', 'culinary management', 'Fanshawe College', '2018']],
  },
  {
    manner: 'Diploma from Seneca College, graphic des',
    prompt: 'Diploma from Seneca College, graphic design, 2015. Designer at Inkwell Studio, 2015-2019.',
    jobs: [['designer', 'Inkwell Studio', '2015', '2019']],
    studies: [['diploma', 'graphic design', 'Seneca College', '2015']],
  },
  {
    manner: 'I hold a degree from the University of M',
    prompt:
      'I hold a degree from the University of Manitoba, social work, 2012. I was a case worker at Hope House from 2012 to 2018.',
    jobs: [['case worker', 'Hope House', '2012', '2018']],
    studies: [['degree', 'social work', 'University of Manitoba', '2012']],
  },
  {
    manner: 'I was a department manager at Home Hardw',
    prompt:
      'I was a department manager at Home Hardware from 2014 to 2019. At Home Hardware I grew sales 22%.',
    jobs: [['department manager', 'Home Hardware', '2014', '2019']],
    deeds: [['Home Hardware', 'grew sales 22%']],
  },
  {
    manner: 'I was a rep at Fido from 2015 to 2017. A',
    prompt: 'I was a rep at Fido from 2015 to 2017. At Fido I sold 40 plans a week.',
    jobs: [['rep', 'Fido', '2015', '2017']],
    deeds: [['Fido', '40 plans a week']],
  },
  {
    manner: 'At my last job, Cedar Dental (2019-2022)',
    prompt: 'At my last job, Cedar Dental (2019-2022), I booked 40 patients a day. I am a receptionist.',
    jobs: [['', 'Cedar Dental', '2019', '2022']],
    deeds: [['Cedar Dental', '40 patients a day']],
  },
  {
    manner: 'In my previous role, at Grand River Tran',
    prompt: 'In my previous role, at Grand River Transit (2011-2016), I drove the 7 line.',
    jobs: [['', 'Grand River Transit', '2011', '2016']],
    deeds: [['Grand River Transit', 'drove the 7 line']],
  },
  {
    manner: 'Studied at the University of Nairobi, BS',
    prompt:
      'Studied at the University of Nairobi, BSc Agriculture 2009-2013. Farm manager at Kericho Estates 2013-2018.',
    jobs: [['farm manager', 'Kericho Estates', '2013', '2018']],
    studies: [['BSc', 'Agriculture', 'University of Nairobi', '2013']],
  },
  {
    manner: 'I studied at Dalhousie University, BA Ec',
    prompt:
      'I studied at Dalhousie University, BA Economics, 2010-2014. Then I was an analyst at Seawall Capital from 2014 to 2019.',
    jobs: [['analyst', 'Seawall Capital', '2014', '2019']],
    studies: [['BA', 'Economics', 'Dalhousie University', '2014']],
  },
  {
    manner: "J'ai été serveuse au restaurant Chez Luc",
    prompt: "J'ai été serveuse au restaurant Chez Lucie de 2016 à 2020 et j'ai formé 5 personnes.",
    jobs: [['serveuse', 'restaurant Chez Lucie', '2016', '2020']],
    deeds: [['restaurant Chez Lucie', '5 personnes']],
  },
  {
    manner: "J'ai été pâtissier à la boulangerie Chez",
    prompt:
      "J'ai été pâtissier à la boulangerie Chez Margot de 2012 à 2017 et géré les commandes de 20 cafés.",
    jobs: [['pâtissier', 'boulangerie Chez Margot', '2012', '2017']],
    deeds: [['boulangerie Chez Margot', 'commandes de 20 cafés']],
  },
  {
    manner: "J'ai étudié à l'École des métiers de la ",
    prompt:
      "J'ai étudié à l'École des métiers de la construction de Montréal (DEP, 2014). Je suis charpentier chez Toitures Belmont depuis 2015.",
    jobs: [['charpentier', 'Toitures Belmont', '2015', '']],
    studies: [['DEP', '', 'École des métiers de la construction de Montréal', '2014']],
  },
  {
    manner: "J'ai étudié au Cégep de Limoilou (DEC, 2",
    prompt:
      "J'ai étudié au Cégep de Limoilou (DEC, 2011), puis j'ai été technicienne chez Géomax de 2011 à 2016.",
    jobs: [['technicienne', 'Géomax', '2011', '2016']],
    studies: [['DEC', '', 'Cégep de Limoilou', '2011']],
  },
  {
    manner: 'Machinist at Borealis Precision (2013-20',
    prompt:
      'Machinist at Borealis Precision (2013-2020), and trained 6 apprentices, and managed tooling for 2 plants.',
    jobs: [['machinist', 'Borealis Precision', '2013', '2020']],
    deeds: [
      ['Borealis Precision', '6 apprentices'],
      ['Borealis Precision', 'tooling for 2 plants'],
    ],
  },
  {
    manner: 'From 2015 to 2019 I was a nurse aide at ',
    prompt: 'From 2015 to 2019 I was a nurse aide at Villa Sol and kept charts for 22 residents.',
    jobs: [['nurse aide', 'Villa Sol', '2015', '2019']],
    deeds: [['Villa Sol', 'charts for 22 residents']],
  },
  {
    manner: 'I drove for Prairie Haul from 2010 to 20',
    prompt:
      'I drove for Prairie Haul from 2010 to 2016, and logged 900,000 km without an accident. My hobby horses are chess and kayaking.',
    jobs: [['', 'Prairie Haul', '2010', '2016']],
    deeds: [['Prairie Haul', '900,000 km']],
  },
  {
    manner: 'Caissière chez Provigo de 2017 à 2021, e',
    prompt: 'Caissière chez Provigo de 2017 à 2021, et formé 8 nouveaux employés.',
    jobs: [['caissière', 'Provigo', '2017', '2021']],
    deeds: [['Provigo', '8 nouveaux employés']],
  },
  {
    manner: 'Fais-moi un cv : 5 ans plombier chez Tuy',
    prompt: 'Fais-moi un cv : 5 ans plombier chez Tuyaux Roy, 2 ans apprenti chez Plomberie Nord',
    jobs: [
      ['plombier', 'Tuyaux Roy', '', ''],
      ['apprenti', 'Plomberie Nord', '', ''],
    ],
  },
  {
    manner: "J'ai 3 ans comme commis chez Patrick Mor",
    prompt: "J'ai 3 ans comme commis chez Patrick Morin et 4 ans comme livreur chez Dicom",
    jobs: [
      ['commis', 'Patrick Morin', '', ''],
      ['livreur', 'Dicom', '', ''],
    ],
  },
  {
    manner: 'Two years as a barista at Balzac Coffee ',
    prompt: 'Two years as a barista at Balzac Coffee and three years as a host at The Keg.',
    jobs: [
      ['barista', 'Balzac Coffee', '', ''],
      ['host', 'The Keg', '', ''],
    ],
  },
  {
    manner: 'cv for me. Housekeeper for 7 years at De',
    prompt: 'cv for me. Housekeeper for 7 years at Delta Bow Valley; before that nanny for 2 years.',
    jobs: [['housekeeper', 'Delta Bow Valley', '', '']],
  },
];

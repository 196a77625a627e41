export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'volunteer'
  | 'awards'
  | 'other';

const HEADINGS: Readonly<Record<SectionKind, string>> = {
  contact:
    'contact,contact information,contact details,contact info,personal information,personal details,location,address,adresse,coordonnees,informations personnelles,renseignements personnels,curriculum vitae,cv,resume of',
  summary:
    'summary,profile,about,about me,objective,career objective,overview,summary of qualifications,highlights of qualifications,qualifications summary,personal statement,statement,profil,profil professionnel,sommaire,resume,a propos,objectif,objectif de carriere,objectif professionnel,resume professionnel,presentation,faits saillants',
  work: 'experience,work,employment,work experience,work history,employment history,employment experience,career history,career,experiences,experience history,experience professionnelle,experiences professionnelles,experience de travail,experiences de travail,emplois,parcours professionnel,parcours,antecedents professionnels,clinical experience,teaching experience,experience clinique,internships,stages,positions held,industry experience,nursing experience',
  education:
    'education,academic background,academics,educational background,studies,schooling,education and training,formation,formations,etudes,scolarite,formation academique,formation scolaire,parcours scolaire,parcours academique,diplomes,academic qualifications,education background',
  skills:
    'skills,competencies,core competencies,areas of expertise,expertise,technical skills,skills summary,technologies,tools,tools and technologies,technical proficiencies,strengths,abilities,skill set,computer skills,competences,habiletes,aptitudes,savoir-faire,outils,logiciels,competences techniques,competences cles,qualifications,atouts,connaissances informatiques,soft skills,hard skills,capabilities,clinical skills',
  languages:
    'languages,language skills,langues,langues parlees,competences linguistiques,connaissances linguistiques,languages spoken,spoken languages',
  certificates:
    'certifications,certificates,certification,licences,licenses,licensure,certificats,permis,tickets,professional certifications,training,accreditations,professional licences,permis de conduire,licence,license,certifications professionnelles,cartes de competence,tickets and licences,professional development,perfectionnement,designations,registrations,licenses and registrations,continuing education,formation continue,courses',
  projects:
    'projects,personal projects,selected projects,projets,projets personnels,key projects,realisations,portfolio,side projects,open source',
  volunteer:
    'volunteer,volunteering,volunteer experience,volunteer work,community involvement,community service,benevolat,experience benevole,implication,implication sociale,engagement benevole,implications,engagement communautaire,community',
  awards:
    'awards,honours,honors,achievements,distinctions,prix,prix et distinctions,bourses,scholarships,recognition,honneurs,accomplishments,awards received',
  other:
    "references,interests,hobbies,hobbies and interests,activities,publications,memberships,affiliations,professional affiliations,professional memberships,centres d'interet,interets,loisirs,passe-temps,personal interests,additional information,informations complementaires,autres,divers,patents,conferences,presentations,extracurricular activities,personal,activites,associations,links,liens,social,find me online,profiles",
};

export const SECTION_OF_HEADING: ReadonlyMap<string, SectionKind> = new Map(
  // The keys of the record above are its type's, which Object.entries forgets.
  (Object.entries(HEADINGS) as [SectionKind, string][]).flatMap(([kind, names]) =>
    names.split(',').map((name) => [name, kind] as const),
  ),
);

/** Words that may stand before or after a heading's own word without changing it; folded. */
export const HEADING_MODIFIERS: ReadonlySet<string> = new Set(
  (
    'professional relevant related work key core technical additional other my selected recent previous current academic formal main major personal ' +
    'paid career history background details special executive brief section list notable ' +
    'professionnelle professionnelles professionnel professionnels pertinente pertinentes principales cles mes autres recente recentes academique ' +
    'de en du des travail generales personnelles informatiques'
  ).split(' '),
);

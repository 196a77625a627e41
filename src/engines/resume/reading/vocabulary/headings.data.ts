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
    'contact,contact information,contact details,contact info,personal information,personal details,location,address,adresse,coordonnees,informations personnelles,renseignements personnels,curriculum vitae,cv,resume of,get in touch,contact me,reach me,how to reach me,me joindre,pour me joindre,contactez-moi,etat civil,infos,informations,details,personal data,personliche daten,angaben zur person,kontakt,kontaktdaten,personalien,zur person,reach me at,say hello,find me,where to find me,datos personales,contacto',
  summary:
    'summary,profile,about,about me,objective,career objective,overview,summary of qualifications,highlights of qualifications,qualifications summary,personal statement,statement,profil,profil professionnel,sommaire,resume,a propos,objectif,objectif de carriere,objectif professionnel,resume professionnel,presentation,faits saillants,who i am,qui suis-je,en bref,in brief,at a glance,introduction,bio,biography,biographie,executive summary,career summary,career profile,mission,synthese,resume de carriere,objectifs,apercu,points forts de carriere,professional profile,bilan,kurzprofil,uber mich,profil und ziele,zusammenfassung,in a nutshell,hello,who am i,in short,en quelques mots,perfil,resumen',
  work: "experience,work,employment,work experience,work history,employment history,employment experience,career history,career,experiences,experience history,experience professionnelle,experiences professionnelles,experience de travail,experiences de travail,emplois,parcours professionnel,parcours,antecedents professionnels,clinical experience,teaching experience,experience clinique,internships,stages,positions held,industry experience,nursing experience,where i have worked,where i worked,what i have done,what i did,my story,my story so far,my journey,my career so far,career path,career timeline,timeline,chronology,my work,jobs,roles,posts held,professional background,professional history,employment record,record of employment,work record,professional career,appointments,academic appointments,research experience,practical experience,professional positions,positions,postes occupes,historique professionnel,historique d'emploi,carriere,experience de recherche,experience d'enseignement,mon parcours,emploi,vie professionnelle,experience pertinente,relevant roles,berufserfahrung,beruflicher werdegang,berufliche erfahrung,berufliche laufbahn,werdegang,berufspraxis,praktika,berufliche stationen,arbeitserfahrung,experiencia,experiencia laboral,experiencia profesional,where i have been,my road so far,the story so far,past roles,previous roles,places i have worked,work life",
  education:
    'education,academic background,academics,educational background,studies,schooling,education and training,formation,formations,etudes,scolarite,formation academique,formation scolaire,parcours scolaire,parcours academique,diplomes,academic qualifications,education background,degrees,my education,school,schools,qualifications and training,academic record,academic history,academic training,university education,etudes et formation,etudes et diplomes,formation et diplomes,diplomes et formations,cursus,cursus scolaire,parcours de formation,where i have studied,where i studied,what i have studied,what i studied,what i have learned,titres et diplomes,ausbildung,bildung,bildungsweg,bildungsgang,schulbildung,schule,schule und ausbildung,studium,schulische ausbildung,akademische ausbildung,hochschulbildung,berufsausbildung,aus- und weiterbildung,learning,my learning,educacion,formacion,formacion academica,estudios,mes etudes,ma formation',
  skills:
    "skills,competencies,core competencies,areas of expertise,expertise,technical skills,skills summary,technologies,tools,tools and technologies,technical proficiencies,strengths,abilities,skill set,computer skills,competences,habiletes,aptitudes,savoir-faire,outils,logiciels,competences techniques,competences cles,qualifications,atouts,connaissances informatiques,soft skills,hard skills,capabilities,clinical skills,toolbox,toolkit,my skills,what i do,what i do best,specialties,specialities,specialities and tools,skills and tools,skills and expertise,key competencies,proficiencies,areas of strength,know-how,tech stack,stack,knowledge,what i know,what i can do,domaines de competence,domaines d'expertise,points forts,competences et outils,connaissances,maitrise,boite a outils,specialites,capacites,savoir-etre,competences informatiques,informatique,key strengths,kenntnisse,fahigkeiten,kompetenzen,kenntnisse und fahigkeiten,fachkenntnisse,edv-kenntnisse,edv,it-kenntnisse,edv- und fachkenntnisse,besondere kenntnisse,fertigkeiten,habilidades,competencias,conocimientos,ce que je sais faire,what i am good at,good at,things i am good at,what i bring,ce que je maitrise,mes competences,sommaire des competences,skills matrix",
  languages:
    'languages,language skills,langues,langues parlees,competences linguistiques,connaissances linguistiques,languages spoken,spoken languages,i speak,maitrise des langues,mother tongue,mother tongues,native language,other language,other languages,langue maternelle,langues maternelles,autre langue,autres langues,linguistic skills,idiomas,sprachen,sprachkenntnisse,languages known,langues parlees et ecrites,language,langue,fremdsprachen,je parle,idioma,linguistic abilities',
  certificates:
    'certifications,certificates,certification,licences,licenses,licensure,certificats,permis,tickets,professional certifications,training,accreditations,professional licences,permis de conduire,licence,license,certifications professionnelles,cartes de competence,tickets and licences,professional development,perfectionnement,designations,registrations,licenses and registrations,continuing education,formation continue,courses,credentials,professional credentials,licences and certificates,certificates and licences,permits,permis et certificats,certificats et permis,habilitations,brevets,attestations,accreditation,agrements,professional training,workshops,courses and certificates,cours,professional memberships and certifications,cartes et permis,permis et cartes,cartes,cartes de competences,perfectionnements,zertifikate,weiterbildung,weiterbildungen,fortbildung,fortbildungen,zusatzqualifikationen,zertifizierungen,fuhrerschein,tickets and cards,cursos,certificaciones,formations complementaires et cartes,formations complementaires',
  projects:
    'projects,personal projects,selected projects,projets,projets personnels,key projects,realisations,portfolio,side projects,open source,selected work,things i have built,personal work,projets choisis,projets realises,realisations choisies,research projects,projets de recherche,open source projects,projekte,proyectos',
  volunteer:
    'volunteer,volunteering,volunteer experience,volunteer work,community involvement,community service,benevolat,experience benevole,implication,implication sociale,engagement benevole,implications,engagement communautaire,community,giving back,community work,unpaid work,service,voluntary work,vie associative,engagements,engagement associatif,activites benevoles,benevolat et implication,volunteer roles,ehrenamt,ehrenamtliches engagement,soziales engagement,voluntariado',
  awards:
    'awards,honours,honors,achievements,distinctions,prix,prix et distinctions,bourses,scholarships,recognition,honneurs,accomplishments,awards received,distinctions et prix,awards and honours,honours and awards,prizes,grants,grants and awards,fellowships,bourses et prix,prix et bourses,recompenses,reconnaissances,laureats,auszeichnungen,preise,stipendien,premios',
  other:
    "references,interests,hobbies,hobbies and interests,activities,publications,memberships,affiliations,professional affiliations,professional memberships,centres d'interet,interets,loisirs,passe-temps,personal interests,additional information,informations complementaires,autres,divers,patents,conferences,presentations,extracurricular activities,personal,activites,associations,links,liens,social,find me online,profiles,referees,references available,recommandations,my interests,in my free time,talks,invited talks,selected publications,articles,communications,brevets et publications,associations professionnelles,affiliations professionnelles,disponibilite,availability,reseaux sociaux,hobbys,interessen,freizeit,hobbys und interessen,referenzen,veroffentlichungen,publikationen,declaration,sonstiges,referencias",
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
    'de en du des travail generales personnelles informatiques berufliche schulische sonstige weitere'
  ).split(' '),
);

/** What a printed heading is about when its words are none of the above: a stem of one of them tells; folded. */
export const HEADING_STEMS: readonly (readonly [stem: RegExp, kind: SectionKind])[] = [
  [/\b(?:volunt|benevol|communit|pro bono)/, 'volunteer'],
  [/\b(?:project|projet)/, 'projects'],
  [/\b(?:languag|langue|linguist|sprach|fremdsprach)/, 'languages'],
  [/\b(?:certif|licen[cs]e|accredit|credential|permis|zertifi|weiterbild|fortbild)/, 'certificates'],
  [/\b(?:award|honou?r|prize|distinction|bourse|scholarship)/, 'awards'],
  [
    /\b(?:educat|studied|academ|degree|diplom|formation|etudes|schooling|scolar|universit|ausbildung|studium|schulbild)/,
    'education',
  ],
  [
    /\b(?:experience|employ|emploi|career|carriere|professional history|parcours|worked|jobs?\b|beruf|werdegang)/,
    'work',
  ],
  [
    /\b(?:skill|competenc|expertise|proficien|aptitud|savoir|technolog|tool|outil|strength|abilit|kenntniss|fahigkeit)/,
    'skills',
  ],
  [/\b(?:contact|coordonn|touch|joindre)/, 'contact'],
  [/\b(?:profil|summary|about|propos|objecti)/, 'summary'],
  [/\b(?:reference|interest|interet|hobb|loisir|publication|activit|affiliation|membership)/, 'other'],
];

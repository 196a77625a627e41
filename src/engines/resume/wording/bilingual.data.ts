/** What a term names. */
export type TermKind = 'language' | 'level' | 'degree' | 'region' | 'group';

/**
 * Each line: the English term, the French one, and after `<` other forms, the English before `/`, the French behind it.
 * `>` in place of `=` means only English into French: the French word means something else elsewhere.
 */
export const BILINGUAL: Readonly<Record<TermKind, string>> = {
  language: `
    English = Anglais
    French = Français
    Spanish = Espagnol < Castilian
    German = Allemand
    Italian = Italien
    Portuguese = Portugais
    Arabic = Arabe
    Chinese = Chinois
    Mandarin = Mandarin
    Cantonese = Cantonais
    Russian = Russe
    Ukrainian = Ukrainien
    Polish = Polonais
    Romanian = Roumain
    Greek = Grec
    Turkish = Turc
    Persian = Persan < Farsi
    Hebrew = Hébreu
    Japanese = Japonais
    Korean = Coréen
    Vietnamese = Vietnamien
    Dutch = Néerlandais
    Swedish = Suédois
    Hungarian = Hongrois
    Czech = Tchèque
    Haitian Creole = Créole haïtien
    American Sign Language = Langue des signes américaine
    Quebec Sign Language = Langue des signes québécoise`,
  level: `
    Native = Langue maternelle < native speaker, native language, mother tongue, first language, native or bilingual / natif, native, maternelle
    Bilingual = Bilingue
    Fluent = Courant < fluently / courante, couramment
    Advanced = Avancé < advanced level / avancée, niveau avancé
    Intermediate = Intermédiaire < intermediate level / niveau intermédiaire
    Conversational = Conversation < conversation level
    Basic = Notions < basics, basic knowledge / notions de base, base
    Beginner = Débutant < elementary / débutante, élémentaire
    Professional = Professionnel < professional working proficiency, professional proficiency / niveau professionnel
    Full professional = Professionnel complet < full professional proficiency
    Limited working = Professionnel limité < limited working proficiency
    Spoken = Parlé
    Spoken and written = Parlé et écrit < written and spoken / écrit et parlé
    Second language = Langue seconde
    Working knowledge = Connaissance pratique
    Good = Bon < / bonne
    Very good = Très bon < / très bonne
    Excellent = Excellent < / excellente`,
  degree: `
    Bachelor's degree > Baccalauréat < bachelor, bachelors, bachelor's, bachelor degree, bachelors degree, undergraduate degree
    Bachelor of Arts > Baccalauréat ès arts
    Bachelor of Science > Baccalauréat en sciences
    Bachelor of Commerce > Baccalauréat en commerce
    Bachelor of Education > Baccalauréat en éducation
    Bachelor of Engineering > Baccalauréat en génie
    Bachelor of Applied Science > Baccalauréat en sciences appliquées
    Bachelor of Nursing > Baccalauréat en sciences infirmières
    Bachelor of Science in Nursing > Baccalauréat en sciences infirmières
    Bachelor of Social Work > Baccalauréat en travail social
    Bachelor of Business Administration > Baccalauréat en administration des affaires
    Bachelor of Laws > Baccalauréat en droit
    Master's degree = Maîtrise < master, masters, master's, master degree, masters degree
    Master of Arts = Maîtrise ès arts
    Master of Science = Maîtrise en sciences
    Master of Engineering = Maîtrise en génie
    Master of Education = Maîtrise en éducation
    Master of Social Work = Maîtrise en travail social
    Master of Business Administration = Maîtrise en administration des affaires
    Doctorate = Doctorat < doctoral degree, doctorate degree
    Doctor of Philosophy > Doctorat
    Diploma = Diplôme
    Advanced diploma = Diplôme avancé
    College diploma > Diplôme d’études collégiales
    Graduate diploma > Diplôme d’études supérieures
    High school diploma = Diplôme d’études secondaires < secondary school diploma, high school
    Certificate = Certificat
    Graduate certificate = Certificat d’études supérieures < postgraduate certificate, post-graduate certificate
    Certificate of Qualification = Certificat de qualification
    Certificate of Apprenticeship = Certificat d’apprentissage
    Vocational diploma = Diplôme d’études professionnelles
    Apprenticeship = Apprentissage`,
  region: `
    Quebec = Québec
    British Columbia = Colombie-Britannique
    New Brunswick = Nouveau-Brunswick
    Nova Scotia = Nouvelle-Écosse
    Prince Edward Island = Île-du-Prince-Édouard
    Newfoundland and Labrador = Terre-Neuve-et-Labrador
    Northwest Territories = Territoires du Nord-Ouest
    Quebec City = Québec < / Ville de Québec
    Montreal = Montréal`,
  group: `
    Skills = Compétences
    Technical skills = Compétences techniques
    Soft skills = Savoir-être
    Tools = Outils
    Software = Logiciels
    Languages = Langues
    Programming languages = Langages de programmation
    Programming = Programmation
    Databases = Bases de données
    Frameworks = Cadriciels
    Equipment = Équipement
    Safety = Sécurité
    Management = Gestion
    Leadership = Leadership
    Communication = Communication
    Finance = Finances
    Sales = Vente
    Marketing = Marketing
    Design = Conception
    Clinical = Soins cliniques
    Clinical skills = Compétences cliniques
    Welding = Soudage
    Processes = Procédés
    Methods = Méthodes
    Office = Bureautique
    Other = Autres`,
};

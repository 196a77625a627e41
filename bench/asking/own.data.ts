/**
 * Questions of employers that no canonical one is, though they share its words: traps of `bench/data/answers` and further ones of
 * their kind in English and French, written for this. What names questions learns from them when to say nothing.
 */
export const OWN: readonly string[] = `
Is anyone in your family a customer of ours?
Is anyone in your family working for a competitor of ours?
Do you drive?
Which of these describes you?
What do you earn at the moment (annual base)?
Do you have a clean driver's abstract?
Do you have any pre-existing injury or medical condition?
Do you hold a Canadian passport?
Are you a CPA?
Avez-vous une condition médicale qui limite votre capacité à lever des charges ?
How many people have you managed?
Do you have a tanker endorsement?
Have you had any accidents in the past five years?
Can you pass a DOT physical?
Do you have any health problems that affect your driving?
Please list your CDL number
Do you have your own truck?
Do you have an MBA?
Which statement applies to you?
Choose one
Are you currently under contract with another employer?
Would you accept a temporary contract?
Are you able to provide your own laptop?
Are you willing to drive in all 48 states?
Do you have a valid passport?
Has your CDL ever expired?
Were you honorably discharged?
Is your visa tied to your current employer?
Would you consider a fixed-term contract?
Avez-vous déjà fait l’objet d’une plainte ?
Êtes-vous vacciné ?
Can you read drawings?
How many years have you lived in Canada?
How many days per week can you be in the office?
How many accidents have you had?
How many products have you launched?
How many people report to you?
Are you able to teach fluently?
Is your vehicle insured?
Is your high school diploma from the United States?
Is your degree from a leading university?
Did you graduate with a first class degree?
Are you over 50?
Are you married?
Are you pregnant?
Do you have children?
Are you authorised to sign contracts in your current role?
Is your experience mostly academic?
Was your experience gained in Canada?
Did you previously live in Vancouver?
Name of your supervisor
Your manager's name
Email of the referee
Phone number of a reference
Name of a reference
Emergency contact name
Emergency contact phone
Relationship to you
Nom de votre supérieur immédiat
Courriel de la personne en référence
Téléphone d’une personne à joindre en cas d’urgence
Nom et téléphone de la personne à prévenir
In which city would you prefer to work?
Dans quelle ville souhaitez-vous travailler ?
Which of our offices would you like to work from?
City of birth
Place of birth
Country of birth
Lieu de naissance
Pays de naissance
What was your starting salary?
What was your last salary?
Quel était votre dernier salaire ?
Salary history
When did you leave your last job?
When can we call you?
When would you be free for an interview?
À quelle date seriez-vous disponible pour une entrevue ?
How long did you stay in your last job?
How many employers have you had?
How many days were you absent last year?
What is your employee number?
Numéro d’employé
Reference number of the posting
Numéro de l’offre
What is the name of the person who referred you?
Why did you leave your last employer?
Have you ever worked abroad?
Have you ever worked for a competitor?
Avez-vous déjà travaillé à l’étranger ?
Have you worked nights before?
Have you ever run your own business?
Do you have a second job?
Do you currently have another job?
Are you a student?
Êtes-vous aux études présentement ?
Are you currently enrolled in a program?
Do you smoke?
Do you have any allergies?
Do you have any tattoos?
Do you have reliable internet at home?
Do you have a quiet place to work at home?
Do you own a smartphone?
Do you own safety boots?
Possédez-vous vos propres outils ?
What size of shirt do you wear?
Taille de chandail
What is your height?
What is your favourite book?
Quelle est votre couleur préférée ?
What does teamwork mean to you?
Where do you see yourself in five years?
Describe a conflict that you resolved
Are you comfortable with public speaking?
Are you comfortable around large animals?
Are you comfortable working at heights?
Pouvez-vous travailler en hauteur ?
Can you climb ladders?
Can you swim?
Can you work in a cold room?
Can you work without supervision?
Pouvez-vous travailler sous pression ?
Can you commit to two years?
Pouvez-vous vous engager pour toute la saison ?
Do you have holidays booked?
Avez-vous des vacances prévues ?
Do you have a forklift licence?
Do you hold a first aid certificate?
Détenez-vous une carte de secourisme ?
Do you have a food handler certificate?
Do you have a pilot licence?
Do you have a licence to carry firearms?
Licence number
Numéro de permis
Expiry date of your licence
Date of your last training
Who is your insurer?
What is your credit score?
How did you travel to our office?
How do you rate our website?
How would you improve our product?
What do you know about our products?
Have you visited our store?
Are you a customer of ours?
Êtes-vous client chez nous ?
Do you have shares in our company?
Is anyone in your household employed by us?
Do you have a partner or family member in our industry?
Are you willing to slip-seat?
Is your high school diploma from abroad?
How long have you lived at this address?
Do you live with your parents?
Search jobs
Rechercher
Quantity
Subject
Objet
Order number
Company size
Number of employees
Which newsletter would you like?
`
  .trim()
  .split('\n');

import type { Language } from '#practice/world/types.ts';

type Texts = {
  make: string;
  signIn: string;
  why: string;
  address: string;
  password: string;
  again: string;
  haveOne: string;
  haveNone: string;
  badAddress: string;
  weak: string;
  different: string;
  exists: string;
  wrong: string;
};

/** What the page before a form says where an employer wants an account, in each language. */
export const accountTexts: Readonly<Record<Language, Texts>> = {
  en: {
    make: 'Create Account',
    signIn: 'Sign In',
    why: 'With an account you can follow your applications with us.',
    address: 'Email Address',
    password: 'Password',
    again: 'Verify New Password',
    haveOne: 'Already have an account?',
    haveNone: 'No account yet?',
    badAddress: 'Please enter a valid email address.',
    weak: 'Your password needs at least 8 characters.',
    different: 'The two passwords differ.',
    exists: 'An account with this email address already exists.',
    wrong: 'The email address or the password is wrong.',
  },
  fr: {
    make: 'Créer un compte',
    signIn: 'Se connecter',
    why: 'Un compte vous permet de suivre vos candidatures chez nous.',
    address: 'Adresse courriel',
    password: 'Mot de passe',
    again: 'Confirmer le mot de passe',
    haveOne: 'Vous avez déjà un compte ?',
    haveNone: 'Pas encore de compte ?',
    badAddress: 'Veuillez saisir une adresse courriel valide.',
    weak: 'Le mot de passe doit compter au moins 8 caractères.',
    different: 'Les deux mots de passe diffèrent.',
    exists: 'Un compte existe déjà pour cette adresse.',
    wrong: 'L’adresse ou le mot de passe est erroné.',
  },
};

import {
  BorderStyle,
  Document,
  Header,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  Textbox,
  TextRun,
  WidthType,
} from 'docx';

export const line = (text: string, bold = false, size = 20) =>
  new Paragraph({ children: [new TextRun({ text, bold, size })] });
export const point = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
export const borders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};
export const cell = (children: Paragraph[], width: number, fill?: string) =>
  new TableCell({
    children,
    width: { size: width, type: WidthType.PERCENTAGE },
    ...(fill ? { shading: { type: ShadingType.CLEAR, fill, color: 'auto' } } : {}),
  });
export const pack = (children: (Paragraph | Table | Textbox)[], header?: Header) =>
  Packer.toBuffer(
    new Document({ sections: [{ ...(header ? { headers: { default: header } } : {}), children }] }),
  );

export const words = {
  en: {
    work: 'Professional Experience',
    study: 'Education',
    skills: 'Key Skills',
    contact: 'Details',
    languages: 'Languages',
    cards: 'Courses & Licences',
    about: 'Profile',
    until: 'Present',
  },
  fr: {
    work: 'Expérience professionnelle',
    study: 'Formation',
    skills: 'Compétences clés',
    contact: 'Coordonnées',
    languages: 'Langues',
    cards: 'Cartes et attestations',
    about: 'Profil',
    until: 'présent',
  },
  de: {
    work: 'Beruflicher Werdegang',
    study: 'Schule und Ausbildung',
    skills: 'EDV- und Fachkenntnisse',
    contact: 'Kontakt',
    languages: 'Sprachkenntnisse',
    cards: 'Zertifikate',
    about: 'Kurzprofil',
    until: 'heute',
  },
  es: {
    work: 'Experiencia laboral',
    study: 'Formación',
    skills: 'Competencias',
    contact: 'Contacto',
    languages: 'Idiomas',
    cards: 'Cursos y permisos',
    about: 'Perfil',
    until: 'actualidad',
  },
};

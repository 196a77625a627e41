import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { topicName, topicOf } from '#engines/forms/understanding/topics.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { formModels } from '#testing/learned/form-models.ts';

const posting = aPosting('board', {
  company: 'Acme Works',
  title: 'Technician',
  places: ['Ottawa, Ontario'],
});
const topicAsked = (
  label: string,
  kind: FormQuestion['kind'],
  choices: readonly string[] = [],
  section = '',
): string => {
  const options = choices.map((choice) => ({ value: choice, label: choice }));
  const question = {
    key: 'field_9',
    label,
    help: '',
    required: true,
    kind,
    options,
    alternatives: [],
    section,
  };
  return topicName(topicOf(question, posting, formModels));
};

describe('a wording that no rule knows', () => {
  it.each([
    ['Are you permitted to take up employment in Canada?', 'boolean', 'work_auth.authorized'],
    ['Have you been on our payroll before?', 'boolean', 'worked_here_before'],
    ['Is anyone in your family on our staff?', 'boolean', 'relatives_here'],
    ['When would your first day be?', 'date', 'start.earliest'],
    ['Available as of', 'date', 'start.earliest'],
    ['Date d’arrivée possible', 'date', 'start.earliest'],
    ['Quel salaire visez-vous ?', 'short', 'salary.expected'],
    ['Would you change city for this job?', 'boolean', 'relocate.willing'],
    ['Have you been responsible for other people at work?', 'boolean', 'experience.management_years'],
    ['Programme suivi', 'short', 'education.field'],
    ['What you go by', 'short', 'name.preferred'],
    ['Home town', 'short', 'address.city'],
    ['Un mot pour nous ?', 'long', 'text.cover_note'],
    ['Do you require any special arrangements for the interview?', 'boolean', 'accommodation.needed'],
    ['Have you ever served in the military?', 'boolean', 'demo.veteran'],
    ['J’ai pris connaissance de la politique relative aux données', 'consent', 'consent.privacy'],
    ['May we get in touch with your former managers?', 'boolean', 'reference_check.consent'],
  ] as const)('is understood where every telling word of it is: %s', (label, kind, topic) => {
    expect(topicAsked(label, kind)).toBe(topic);
  });

  it.each([
    ['Would you not change city for this job?', 'boolean'],
    ['Is anyone in your family a competitor on our staff list?', 'boolean'],
    ['When would your first surgery be?', 'date'],
    ['Do you drive?', 'boolean'],
    ['Would you change city for your partner?', 'boolean'],
  ] as const)(
    'is left to the person where a word turns it over or means something else: %s',
    (label, kind) => {
      expect(topicAsked(label, kind)).toBe('own');
    },
  );

  it('does not take what somebody earns today for what they would like to earn', () => {
    expect(topicAsked('What are you paid today?', 'short')).not.toBe('salary.expected');
  });
});

describe('choices', () => {
  it.each([
    ['Your ideal way of working', ['On-site', 'Hybrid', 'Remote'], 'work_mode.preferred'],
    ['Scolarité', ['Secondaire', 'Collégial', 'Universitaire'], 'education.highest'],
    ['Quelle est votre disponibilité ?', ['Immédiate', 'Moins d’un mois', '1 à 2 mois'], 'start.earliest'],
    ['Kind of number', ['Mobile', 'Home', 'Work'], 'phone.type'],
    ['Which job is it that you are applying for', ['Apprentice', 'Technician'], 'position.applied'],
    ['Which position are you applying for?', ['Apprentice', 'Technician'], 'position.applied'],
  ])('tell what is asked beside the words: %s', (label, choices, topic) => {
    expect(topicAsked(label, 'single', choices)).toBe(topic);
  });

  it('are asked for in ways that say nothing of what is asked', () => {
    const shifts = ['Weekday days', 'Weekday evenings'];
    expect(topicAsked('What times can you work? Check all that apply', 'multi', shifts)).toBe(
      'shift.availability',
    );
  });

  it('tell a region also after its country, and leave the one of a school or a licence alone', () => {
    const regions = ['Canada - Alberta', 'Canada - Ontario', 'United States - Texas'];
    expect(topicAsked('Place of Residence', 'single', regions)).toBe('address.region');
    expect(topicAsked('Place of graduation', 'single', regions)).not.toBe('address.region');
  });

  it.each([
    ['How does your current team work?', ['On-site', 'Hybrid', 'Remote']],
    ['Your parents’ education', ['High school', 'College', 'University']],
    ['How long does your current project last?', ['1 month', '2 months', 'More than 2 months']],
  ])('tell nothing where the words ask for something else: %s', (label, choices) => {
    expect(topicAsked(label, 'single', choices)).not.toMatch(/work_mode|education\.highest|start\.earliest/);
  });

  it('take their meaning from the heading above where the words alone say nothing', () => {
    expect(topicAsked('Type', 'single', ['Home', 'Mobile'], 'Phones')).toBe('phone.type');
    expect(topicAsked('Type', 'single', ['Home', 'Mailing'], 'Details / Addresses')).toBe('address.type');
    expect(topicAsked('Number', 'short', [], 'Phones')).toBe('phone');
    expect(topicAsked('Type', 'single', ['Saw', 'Drill'], 'Machines')).toBe('own');
    const statement = 'I confirm that everything I have written is true';
    expect(topicAsked('I confirm', 'consent', [], statement)).toBe('declaration.truth');
  });

  it('hear the employer in their name, whatever words it is made of', () => {
    expect(topicAsked('Have you worked for Acme Works before?', 'boolean')).toBe('worked_here_before');
    expect(topicAsked('Would you work at Acme Works at night?', 'boolean')).not.toBe('worked_here_before');
  });
});

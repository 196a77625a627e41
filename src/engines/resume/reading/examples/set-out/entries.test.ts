import { describe, expect, it } from 'vitest';
import { bold, large, readPage, row } from '#testing/resumes/set-out-page.ts';

const namesOf = ({ work }: ReturnType<typeof readPage>) =>
  work.map(({ position, name, location }) => [position, name, location]);

describe('entries of one section', () => {
  it('have their town where the others have it, and then their employer above', () => {
    const read = readPage(
      large(60, [60, 'Experience']),
      { ...bold(90, [60, 'Opal School']), size: 12 },
      row(106, [60, 'Deputy Principal']),
      row(120, [60, 'Jan 2023 – Present']),
      row(134, [60, 'Dunmore']),
      row(148, [70, '• Leads nine classrooms']),
      row(166, [60, 'Classroom Teacher']),
      row(180, [60, 'Jan 2018 – Dec 2022']),
      row(194, [60, 'Dunmore']),
      row(208, [70, '• Taught years four and five']),
      { ...bold(230, [60, 'Tarn Academy']), size: 12 },
      row(246, [60, 'Relief Teacher']),
      row(260, [60, 'Feb 2016 – Dec 2017']),
      row(274, [60, 'Inverbeg']),
      row(288, [70, '• Taught at short notice']),
    );
    expect(namesOf(read)).toEqual([
      ['Deputy Principal', 'Opal School', 'Dunmore'],
      ['Classroom Teacher', 'Opal School', 'Dunmore'],
      ['Relief Teacher', 'Tarn Academy', 'Inverbeg'],
    ]);
  });

  it('keep the comma of a title where the others have one comma before the employer', () => {
    const read = readPage(
      large(60, [60, 'Experience']),
      bold(90, [60, 'Pastry Chef, Larkspur']),
      row(104, [60, '2021 – 2023']),
      bold(130, [60, 'Sous Chef, Pastry, Bellwether']),
      row(144, [60, '2017 – 2021']),
      bold(170, [60, 'Baker, Quay Foods']),
      row(184, [60, '2014 – 2017']),
    );
    expect(namesOf(read).map(([position, name]) => [position, name])).toEqual([
      ['Pastry Chef', 'Larkspur'],
      ['Sous Chef, Pastry', 'Bellwether'],
      ['Baker', 'Quay Foods'],
    ]);
  });

  it('keep the employer beside the dates though one title has a comma', () => {
    const read = readPage(
      large(60, [60, 'Experience']),
      bold(90, [60, 'Larkspur'], [400, '2021 – 2023']),
      row(104, [60, 'Pastry Chef']),
      bold(130, [60, 'Bellwether'], [400, '2017 – 2021']),
      row(144, [60, 'Sous Chef, Pastry']),
      bold(170, [60, 'Quay Foods'], [400, '2014 – 2017']),
      row(184, [60, 'Baker']),
    );
    expect(namesOf(read).map(([position, name]) => [position, name])).toEqual([
      ['Pastry Chef', 'Larkspur'],
      ['Sous Chef, Pastry', 'Bellwether'],
      ['Baker', 'Quay Foods'],
    ]);
  });

  it('are headed by their employers though those are printed as the headings are', () => {
    const read = readPage(
      large(60, [60, 'About']),
      row(76, [60, 'Drives in all weathers.']),
      large(92, [60, 'Experience']),
      large(112, [60, 'Prairie Wind Haulage']),
      bold(128, [60, 'Long Haul Driver']),
      row(142, [60, '2018 – Present']),
      row(154, [70, '• Drove more than a million kilometres without one accident']),
      large(170, [60, 'Kowal Aggregates']),
      bold(186, [60, 'Dump Truck Operator']),
      row(200, [60, '2013 – 2018']),
      row(212, [70, '• Moved gravel for fourteen road projects in the south of the province']),
      large(220, [60, 'Education']),
      row(236, [60, 'High School Diploma, Crocus School, 2010']),
      large(250, [60, 'Skills']),
      row(266, [60, 'Air brakes']),
    );
    expect(namesOf(read).map(([position, name]) => [position, name])).toEqual([
      ['Long Haul Driver', 'Prairie Wind Haulage'],
      ['Dump Truck Operator', 'Kowal Aggregates'],
    ]);
  });
});

describe('lists and credentials', () => {
  it('names groups of skills further in than the heading, though printed as headings are', () => {
    const { skills } = readPage(
      large(60, [60, 'Languages']),
      row(76, [60, 'English']),
      large(92, [60, 'Interests']),
      row(108, [60, 'Rowing']),
      large(124, [60, 'Awards']),
      row(140, [60, 'Driver of the Year, 2019']),
      large(160, [60, 'Skills']),
      large(180, [90, 'Driving']),
      row(196, [90, 'Class 1 licence, Air brakes']),
      large(212, [90, 'Other']),
      row(228, [90, 'Forklift, Load securement']),
    );
    expect(skills).toEqual([
      { name: 'Driving', keywords: ['Class 1 licence', 'Air brakes'] },
      { name: 'Other', keywords: ['Forklift', 'Load securement'] },
    ]);
  });

  it('have who gave them over their names, after the date', () => {
    const { certificates } = readPage(
      large(60, [60, 'Certificates']),
      row(80, [60, '2023-01-15']),
      row(94, [60, 'Issued by: Prairie Safety']),
      row(108, [60, 'Dangerous Goods']),
      row(130, [60, '2020-05-15']),
      row(144, [60, 'Issued by: Basin Skills']),
      row(158, [60, 'First Aid']),
    );
    expect(certificates.map(({ name, issuer, date }) => [name, issuer, date.slice(0, 4)])).toEqual([
      ['Dangerous Goods', 'Prairie Safety', '2023'],
      ['First Aid', 'Basin Skills', '2020'],
    ]);
  });

  it('keep both fields of a degree: the one in its name, and the one after it', () => {
    const { education } = readPage(
      large(60, [60, 'Formation']),
      bold(80, [60, 'Baccalauréat en administration des affaires, Comptabilité']),
      row(94, [60, 'Université du Littoral, 2015']),
    );
    expect(education).toMatchObject([
      { studyType: 'Baccalauréat en administration des affaires', area: 'Comptabilité' },
    ]);
  });
});

/** A kind of people as forms name it, folded, and the wider kinds it is part of, nearest first. */
export interface Kind {
  readonly names: readonly string[];
  readonly within: readonly string[];
}

const ASIAN = ['asian', 'asian or asian british', 'asiatique'];
const SOUTH_ASIAN = ['south asian', 'sud asiatique', 'asie du sud'];
const EAST_ASIAN = ['east asian', 'asie de l est'];
const SOUTH_EAST_ASIAN = ['southeast asian', 'south east asian', 'asie du sud est'];
const WHITE = [
  'white',
  'caucasian',
  'white or caucasian',
  'caucasian white',
  'white european',
  'blanc',
  'blanche',
  'white caucasian',
];
const BLACK = [
  'black',
  'black or african american',
  'black african american',
  'african american',
  'black or black british',
  'black black british caribbean or african',
  'noir',
  'noire',
  'noir e',
];

const kind = (names: readonly string[], ...within: readonly (readonly string[])[]): Kind => ({
  names,
  within: within.map(([first = '']) => first),
});

/** Racial and ethnic kinds from the narrow to the wide. */
export const ETHNIC_KINDS: readonly Kind[] = [
  kind(
    ['indian', 'asian indian', 'asian or asian british indian', 'asian british indian'],
    SOUTH_ASIAN,
    ASIAN,
  ),
  kind(['pakistani', 'asian or asian british pakistani', 'asian british pakistani'], SOUTH_ASIAN, ASIAN),
  kind(['bangladeshi', 'asian or asian british bangladeshi'], SOUTH_ASIAN, ASIAN),
  kind(['sri lankan'], SOUTH_ASIAN, ASIAN),
  kind(['chinese', 'asian or asian british chinese', 'chinois'], EAST_ASIAN, ASIAN),
  kind(['japanese'], EAST_ASIAN, ASIAN),
  kind(['korean'], EAST_ASIAN, ASIAN),
  kind(['filipino'], SOUTH_EAST_ASIAN, ASIAN),
  kind(['vietnamese'], SOUTH_EAST_ASIAN, ASIAN),
  kind(SOUTH_ASIAN, ASIAN),
  kind(EAST_ASIAN, ASIAN),
  kind(SOUTH_EAST_ASIAN, ASIAN),
  kind(ASIAN),
  kind(
    [
      'white british',
      'british',
      'white english welsh scottish northern irish or british',
      'english welsh scottish northern irish or british',
      'white english welsh scottish northern irish british',
      'white uk',
    ],
    WHITE,
  ),
  kind(['white irish'], WHITE),
  kind(WHITE),
  kind(['black african', 'black or black british african'], BLACK),
  kind(['black caribbean', 'black or black british caribbean'], BLACK),
  kind(BLACK),
  kind([
    'hispanic or latino',
    'hispanic',
    'latino',
    'latina',
    'latinx',
    'hispanic latino',
    'latino americain',
    'hispanic or latinx',
    'latin american',
  ]),
  kind(['middle eastern', 'arab', 'arabe', 'middle eastern or north african', 'moyen orient']),
  kind(['american indian or alaska native', 'native american']),
  kind(['native hawaiian or other pacific islander', 'pacific islander']),
];

/** One thing a person states of themselves, in their own words. */
export type SaidFact =
  /**
   * What was done; `present`: it is being done now, so that no job that was left can hold it. In which job, where that is
   * said: `at` its employer, `as` its title, `which` of all in time, or `here`, the one spoken of.
   */
  | {
      kind: 'telling';
      value: string;
      present?: true;
      at?: string;
      as?: string;
      which?: 'first' | 'second' | 'third' | 'last' | 'current';
      here?: true;
      /** It is one only if the job at `at` was told of before. */
      known?: true;
    }
  | { kind: 'name' | 'email' | 'phone' | 'place' | 'link' | 'label' | 'summary'; value: string }
  | { kind: 'certificate' | 'skill' | 'project'; value: string }
  | { kind: 'language'; value: string; fluency?: string }
  | {
      kind: 'job';
      position: string;
      name: string;
      location: string;
      startDate: string;
      endDate: string;
      /** It is said to be another job than the one before it. */
      another?: true;
      /** It is said to be the one spoken of ("…, where I have been a clerk since 2018"). */
      same?: true;
    }
  | {
      kind: 'volunteer';
      organization: string;
      position: string;
      startDate: string;
      endDate: string;
      summary: string;
    }
  /** The employer for whom that was done which was told last. */
  | { kind: 'done_at'; name: string }
  /** When the job that `name` names, or else the one spoken of last, came to its end. */
  | { kind: 'ended'; name: string; endDate: string }
  | { kind: 'award'; title: string; awarder: string; date: string }
  | { kind: 'study'; studyType: string; area: string; institution: string; endDate: string };

/** A text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

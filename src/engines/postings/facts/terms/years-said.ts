/** Years of experience a text asks for: 0 when it says that none is needed; `max` of a range. */
export interface YearsSaid {
  min: number;
  max: number | null;
  /** What the experience is to be in, as written; '' when it is any. */
  of: string;
  span: string;
}

/** The days that are compared, `from` to `to`, with those from `before` until the day before `from`. */
export interface Window {
  from: string;
  to: string;
  before: string;
}

// How long an orderly stop may take, in milliseconds from the signal. Together: under 15 seconds, and under 45 while a click
// waits for its answer.

/** For this long connections are still taken, so that what is on its way to us is answered and not refused half-way. */
export const LISTENING_ON_MS = 1_000;
/** No longer than this, where the machine is so busy that a second of work takes many. */
export const LISTENING_ON_MOST_MS = 4_000;
/** The same while a click waits: people are served meanwhile. */
export const LISTENING_WITH_CLICK_MS = 30_000;
/** What an accepted request may take once no more are accepted; the longest reads a resume, in eight seconds. */
export const ANSWERS_MS = 10_000;
/** What jobs under way may take; what is cut off then is tried again at the next start. */
export const WORK_MS = 9_000;
/** What a click may take to be answered and its books to be closed: the browser gives up after thirty seconds. */
export const CLICK_MS = 40_000;
/** A stop that hangs is cut off. */
export const CUT_OFF_MS = 14_500;
export const CUT_OFF_WITH_CLICK_MS = 44_500;
/** What is left to close once a click that was waited for is answered. */
export const CLOSING_MS = 4_000;

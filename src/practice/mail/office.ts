import {
  codeLetter,
  lettersFor,
  openCalendar,
  type Arrival,
  type Calendar,
  type Letter,
} from './calendar.ts';
import { writeMessage } from './message.ts';
import { isRefusal, send } from './send.ts';
import type { Clock } from '#practice/clock.ts';
import type { Directory } from '#practice/directory.ts';
import type { StateFile } from '#practice/records/state.ts';

type Delivery = { sent: number; waiting: number };

export type MailOffice = {
  /** Puts the letters that follow an application on the calendar. */
  schedule: (arrival: Arrival) => void;
  /** Puts the letter with a code on the calendar. */
  mailCode: (arrival: Arrival) => void;
  /** Sends what is due and answers once every due letter was tried. */
  deliverDue: () => Promise<Delivery>;
  /** Looks at the calendar anew after the clock or the mail server's address changed. */
  wake: () => void;
  clear: () => void;
  close: () => Promise<void>;
};

type Surroundings = { clock: Clock; directory: Directory; state: StateFile };

const longestPause = 60_000;

/** Sends one letter; answers whether the mail server could be reached. */
async function attempt(calendar: Calendar, letter: Letter, url: string, { clock, directory }: Surroundings) {
  const now = new Date(clock.now());
  const posting = directory.byId(letter.postingId);
  try {
    if (posting === undefined) throw Object.assign(new Error('No such posting.'), { responseCode: 550 });
    await send(url, writeMessage(posting, letter, now.getTime()), now);
    calendar.done(letter, now, 'sent');
    return 'sent';
  } catch (error) {
    if (!isRefusal(error)) return 'unreachable';
    calendar.done(letter, now, 'refused');
    return 'refused';
  }
}

/** The employers' post room: letters survive a restart, wait while no server answers, and are sent once. */
export function openMailOffice(path: string, surroundings: Surroundings): MailOffice {
  const { clock, state } = surroundings;
  const calendar = openCalendar(path);
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;
  let running: Promise<unknown> = Promise.resolve();

  const wake = (): void => {
    clearTimeout(timer);
    const [next] = calendar.waiting();
    if (closed || next === undefined || state.read().mailUrl === null) return;
    const pause = failures === 0 ? 0 : 250 * 2 ** Math.min(failures, 8);
    const wait = Math.max(pause, next.due - clock.now(), 0);
    timer = setTimeout(() => void deliverDue(), Math.min(longestPause, wait));
  };
  const deliver = async (): Promise<Delivery> => {
    let sent = 0;
    for (const letter of calendar.waiting()) {
      const url = state.read().mailUrl;
      if (closed || url === null || letter.due > clock.now()) break;
      const outcome = await attempt(calendar, letter, url, surroundings);
      failures = outcome === 'unreachable' ? failures + 1 : 0;
      if (outcome === 'unreachable') break;
      if (outcome === 'sent') sent += 1;
    }
    return { sent, waiting: calendar.waiting().length };
  };
  const deliverDue = (): Promise<Delivery> => {
    const turn = running.then(deliver);
    running = turn.catch(() => undefined);
    return turn.finally(wake);
  };
  wake();
  return {
    schedule: (arrival) => {
      for (const letter of lettersFor(arrival, clock.now(), state.read().replyFactor)) calendar.add(letter);
      wake();
    },
    mailCode: (arrival) => {
      calendar.add(codeLetter(arrival, clock.now(), state.read().replyFactor));
      wake();
    },
    deliverDue,
    wake,
    clear: calendar.clear,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
      calendar.close();
    },
  };
}

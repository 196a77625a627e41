import { useEffect, useState } from 'react';
import { RESEND_SECONDS } from '#contract/platform/accounts.ts';

/** Whole seconds left until another code may be asked for, `sentAt` in milliseconds; 0 when it may be. */
export function secondsLeft(sentAt: number, now: number): number {
  return Math.max(0, Math.min(RESEND_SECONDS, Math.ceil((sentAt + RESEND_SECONDS * 1000 - now) / 1000)));
}

/** `42` as `0:42`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Counts down to the next code, from when the last was sent; it goes on after a reload. */
export function useResendCountdown(sentAt: number): number {
  const [left, setLeft] = useState(() => secondsLeft(sentAt, Date.now()));
  useEffect(() => {
    const update = () => setLeft(secondsLeft(sentAt, Date.now()));
    update();
    const timer = setInterval(update, 250);
    return () => clearInterval(timer);
  }, [sentAt]);
  return left;
}

/** Closing steps, run newest first, so that nothing is closed under what still uses it. */
export interface ClosingStack {
  push(step: () => Promise<unknown>): void;
  close(): Promise<void>;
}

export function closingStack(): ClosingStack {
  const steps: (() => Promise<unknown>)[] = [];
  return {
    push: (step) => void steps.push(step),
    async close() {
      for (let step = steps.pop(); step; step = steps.pop()) await step();
    },
  };
}

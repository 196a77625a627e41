import { getResolvedPDFJS } from 'unpdf';
import { readDocument } from '#server/ports/documents/read-document.ts';

// Loaded while the process waits, not while a person does.
void getResolvedPDFJS();

const answer = (outcome: unknown) => process.send?.(outcome, () => process.exit(0));

// Runs in a process of its own: reads one document, answers and ends. Its parent kills it when it takes too long.
process.once('message', (message: { bytes: Uint8Array; fileName: string }) => {
  readDocument(message.bytes, message.fileName).then(answer, () =>
    answer({ kind: 'refused', reason: 'unreadable' }),
  );
});
// What ends before this word never could read, whatever the file is.
process.send?.('ready');

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** Larger pictures are left out: a small file can claim a huge one. */
const LARGEST_PICTURE_PIXELS = 8_000_000;
/** Sharper than this a page costs memory and shows no more. */
const SHARPEST = 2;

/** A document that can be drawn page by page; `close` ends the worker that read it. */
export interface OpenPdf {
  page(number: number): Promise<PDFPageProxy>;
  close(): void;
}

// The page's policy takes no plain text as a script's address; this one lets exactly the reader's through.
function workerAddress(address: string): string {
  const policy = window.trustedTypes?.createPolicy('pdf-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
let trustedAddress: string | undefined;

/** Opens a PDF in a worker of its own: no scripts, no forms, no network, nothing of it but a picture reaches the page. */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  const [{ getDocument, PDFWorker }, { default: address }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  trustedAddress ??= workerAddress(address);
  const port = new Worker(trustedAddress, { type: 'module' });
  const worker = PDFWorker.create({ port, verbosity: 0 });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  const task = getDocument({
    data: bytes,
    worker,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: LARGEST_PICTURE_PIXELS,
    verbosity: 0,
  });
  try {
    const document: PDFDocumentProxy = await task.promise;
    return { page: (number) => document.getPage(number), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Draws a page as wide as its canvas is shown; answers how to stop, and when it is done. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement) {
  const sharpness = Math.min(window.devicePixelRatio, SHARPEST);
  const scale = (canvas.clientWidth * sharpness) / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const task = page.render({ canvas, viewport });
  return { done: task.promise, stop: () => task.cancel() };
}

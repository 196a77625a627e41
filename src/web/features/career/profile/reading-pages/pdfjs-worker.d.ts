declare module 'pdfjs-dist/build/pdf.worker.min.mjs?url' {
  /** Address of the worker's script on this host. */
  const address: string;
  export default address;
}

const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
const hex = (text: string, width: number) => text.charCodeAt(0).toString(16).padStart(width, '0');

/** One page written by hand: its drawing and its fonts, further objects from number 6 on. */
export function madePdf(page: { drawing: string; font: string; others?: readonly string[] }): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream(page.drawing),
    page.font,
    ...(page.others ?? []).map((text) => (text.startsWith('<<') ? text : stream(text))),
  ];
  let text = '%PDF-1.7\n';
  const places: string[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(`${String(text.length).padStart(10, '0')} 00000 n \n`);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
  return new Uint8Array(Buffer.from(`${text}${end}${trailer}`, 'latin1'));
}

/** A map of characters (ISO 32000-1, 9.10.3) that says of each sign what stands at its place in the other text. */
export function saying(signs: string, instead: string): string {
  const said = new Map(Array.from(signs).map((sign, index) => [sign, instead[index] ?? sign]));
  const pairs = [...said].map(([sign, other]) => `<${hex(sign, 2)}> <${hex(other, 4)}>`);
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Said def
1 begincodespacerange <00> <FF> endcodespacerange
${pairs.length} beginbfchar ${pairs.join('\n')} endbfchar endcmap end end`;
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** A one-page PDF of a few plain lines: enough for a letter, small enough to make by the thousand. Latin-1 text only. */
export const pdfOf = (title: string, lines: readonly string[]): Uint8Array => {
  const shown = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const stream = `BT /F1 16 Tf 72 720 Td (${escaped(title)}) Tj /F1 11 Tf 0 -30 Td 16 TL\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  // One character is one byte throughout, so that the places in the table are right.
  return Uint8Array.from(body + table + end, (character) => character.charCodeAt(0) & 0xff);
};

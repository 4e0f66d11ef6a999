import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserHarness } from '../browser/browser-harness.ts';
import { lookNamed, type Picture } from './take-pictures.ts';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const style = `
  :root { color-scheme: light; font: 15px/1.4 system-ui, sans-serif; background: #eceae4; color: #1b2226; }
  body { margin: 24px; }
  h1 { font-size: 24px; }
  h2 { margin: 40px 0 12px; font-size: 18px; }
  .row { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; }
  figure { margin: 0; }
  figcaption { margin-block-end: 4px; color: #4a545a; }
  figcaption.broken { color: #a3212f; font-weight: 700; }
  img { display: block; max-block-size: 480px; inline-size: auto; border: 1px solid #cfcbc0; border-radius: 6px; object-fit: cover; object-position: top; }
  .desktop img { inline-size: 480px; }
  .phone img { inline-size: 180px; }
`;

const figure = ({ screen, file, violations, failure, ...of }: Picture): string => {
  const { size } = of;
  const look = lookNamed(of).join(' · ');
  const wrong = failure ?? violations.map(({ rule }) => rule).join(', ');
  return `<figure class="${size}">
    <figcaption${wrong === '' ? '' : ' class="broken"'}>${escaped(wrong === '' ? look : `${look}: ${wrong}`)}</figcaption>
    <a href="${file}"><img src="${file}" alt="${escaped(`${screen}, ${look}`)}" loading="lazy"></a>
  </figure>`;
};

/** All pictures on one page, a row per screen. */
export const sheetOf = (pictures: readonly Picture[]): string => {
  const names = [...new Set(pictures.map(({ screen }) => screen))];
  const rows = names.map(
    (name) => `<section>
    <h2>${escaped(name)}</h2>
    <div class="row">
    ${pictures
      .filter(({ screen }) => screen === name)
      .map(figure)
      .join('\n    ')}
    </div>
  </section>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Every screen of the portal</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>Every screen of the portal</h1>
    <p>${pictures.length} pictures, ${pictures.filter(({ violations }) => violations.length > 0).length} with broken rules of accessibility.</p>
    ${rows.join('\n    ')}
  </body>
</html>
`;
};

/** No picture may be as high as a sheet of all screens is. */
const partHeight = 8_000;

/** Takes the sheet that stands in the folder, part by part. */
export const takeSheet = async (browserHarness: BrowserHarness, folder: string): Promise<void> => {
  const width = 1_560;
  const { page } = await browserHarness.visitor({ context: { viewport: { width, height: 1_000 } } });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  const height = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return document.documentElement.scrollHeight;
  });
  for (let part = 0; part * partHeight < height; part += 1) {
    const y = part * partHeight;
    await page.screenshot({
      path: join(folder, `sheet-${String(part + 1).padStart(2, '0')}.jpg`),
      type: 'jpeg',
      quality: 70,
      fullPage: true,
      clip: { x: 0, y, width, height: Math.min(partHeight, height - y) },
      timeout: 300_000,
    });
  }
};

// `node apps/portal-e2e/src/screenshots/readme-picture.ts`: docs/portal.png, Home on a desktop with My Health on a phone before it.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import { BrowserHarness, type Scene } from '../browser/browser-harness.ts';
import { buildPortal } from '@portico/tools/setup/portal-build.mjs';
import { root } from '@portico/tools/setup/paths.mjs';

/** What a visitor sees of a path, as a data address. */
const shot = async (
  browserHarness: BrowserHarness,
  scene: Scene,
  path: string,
  arrive: (page: Page) => Promise<void>,
) => {
  const visitor = await browserHarness.visitor(scene);
  try {
    await visitor.page.goto(path);
    await arrive(visitor.page);
    const picture = await visitor.page.screenshot({ animations: 'disabled' });
    return `data:image/png;base64,${picture.toString('base64')}`;
  } finally {
    await visitor.leave();
  }
};

const page = (desktop: string, phone: string): string => `<!doctype html>
<style>
  body { margin: 0; inline-size: 1400px; block-size: 860px; position: relative; background: linear-gradient(#e9ece9, #d5ddde); }
  img { position: absolute; display: block; box-shadow: 0 18px 50px rgb(20 40 50 / 28%); }
  .desktop { inset: 40px auto auto 40px; inline-size: 1180px; border-radius: 12px; }
  .phone { inset: 96px 40px auto auto; inline-size: 340px; border: 8px solid #20282c; border-radius: 34px; }
</style>
<img class="desktop" src="${desktop}" alt=""><img class="phone" src="${phone}" alt="">`;

await buildPortal();
const browserHarness = await BrowserHarness.open();
try {
  const desktop = await shot(browserHarness, { as: people.rich }, '/dashboard', async (on) => {
    await on.getByRole('tabpanel').waitFor();
    await on.getByRole('heading', { name: 'To do' }).waitFor();
  });
  const phone = await shot(browserHarness, { as: people.rich, size: 'phone' }, '/my_health', async (on) => {
    await on.getByText('Hemoglobin A1c').first().waitFor();
    await on.locator('nav a[aria-current=page]').first().waitFor();
  });
  const easel = await browserHarness.visitor({ context: { viewport: { width: 1_400, height: 860 } } });
  // The policy of the portal's pages lets no picture in that is written into a page.
  await easel.page.goto('about:blank');
  await easel.page.setContent(page(desktop, phone), { waitUntil: 'load' });
  // What a page loads of itself is decoded after it has loaded.
  await easel.page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await easel.page.screenshot({ path: join(root, 'docs', 'portal.png') });
} finally {
  await browserHarness.close();
}

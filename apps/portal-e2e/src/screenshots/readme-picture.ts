// `node apps/portal-e2e/src/screenshots/readme-picture.ts`: docs/portal.png, the dashboard on a desktop with My Health on a phone before it.
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
  const desktop = await shot(browserHarness, { as: people.rich }, '/dashboard', (on) =>
    on.getByRole('tabpanel').waitFor(),
  );
  const phone = await shot(browserHarness, { as: people.rich, size: 'phone' }, '/my_health', async (on) => {
    await on.locator('#labs figure').waitFor();
    await on.locator('#labs').evaluate((section) => {
      section.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    await on.locator('main nav a[aria-current=location]').waitFor();
  });
  const easel = await browserHarness.visitor({ context: { viewport: { width: 1_400, height: 860 } } });
  await easel.page.setContent(page(desktop, phone), { waitUntil: 'load' });
  await easel.page.screenshot({ path: join(root, 'docs', 'portal.png') });
} finally {
  await browserHarness.close();
}

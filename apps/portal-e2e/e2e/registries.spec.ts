import { describe } from '@jest/globals';
import { story } from '@portico/gateway/testing/story';
import { people } from '../src/browser/demo-visitors.ts';
import type { Page } from 'playwright-core';
import { becomes, networkError, seen, browserHarness, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    demographics: 'Demographics',
    documents: 'Documents',
    zip: 'ZIP code',
    city: 'City',
    state: 'State',
    find: 'Find a physician',
    search: 'Name of the physician',
    use: 'Use this physician',
    company: 'Insurance company',
    zipAway: 'We couldn’t look up this ZIP code. Type the city and state yourself.',
    searchAway: /The search isn’t working right now/,
  },
  es: {
    demographics: 'Datos demográficos',
    documents: 'Documentos',
    zip: 'Código postal',
    city: 'Ciudad',
    state: 'Estado',
    find: 'Buscar un médico',
    search: 'Nombre del médico',
    use: 'Usar este médico',
    company: 'Compañía de seguros',
    zipAway: 'No pudimos buscar este código postal. Escriba usted la ciudad y el estado.',
    searchAway: /La búsqueda no funciona en este momento/,
  },
} as const;

const editions = [
  { language: 'en', size: 'desktop', as: people.empty },
  { language: 'es', size: 'phone', as: { email: 'rosa.delgado@example.org', practice: 'riverwalk' } },
] as const;

/**
 * Makes the public registries fail during `run`, one minute later, so that the gateway's pause after failures is over
 * afterwards.
 */
const withoutRegistries = async (run: () => Promise<void>): Promise<void> => {
  const { registries, clock } = browserHarness().portal;
  if (registries === undefined) throw new Error('This portal searches no registries.');
  registries.conduct = 'server-error';
  try {
    await clock.later(1, run);
  } finally {
    registries.conduct = 'well';
  }
};

const field = (page: Page, name: string) => page.locator('main').getByLabel(name, { exact: true }).first();
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name });

openFixture({ registries: true });

describe('public registries', () => {
  const it = story();
  it.each(editions)(
    'MON-292 MON-294 MON-324 are searched by the screens, in $language on a $size',
    ({ language, size, as }) =>
      visiting({ language, size, as }, async ({ page }) => {
        const say = said[language];
        const options = () => field(page, say.company).locator('option').allInnerTexts();
        await page.goto('/profile_settings/personal');
        await field(page, say.zip).fill('10001');
        await becomes(() => field(page, say.city).inputValue(), 'New York');
        await becomes(() => field(page, say.state).inputValue(), 'NY');
        await page.goto('/profile_settings/demographics');
        await button(page, say.find).first().click();
        await page.getByRole('searchbox', { name: say.search }).fill('zaha');
        await page.getByRole('radio', { name: /Ioana Zaharescu/ }).check({ force: true });
        await button(page, say.use).click();
        await seen(page.locator('main').getByText('Ioana Zaharescu'));
        await page.goto('/profile_settings/documents');
        await seen(field(page, say.company));
        await page.reload();
        await becomes(async () => (await options()).includes('Acme of CT'), true);
      })(),
  );

  it.each(editions)(
    'MON-293 MON-327 that are away are told of beside what is filled in, which stays, in $language on a $size',
    ({ language, size, as }) =>
      visiting(
        { language, size, as },
        async ({ page }) => {
          const say = said[language];
          await withoutRegistries(async () => {
            await page.goto('/profile_settings/personal');
            await field(page, say.zip).fill('10002');
            await seen(page.locator('main').getByText(say.zipAway));
            await field(page, say.city).fill('New York');
            await page.goto('/profile_settings/demographics');
            await button(page, say.find).first().click();
            await page.getByRole('searchbox', { name: say.search }).fill('zahare');
            await seen(page.locator('main').getByText(say.searchAway));
          });
        },
        { expected: networkError },
      )(),
  );
});

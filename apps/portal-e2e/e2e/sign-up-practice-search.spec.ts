import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fillNewPatient } from '../src/browser/fill-sign-up-form.ts';
import { becomes, browserHarness, editions, networkError, openFixture, seen, titleOf, visiting } from './fixture.ts';

const words = {
  en: {
    create: 'Create my account',
    accept: /I’ve read the terms of use/,
    check: 'Check your email',
    noPractice: /We found no practice by that name or city/,
    retry: 'Try again',
  },
  es: {
    create: 'Crear mi cuenta',
    accept: /He leído los términos de uso/,
    check: 'Revise su correo',
    noPractice: /No encontramos ningún consultorio con ese nombre o ciudad/,
    retry: 'Intentar de nuevo',
  },
} as const;

const password = 'Violet-Kayak-7';

openFixture();

/** Practices beside those of the demo, so many that they are searched. */
const addPractices = (): Promise<unknown> =>
  browserHarness().portal.database.rows({
    text: `insert into clinic.practices
        (practice_id, name, phone, time_zone, management, cloverapi, payeezy, takes_new_patients, billing)
      select 'many-' || n, 'Bayside Clinic ' || n, '305-555-0100', 'America/New_York', 'vertex', false, false, n <> 7,
        jsonb_build_object('address', jsonb_build_array('1 Bay Road', 'Hialeah, FL 33010'))
      from generate_series(1, 30) n`,
  });
const removePractices = (): Promise<unknown> =>
  browserHarness().portal.database.rows({ text: `delete from clinic.practices where practice_id like 'many-%'` });

describe.each(editions)('the practices of a sign-up where there are many, in $language on a $size', (scene) => {
  const say = words[scene.language];
  beforeAll(addPractices);
  afterAll(removePractices);

  it(
    'ACC-213 ACC-214 are searched by name or city and chosen by keyboard; a search that fails keeps what was typed',
    visiting(
      scene,
      async (visitor) => {
        const { page } = visitor;
        await page.goto('/register_account');
        const search = page.locator('input[name=practice-search]');
        await search.waitFor();
        await becomes(() => page.locator('main input[type=radio]').count(), 20);
        await search.fill('hialeah clinic 7');
        await seen(page.getByText(say.noPractice));
        await search.fill('BÁYSIDE 29');
        await becomes(() => page.locator('main input[type=radio]').count(), 1);
        await search.focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await becomes(() => page.getByRole('radio', { name: 'Bayside Clinic 29' }).isChecked(), true);
        await page.route('**/graphql*', (route) => route.abort());
        await search.fill('riverwalk');
        await seen(page.getByRole('button', { name: say.retry }));
        expect(await search.inputValue()).toBe('riverwalk');
        await page.unroute('**/graphql*');
        await page.getByRole('button', { name: say.retry }).click();
        // What was chosen stays beside what is found now.
        await becomes(() => page.locator('main input[type=radio]').count(), 2);
        await becomes(() => page.getByRole('radio', { name: 'Bayside Clinic 29' }).isChecked(), true);
        await fillNewPatient(page, `many.${scene.language}@example.org`, password);
        await page.getByRole('checkbox', { name: say.accept }).check();
        await page.getByRole('button', { name: say.create }).click();
        await seen(titleOf(visitor).filter({ hasText: say.check }));
      },
      { expected: networkError },
    ),
  );
});

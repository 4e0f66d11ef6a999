import { clockOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import { PostgresShortLinks } from '@portico/adapters-storage';
import { fillBirthDate, pathIn } from '../src/browser/link-identity-check.ts';
import { demoGuest, guestAddress, guestPhone } from '@portico/demo/demo-guest-links.ts';
import { people } from '../src/browser/demo-visitors.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { DAY, HOUR, plus, type PracticeId } from '@portico/domain/kernel';
import {
  becomes,
  editions,
  gone,
  networkError,
  seen,
  browserHarness,
  titleOf,
  visiting,
  openFixture,
} from './fixture.ts';

const saguaro = 'saguaro' as PracticeId;

const words = {
  en: {
    checkIn: 'Check in',
    contact: 'Email or mobile number',
    go: 'Continue',
    wrong: 'This doesn’t match our records. Check it and try again.',
    lists: 'Medications and Allergies',
    notOnline: 'This practice does not accept online payments. Please call the practice to make a payment.',
    dial: 'Call the practice: 602\u2011555\u20110140',
    done: 'You have nothing to pay at Saguaro Family Medicine. Thank you!',
    unavailable: 'Saguaro Family Medicine doesn’t offer this online. Please call, and they’ll help you.',
    call: 'Call Saguaro Family Medicine: 602\u2011555\u20110140',
    over: 'Open the link we sent you again.',
    ok: 'Ok',
    start: 'Get started',
    shortLink: {
      early: 'This link opens later. Please try again then.',
      unknown: 'This link is no longer valid.',
    },
    shut: {
      early: 'It is too early for this link.',
      expired: 'This link has expired.',
      used: 'This link was already used.',
      revoked: 'Your practice canceled this link.',
      locked: 'This link is locked after too many wrong tries.',
      unknown: 'We don’t recognize this link.',
    },
  },
  es: {
    checkIn: 'Registro de llegada',
    contact: 'Correo electrónico o celular',
    go: 'Continuar',
    wrong: 'No coincide con nuestros registros. Revíselo e inténtelo de nuevo.',
    lists: 'Medicamentos y alergias',
    notOnline: 'Este consultorio no acepta pagos en línea. Llame al consultorio para hacer un pago.',
    dial: 'Llamar al consultorio: 602\u2011555\u20110140',
    done: 'No tiene nada que pagar en Saguaro Family Medicine. ¡Gracias!',
    unavailable: 'Saguaro Family Medicine no ofrece esto en línea. Llame y le ayudarán.',
    call: 'Llame a Saguaro Family Medicine: 602\u2011555\u20110140',
    over: 'Abra de nuevo el enlace que recibió.',
    ok: 'Aceptar',
    start: 'Primeros pasos',
    shortLink: {
      early: 'Este enlace se abrirá más tarde. Inténtelo entonces.',
      unknown: 'Este enlace ya no es válido.',
    },
    shut: {
      early: 'Todavía es pronto para este enlace.',
      expired: 'Este enlace venció.',
      used: 'Este enlace ya se usó.',
      revoked: 'Su consultorio anuló este enlace.',
      locked: 'Este enlace se bloqueó por demasiados intentos incorrectos.',
      unknown: 'No reconocemos este enlace.',
    },
  },
} as const;

type What = Parameters<typeof guestAddress>[1];

/** The path of a link as it stands in the demo's outbox, in the language of the visitor. */
const linkTo = async (what: What, language: 'en' | 'es'): Promise<string> =>
  pathIn(await browserHarness().noticeTo(guestAddress(saguaro, what)), language);

const guest = async (about: Parameters<typeof demoGuest>[2]) => {
  const { database, clock } = browserHarness().portal;
  const found = await demoGuest(database, saguaro, about, clock.now());
  if (found === undefined) throw new Error('The demo has no such patient.');
  return found;
};

const sendForm = ({ page }: Visitor): Promise<void> => page.locator('form button[type=submit]').click();

const placeOf = ({ page }: Visitor): string => new URL(page.url()).pathname;

openFixture();

describe('guests', () => {
  it.each(editions)(
    'ACC-007 ACC-035 ACC-041 ACC-054 ACC-065 ACC-068 ACC-069 ACC-070 ACC-084 APT-304 APT-307 APT-319 a link leads past the identity check to its visit, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        const { birthDate, patient } = await guest('visit');
        await page.goto(await linkTo('check-in', edition.language));
        await seen(page.getByRole('heading', { level: 1, name: say.checkIn }));
        await becomes(() => page.locator('html').getAttribute('lang'), edition.language);
        expect(await page.title()).toContain(say.checkIn);
        // Branded: its name, its logo, and its color as far as it can be read.
        await seen(page.locator('header').getByText('Saguaro Family Medicine'));
        expect(await page.locator('header img').getAttribute('src')).toMatch(/^data:image\/svg/);
        await becomes(() => page.locator('html').getAttribute('style'), expect.stringContaining('--brand-light: #'));

        await fillBirthDate(visitor.page, '1901-01-01');
        await sendForm(visitor);
        await seen(page.getByRole('alert').filter({ hasText: say.wrong }));
        expect(placeOf(visitor)).toBe('/guest/guestCheckin');
        const ways: URL[] = [];
        page.on('framenavigated', (frame) => ways.push(new URL(frame.url())));
        await fillBirthDate(visitor.page, birthDate);
        await sendForm(visitor);
        const lists = page.getByRole('heading', { level: 2, name: say.lists });
        await seen(lists);
        await seen(page.getByRole('link', { name: say.call }));
        await becomes(async () => placeOf(visitor), '/guest/workflow/check_in/medications_and_allergies');
        const [way] = ways.filter(({ pathname }) => pathname === '/guest/workflow/check_in');
        expect(Object.fromEntries(way?.searchParams ?? [])).toEqual({
          practice_id: saguaro,
          practice_mgmt: 'vertex',
          patient_id: patient,
          appointment_id: expect.any(String),
          is_guest_checkin: 'true',
        });
        // Nothing of it stays in the address, and a page loaded anew shows it again.
        expect(new URL(page.url()).search).toBe('');
        await page.reload();
        await seen(lists);
      })(),
  );

  it.each(editions)(
    'ACC-064 ACC-067 APT-301 APT-302 APT-303 APT-306 without a link one is asked for, for the email of the address, from the practice that the gateway knows, in $language on a $size',
    (edition) =>
      visiting(edition, async ({ page }) => {
        const named = 'practice_id=saguaro&practice_name=Elsewhere&practice_mgmt=none&email=ana%40example.org';
        await page.goto(`/guest/guestCheckin?${named}&language=${edition.language}`);
        await becomes(() => page.getByLabel(words[edition.language].contact).inputValue(), 'ana@example.org');
        await seen(page.locator('header').getByText('Saguaro Family Medicine'));
        expect(await page.getByText('Elsewhere').count()).toBe(0);
      })(),
  );

  it(
    'ACC-054 the identity check is passed by the keyboard alone, and says at the fields that there is no such date',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      const { birthDate } = await guest('visit');
      const [year = '', month = '', day = ''] = birthDate.split('-');
      await page.goto(await linkTo('check-in', 'en'));
      await page.locator('select[autocomplete=bday-month]').focus();
      await page.keyboard.type('Feb');
      await page.keyboard.press('Tab');
      await page.keyboard.type('31');
      await page.keyboard.press('Tab');
      await page.keyboard.type(year);
      await page.keyboard.press('Tab');
      await seen(page.getByText('That date doesn’t exist.'));
      await becomes(() => page.locator('input[autocomplete=bday-day]').getAttribute('aria-invalid'), 'true');
      await page.locator('select[autocomplete=bday-month]').focus();
      for (let step = 2; step < Number(month); step += 1) await page.keyboard.press('ArrowDown');
      if (month === '01') await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+A');
      await page.keyboard.type(day);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/guest/workflow/check_in**');
    }),
  );

  it.each(editions)(
    'ACC-040 ACC-055 ACC-057 ACC-066 ACC-071 APT-294 APT-295 APT-305 APT-323 a link shows what is owed, or that nothing is, in $language',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        await page.goto(await linkTo('pay', edition.language));
        await fillBirthDate(visitor.page, (await guest('debt')).birthDate);
        await sendForm(visitor);
        await seen(page.getByText(say.notOnline, { exact: true }));
        await seen(page.getByRole('link', { name: say.dial }));
        await seen(page.getByText(/^\$\d+\.\d\d$/).first());
        expect(placeOf(visitor)).toBe('/guest/workflow/payment');

        await page.goto(await linkTo('nothing-due', edition.language));
        await fillBirthDate(visitor.page, (await guest('no-debt')).birthDate);
        await sendForm(visitor);
        await seen(page.getByText(say.done));
        const { pathname, searchParams } = new URL(page.url());
        expect(pathname).toBe('/guest/guestAlreadyDone');
        expect(Object.fromEntries(searchParams)).toEqual({
          done: 'pay',
          practice_id: 'saguaro',
          practice_mgmt: 'vertex',
          practice_name: 'Saguaro Family Medicine',
        });
      })(),
  );

  it(
    'ACC-056 a bill is enough to see what is owed, and what was typed survives another language',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      const { patient, name, birthDate } = await guest('debt');
      await page.goto('/guest/guestPayNoCode?practiceId=saguaro&practiceMgmt=vertex');
      await page.getByLabel('Patient number').fill(patient);
      await page.getByLabel('Last name').fill(name.split(' ').at(-1) ?? '');
      await fillBirthDate(visitor.page, birthDate);
      await page.locator('#language').selectOption('es');
      await seen(page.getByRole('button', { name: words.es.go }));
      await becomes(() => page.getByLabel('Número de paciente').inputValue(), patient);
      await sendForm(visitor);
      await seen(page.getByText(words.es.notOnline, { exact: true }));
    }),
  );

  it.each(editions)('ACC-084 APT-325 each link that opens nothing says why and whom to call, in $language', (edition) =>
    visiting(edition, async (visitor) => {
      const { page } = visitor;
      const say = words[edition.language];
      for (const kind of ['early', 'expired', 'used', 'revoked', 'locked'] as const) {
        await page.goto(await linkTo(kind, edition.language));
        await seen(page.getByText(say.shut[kind]));
        await seen(page.getByRole('link', { name: say.call }));
      }
      await page.goto(`/guest/guestCheckin?code=nothing&practice_id=saguaro&language=${edition.language}`);
      await seen(page.getByText(say.shut.unknown));
      await seen(page.getByRole('link', { name: say.call }));
    })(),
  );

  it.each(editions)(
    'ACC-042 ACC-044 ACC-052 ACC-053 APT-293 what is not offered online says whom to call, in $language',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        for (const what of ['reschedule', 'appointment'] as const) {
          await page.goto(await linkTo(what, edition.language));
          await seen(page.getByText(say.unavailable));
          await seen(page.getByRole('link', { name: say.call }));
          expect(placeOf(visitor)).toBe('/guest/workflow/unavailable');
        }
        for (const path of ['anything', 'a/b/c']) {
          await page.goto(`/guest/workflow/${path}?practice_id=saguaro&language=${edition.language}`);
          await seen(page.getByText(say.unavailable));
        }
      })(),
  );

  it(
    'ACC-389 a guest whose token is over is told so, and Ok clears session storage',
    visiting(
      {},
      async (visitor) => {
        const { page } = visitor;
        await visitor.putSession({ guestToken: 'over', guestPractice: 'saguaro', other: 'kept' });
        await page.evaluate(() => (window.name = ''));
        await page.goto('/guest/workflow/check_in');
        const modal = page.getByRole('alertdialog');
        await seen(modal.getByText(words.en.over));
        await modal.getByRole('button', { name: words.en.ok, exact: true }).click();
        await seen(page.getByRole('heading', { level: 1, name: words.en.start }));
        expect(await visitor.session()).toEqual({});
      },
      { expected: networkError },
    ),
  );

  it(
    'says that the portal cannot be reached, keeps the form, and goes on when it can',
    visiting(
      {},
      async (visitor) => {
        const { page } = visitor;
        await page.goto(await linkTo('check-in', 'en'));
        await fillBirthDate(visitor.page, (await guest('visit')).birthDate);
        await page.route('**/graphql', (route) => route.abort('connectionfailed'));
        await sendForm(visitor);
        await seen(page.getByRole('alert').filter({ hasText: 'We can’t reach the portal.' }));
        await page.unroute('**/graphql');
        await sendForm(visitor);
        await seen(page.getByRole('heading', { level: 2, name: words.en.lists }));
      },
      { expected: networkError },
    ),
  );
});

describe('open routes', () => {
  it.each([
    ['ACC-022 MON-192', '/guest/workflow/payments?code=c&practice_id=saguaro', '/guest/guestPay'],
    ['ACC-023 MON-193', '/guest/workflow/payments?practice_id=saguaro', '/guest/guestPayNoCode'],
    ['ACC-026 APT-296 APT-300', '/guest_rescheduleAppointment?code=c', '/guest/guestRescheduleAppointment'],
    ['ACC-027 APT-297 APT-300', '/guest_checkin?code=c&x=%26', '/guest/guestCheckin'],
    ['ACC-024', '/delegate/workflow/invitations?code=c', '/delegate/delegateVerification'],
    ['ACC-025 APT-298 APT-300', '/standalone-signup.html?x=1', '/guest/guestAppointment'],
  ])('%s ACC-028 %s leads to %s with the same query', (_, from, to) =>
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await page.goto(from);
      await seen(page.locator('main#content h1'));
      const { pathname, search } = new URL(page.url());
      expect({ pathname, search }).toEqual({ pathname: to, search: from.slice(from.indexOf('?')) });
    })(),
  );

  it.each([
    '/guest/guestPay',
    '/guest/workflow/check_in',
    '/guest/workflow/appointments/add_appointment',
    '/get_started',
    '/guest/nothing',
    '/nothing/at/all',
  ])('ACC-029 ACC-051 ACC-087 ACC-123 APT-299 a person with tokens is led home from %s', (path) =>
    visiting({ as: people.rich }, async (visitor) => {
      await visitor.page.goto(`${path}?code=secret`);
      await seen(titleOf(visitor));
      const { pathname, search } = new URL(visitor.page.url());
      expect({ pathname, search }).toEqual({ pathname: '/dashboard', search: '' });
    })(),
  );

  it.each(['/payments', '/nothing/at/all', '/appointments/check_in'])(
    'ACC-008 ACC-009 ACC-085 %s shows the login screen without tokens, and stays the address',
    (path) =>
      visiting({}, async (visitor) => {
        await visitor.page.goto(`${path}?x=1`);
        await seen(visitor.page.locator('#login'));
        expect(new URL(visitor.page.url()).pathname).toBe(path);
      })(),
  );

  it.each(editions)('ACC-043 ACC-044 get-started offers what there is, in $language', (edition) =>
    visiting({ ...edition, language: edition.language === 'en' ? 'es' : 'en' }, async (visitor) => {
      const { page } = visitor;
      const say = words[edition.language];
      await page.goto(`/get_started?language=${edition.language}&practice_id=saguaro`);
      await seen(page.getByRole('heading', { level: 1, name: say.start }));
      await seen(page.locator('main ul a').nth(2));
      const hrefs = await page
        .locator('main ul a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs).toEqual(['/login', '/register_account', '/guest/guestPayNoCode?practice_id=saguaro']);
      for (const href of hrefs) {
        await page.goto(href);
        await seen(page.locator('main form'));
        // None of them leads anywhere but to itself.
        expect(placeOf(visitor)).toBe(href.split('?')[0]);
      }
      // Without a practice there is no bill to continue to.
      await page.goto('/get_started');
      await seen(page.locator('main ul a').nth(1));
      expect(await page.locator('main ul a').count()).toBe(2);
    })(),
  );

  it.each(['/guest/guestPay', '/get_started', '/surl/n/abc', '/standalone-signup.html'])(
    'ACC-030 ACC-036 %s paints an outline before its scripts come, never the sign-in form',
    (path) =>
      visiting({}, async ({ page }) => {
        await page.route('**/assets/*.js', () => undefined);
        await page.goto(path, { waitUntil: 'commit' });
        await seen(page.locator('.outline-open'));
        expect(await page.locator('#login').count()).toBe(0);
      })(),
  );

  it('ACC-049 ACC-050 the link to messages opens the app store of the device, on a computer the login screen of the messages', async () => {
    const stores = { ios: 'https://apps.example/ios', android: 'https://apps.example/android' };
    const open = (userAgent: string | undefined, arrive: (visitor: Visitor) => Promise<void>) =>
      visiting(userAgent === undefined ? {} : { context: { userAgent } }, async (visitor) => {
        const { page } = visitor;
        await page.route('**/config.json', (route) => route.fulfill({ json: { stores } }));
        await page.route('https://apps.example/**', (route) => route.fulfill({ body: 'store' }));
        await page.goto('/messages-link');
        await arrive(visitor);
      })();
    await open('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', ({ page }) => page.waitForURL(stores.ios));
    await open('Mozilla/5.0 (Linux; Android 16; Pixel 10)', ({ page }) => page.waitForURL(stores.android));
    await open(undefined, async (visitor) => {
      await seen(visitor.page.locator('#login'));
      expect(placeOf(visitor)).toBe('/messages');
    });
  });

  it(
    'ACC-018 APT-280 APT-282 a short link in a text message leads to the page it stands for, and going back does not follow it again',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      const notice = await browserHarness().noticeTo(guestPhone);
      await page.goto('/get_started');
      await page.goto(notice.links[0] ?? '');
      await page.waitForURL('**/guest/guestCheckin?**');
      await seen(page.locator('form'));
      await page.goBack();
      await page.waitForURL('**/get_started');
    }),
  );

  it.each([
    ['ACC-020 APT-283', 'that opens later', 'early', editions[0]],
    ['ACC-021 APT-284', 'that nobody knows', 'unknown', editions[1]],
  ] as const)('%s a short link %s says so and goes back after two seconds', (_ids, _which, which, edition) =>
    visiting(edition, async (visitor) => {
      const { page } = visitor;
      const { database, clock } = browserHarness().portal;
      const [from, expiresAt] = [plus(clock.now(), HOUR), plus(clock.now(), DAY)];
      const later = { type: 'n', longUrl: '/get_started', from, expiresAt } as const;
      const hash = which === 'early' ? await new PostgresShortLinks(database).keep(later) : 'unknown';
      await clockOf(page).install();
      await page.goto(`/surl/n/${hash}`);
      await seen(page.getByRole('alertdialog').filter({ hasText: words[edition.language].shortLink[which] }));
      expect(placeOf(visitor)).toBe(`/surl/n/${hash}`);
      await clockOf(page).fastForward(2_000);
      await seen(page.locator('#login'));
      expect(placeOf(visitor)).toBe('/');
      await gone(page.getByRole('alertdialog'));
    })(),
  );
});

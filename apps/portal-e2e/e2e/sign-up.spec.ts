import { describe, expect, it } from '@jest/globals';
import { PostgresAccounts } from '@portico/adapters-storage';
import type { Account } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';
import { fillBirthDate, pathIn } from '../src/browser/link-identity-check.ts';
import { fillNewPatient } from '../src/browser/fill-sign-up-form.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import type { OutboxItem } from '@portico/demo/outbox/outbox-items.ts';
import { invitedAddress, invitedBirthDate, invitedPhone } from '@portico/demo/send-demo-invitations.ts';
import { becomes, editions, networkError, seen, browserHarness, titleOf, visiting, openFixture } from './fixture.ts';

const words = {
  en: {
    signUp: 'Create your account',
    create: 'Create my account',
    accept: /I’ve read the terms of use/,
    terms: 'Terms of use (opens in a new tab)',
    termsTitle: 'Terms of use · Patient portal',
    check: 'Check your email',
    confirmTitle: 'Confirm your email',
    confirm: 'Confirm my email',
    confirmed: 'Your email is confirmed',
    notThatPassword: 'That isn’t the password of this sign-up',
    dashboard: 'Dashboard',
    other: 'Use another email',
    there: 'Send it there',
    again: 'Send the email again',
    sentAgain: 'Sent. Use the link in the newest email',
    closed: 'This link no longer works',
    locked: 'this invitation is locked',
    wrong: 'This date of birth doesn’t match',
    none: 'You need an invitation',
    works: 'Your link works',
    go: 'Continue',
    over: 'This link isn’t valid.',
    notSignedIn: 'Incorrect email or password.',
  },
  es: {
    signUp: 'Cree su cuenta',
    create: 'Crear mi cuenta',
    accept: /He leído los términos de uso/,
    terms: 'Términos de uso (se abre en otra pestaña)',
    termsTitle: 'Términos de uso · Portal del paciente',
    check: 'Revise su correo',
    confirmTitle: 'Confirme su correo',
    confirm: 'Confirmar mi correo',
    confirmed: 'Su correo está confirmado',
    notThatPassword: 'Esa no es la contraseña de este registro',
    dashboard: 'Inicio',
    other: 'Usar otro correo',
    there: 'Enviarlo ahí',
    again: 'Enviar el correo de nuevo',
    sentAgain: 'Enviado. Use el enlace del correo más reciente',
    closed: 'Este enlace ya no es válido',
    locked: 'esta invitación está bloqueada',
    wrong: 'Esta fecha de nacimiento no coincide',
    none: 'Necesita una invitación',
    works: 'Su enlace funciona',
    go: 'Continuar',
    over: 'Este enlace no es válido.',
    notSignedIn: 'El correo o la contraseña no son correctos.',
  },
} as const;

const password = 'Violet-Kayak-7';
const saguaro = 'saguaro' as PracticeId;
const riverwalk = 'riverwalk' as PracticeId;

const account = (email: string): Promise<Account | undefined> =>
  new PostgresAccounts(browserHarness().portal.database).byLogin(email);

/** The links that went to an address to confirm it. */
const linksTo = async (address: string): Promise<readonly string[]> => {
  const items = (await (
    await fetch(`${browserHarness().portal.url}/demo/outbox.json`)
  ).json()) as readonly OutboxItem[];
  return items.filter((item) => item.address === address && item.kind === 'confirm-email').map((item) => pathIn(item));
};

const fillAccount = async ({ page }: Visitor): Promise<void> => {
  await page.locator('input[name=new-password]').fill(password);
};

const heading = async (visitor: Visitor, text: string): Promise<void> =>
  seen(titleOf(visitor).filter({ hasText: text }));

openFixture();

describe.each(editions)('signing up in $language on a $size', ({ language, size }) => {
  const say = words[language];
  const scene = { language, size };

  it(
    'ACC-002 ACC-195 ACC-198 ACC-199 ACC-413 ACC-200 ACC-201 ACC-203 ACC-209 ACC-211 ACC-212 leads from the invitation to the dashboard',
    visiting(scene, async (visitor) => {
      const { page } = visitor;
      const address = invitedAddress(saguaro, language);
      await page.goto(pathIn(await browserHarness().noticeTo(address, 'invitation')));
      await heading(visitor, say.signUp);
      await becomes(() => page.locator('input[name=email]').inputValue(), address);
      await fillBirthDate(page, invitedBirthDate);
      await fillAccount(visitor);
      const create = page.getByRole('button', { name: say.create });
      // What is missing is told, and nothing is sent.
      await create.click();
      await becomes(() => page.getByRole('checkbox', { name: say.accept }).getAttribute('aria-invalid'), 'true');
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: say.terms }).click();
      const terms = await opened;
      await terms.waitForFunction((title) => document.title === title, say.termsTitle);
      await terms.close();
      await page.getByRole('checkbox', { name: say.accept }).check();
      await create.click();
      await heading(visitor, say.check);
      expect(await account(address)).toMatchObject({ charts: [], terms: { version: expect.any(String) } });

      // Opening the link does nothing yet; a mail program may have followed it long before the person.
      await page.goto(pathIn(await browserHarness().noticeTo(address, 'confirm-email')));
      await heading(visitor, say.confirmTitle);
      expect((await account(address))?.confirmedAt).toBeUndefined();
      await page.getByRole('button', { name: say.confirm }).click();
      await page.waitForURL((url) => url.pathname === '/' && url.search === '?confirmed=true');
      await seen(page.getByText(say.confirmed));
      expect((await account(address))?.charts).toHaveLength(1);
      await visitor.fillIn(address, password);
      await heading(visitor, say.dashboard);
      expect(visitor.events).toEqual(['Sign Up']);
    }),
  );

  it(
    'ACC-002 ACC-194 ACC-204 ACC-205 ACC-213 ACC-223 makes a new patient, whose email is corrected and confirmed',
    visiting(scene, async (visitor) => {
      const { page } = visitor;
      const [typo, right] = [`tpyo.${language}@example.org`, `new.${language}@example.org`];
      const before = await signUpsCounted(visitor);
      await page.goto('/register_account?practiceId=riverwalk&practiceMgmt=talkehr&usedBtn=get_started');
      await heading(visitor, say.signUp);
      await becomes(() => page.locator('main select').first().inputValue(), riverwalk);
      await fillNewPatient(page, typo, password);
      await page.getByRole('checkbox', { name: say.accept }).check();
      const told = page.waitForRequest((request) => new URL(request.url()).pathname === '/demo/events');
      await page.getByRole('button', { name: say.create }).click();
      await heading(visitor, say.check);
      expect((await told).postDataJSON()).toMatchObject({ event: 'Sign Up', usedBtn: 'get_started' });
      expect((await told).postData()).not.toContain('example.org');
      await browserHarness().noticeTo(typo, 'confirm-email');

      await page.getByText(say.other).click();
      await page.locator('input[name=updated-email]').fill(right);
      await page.getByRole('button', { name: say.there }).click();
      await seen(page.getByText(say.sentAgain));
      await page.goto(pathIn(await browserHarness().noticeTo(right, 'confirm-email')));
      await page.getByRole('button', { name: say.confirm }).click();
      await page.waitForURL((url) => url.search === '?confirmed=true');
      await visitor.fillIn(right, password);
      await heading(visitor, say.dashboard);
      expect(await account(typo)).toBeUndefined();
      expect(await signUpsCounted(visitor)).toBe(before + 1);
    }),
  );

  it(
    'SEC-S3 asks for the password where the link is opened in another browser than the one that signed up',
    visiting(scene, async (visitor) => {
      const { page } = visitor;
      const address = `elsewhere.${language}@example.org`;
      await page.goto('/register_account?practiceId=riverwalk&practiceMgmt=talkehr');
      await heading(visitor, say.signUp);
      await fillNewPatient(page, address, password);
      await page.getByRole('checkbox', { name: say.accept }).check();
      await page.getByRole('button', { name: say.create }).click();
      await heading(visitor, say.check);
      const link = pathIn(await browserHarness().noticeTo(address, 'confirm-email'));

      // What tells this browser apart from others is gone, as in another one.
      await page.evaluate(() => localStorage.removeItem('deviceIdentifier'));
      await page.goto(link);
      const confirm = page.getByRole('button', { name: say.confirm });
      await confirm.click();
      const field = page.locator('input[name=password]');
      await field.fill('Somebody-Elses-1');
      await confirm.click();
      await seen(page.getByText(say.notThatPassword));
      expect((await account(address))?.confirmedAt).toBeUndefined();
      await field.fill(password);
      await confirm.click();
      await page.waitForURL((url) => url.search === '?confirmed=true');
      expect((await account(address))?.confirmedAt).toBeDefined();
    }),
  );

  it(
    'SEC-S3 ACC-209 of two people who sign up with one address, whoever confirms in the browser that began owns it',
    visiting(
      scene,
      async (stranger) => {
        const address = `shared.${language}@example.org`;
        const strangers = 'Copper-Falcon-3';
        const signUp = async (visitor: Visitor, chosen: string): Promise<string> => {
          const { page } = visitor;
          const known = await linksTo(address);
          await page.goto('/register_account?practiceId=riverwalk&practiceMgmt=talkehr');
          await heading(visitor, say.signUp);
          await fillNewPatient(page, address, chosen);
          await page.getByRole('checkbox', { name: say.accept }).check();
          await page.getByRole('button', { name: say.create }).click();
          await heading(visitor, say.check);
          await becomes(async () => (await linksTo(address)).length, known.length + 1);
          const link = (await linksTo(address)).find((one) => !known.includes(one));
          return link ?? '';
        };
        const linkOfStranger = await signUp(stranger, strangers);
        await visiting(scene, async (owner) => {
          const { page } = owner;
          const confirm = page.getByRole('button', { name: say.confirm });
          const linkOfOwner = await signUp(owner, password);
          // The owner of the mailbox opens the stranger's link first: it is no use to them without the stranger's password.
          await page.goto(linkOfStranger);
          await confirm.click();
          await page.locator('input[name=password]').fill(password);
          await confirm.click();
          await seen(page.getByText(say.notThatPassword));
          expect((await account(address))?.confirmedAt).toBeUndefined();
          await page.goto(linkOfOwner);
          await confirm.click();
          await page.waitForURL((url) => url.search === '?confirmed=true');
          await owner.fillIn(address, password);
          await heading(owner, say.dashboard);
        })();
        // Nothing of the stranger's is left, in their own browser neither.
        await stranger.page.goto(linkOfStranger);
        await stranger.page.getByRole('button', { name: say.confirm }).click();
        await seen(stranger.page.getByText(say.over));
        await stranger.page.goto('/');
        await stranger.fillIn(address, strangers);
        await seen(stranger.page.getByText(say.notSignedIn));
        expect(await stranger.session()).toEqual({});
      },
      { expected: networkError },
    ),
  );

  it(
    'ACC-196 ACC-202 ACC-208 ACC-222 sends the mail again for whoever asks for it, known or not',
    visiting(scene, async (visitor) => {
      const { page } = visitor;
      for (const address of [`nobody.${language}@example.org`, 'james.walker@example.org']) {
        await page.goto(`/signup.html?reconfirm=true&em=${encodeURIComponent(address)}`);
        await heading(visitor, say.confirmTitle);
        await becomes(() => page.locator('input[name=updated-email]').inputValue(), address);
        await page.getByRole('button', { name: say.again }).click();
        await heading(visitor, say.check);
        await seen(page.getByText(address));
      }
      expect(visitor.operations).toEqual(['ResendConfirmationEmail', 'ResendConfirmationEmail']);
    }),
  );

  it(
    'ACC-212 closes an invitation after five wrong dates of birth, and says whom to call',
    visiting(scene, async (visitor) => {
      const { page } = visitor;
      await page.goto(pathIn(await browserHarness().noticeTo(invitedAddress(riverwalk, language), 'invitation')));
      await fillBirthDate(page, '1985-03-15');
      await fillAccount(visitor);
      await page.getByRole('checkbox', { name: say.accept }).check();
      const create = page.getByRole('button', { name: say.create });
      for (let times = 1; times < 5; times += 1) {
        await create.click();
        await seen(page.getByText(say.wrong));
        await page.locator('main form button[type=submit]:not([aria-busy])').waitFor();
      }
      await create.click();
      await heading(visitor, say.closed);
      await seen(page.getByText(say.locked));
      await seen(page.getByRole('link', { name: /210\u2011555\u20110180/ }));
    }),
  );
});

describe('the way from a text message to the sign-up', () => {
  it(
    'ACC-062 ACC-063 ACC-206 goes over a page that says that the link works, and takes the query along',
    visiting({ size: 'phone' }, async (visitor) => {
      const { page } = visitor;
      await page.goto(pathIn(await browserHarness().noticeTo(invitedPhone, 'invitation')));
      await heading(visitor, words.en.works);
      const code = new URL(page.url()).searchParams.get('i');
      await page.getByRole('link', { name: words.en.go }).click();
      await heading(visitor, words.en.signUp);
      const { pathname, searchParams } = new URL(page.url());
      expect({ pathname, invite: searchParams.get('i'), sms: searchParams.get('sms') }).toEqual({
        pathname: '/signup',
        invite: code,
        sms: 'true',
      });
      await becomes(() => page.locator('input[name=email]').inputValue(), '');
    }),
  );

  it(
    'ACC-212 tells somebody without an invitation how to get one',
    visiting({}, async (visitor) => {
      await visitor.page.goto('/signup');
      await heading(visitor, words.en.none);
      await visitor.page.locator('a[href="/register_account"]').click();
      await heading(visitor, words.en.signUp);
    }),
  );
});

describe('the sign-up by keyboard', () => {
  it(
    'is filled in, sent and confirmed without a mouse',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      const { keyboard } = page;
      await page.goto('/register_account?practiceId=saguaro');
      const first = page.locator('input[name=firstName]');
      await first.focus();
      const fill = async (...all: readonly string[]) => {
        for (const text of all) {
          await keyboard.type(text);
          await keyboard.press('Tab');
        }
      };
      await fill('Kim', 'Keys', 'May', '6', '1990', '602-555-0134');
      // What is needed at visits is optional, and stays folded.
      await keyboard.press('Tab');
      await fill('kim.keys@example.org', password);
      // From the button that shows the password.
      for (const name of ['/terms_of_use', '/privacy_notice']) {
        await keyboard.press('Tab');
        await becomes(() => page.evaluate(() => document.activeElement?.getAttribute('href')), name);
      }
      await keyboard.press('Tab');
      await keyboard.press('Space');
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await heading(visitor, words.en.check);
      await page.goto(pathIn(await browserHarness().noticeTo('kim.keys@example.org', 'confirm-email')));
      await page.getByRole('button', { name: words.en.confirm }).focus();
      await keyboard.press('Enter');
      await page.waitForURL((url) => url.search === '?confirmed=true');
    }),
  );
});

/** How many sign-ups the demo's sink has counted. */
const signUpsCounted = async ({ page }: Visitor): Promise<number> => {
  const counts = (await (await page.request.get('/demo/events.json')).json()) as Readonly<Record<string, number>>;
  return counts['Sign Up'] ?? 0;
};

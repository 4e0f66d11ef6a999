import { devToolsOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import { PostgresAccounts, PostgresProtections } from '@portico/adapters-storage';
import type { Email } from '@portico/domain/access';
import { instant, MINUTE, type AccountId } from '@portico/domain/kernel';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { TOTP } from 'otpauth';
import { becomes, editions, openSection, seen, browserHarness, titleOf, visiting, openFixture } from './fixture.ts';
import { words } from './expected-words.ts';

const said = {
  en: {
    personal: 'Personal',
    settings: 'Profile settings',
    authentication: 'Sign-in and security',
    name: 'Date of birth',
    current: 'Current password',
    codes: 'Set up codes',
    enable: 'Enable',
    code: 'Code',
    verify: 'Verify',
    updated: 'Two factor authentication preference updated',
    changeEmail: 'Change email',
    newEmail: 'New email',
    sendCode: 'Send a code',
    emailUpdated: 'Email updated successfully',
    changePassword: 'Change password',
    newPassword: 'New password',
    repeat: 'Repeat the password',
    here: 'This device',
  },
  es: {
    personal: 'Datos personales',
    settings: 'Configuración del perfil',
    authentication: 'Acceso y seguridad',
    name: 'Fecha de nacimiento',
    current: 'Contraseña actual',
    codes: 'Configurar los códigos',
    enable: 'Activar',
    code: 'Código',
    verify: 'Verificar',
    updated: 'Se actualizó la verificación en dos pasos',
    changeEmail: 'Cambiar el correo',
    newEmail: 'Correo nuevo',
    sendCode: 'Enviar un código',
    emailUpdated: 'El correo se actualizó correctamente',
    changePassword: 'Cambiar la contraseña',
    newPassword: 'Contraseña nueva',
    repeat: 'Repita la contraseña',
    here: 'Este dispositivo',
  },
} as const;

const { practice } = people.rich;
const password = passwordOf(people.rich.email);
const section = '/profile_settings/authentication';

/** An account of its own for each test, on the chart of a person of the demo, so that no other test meets its factors. */
const newcomer = async (name: string): Promise<string> => {
  const accounts = new PostgresAccounts(browserHarness().portal.database);
  const model = await accounts.byLogin(people.rich.email);
  if (model === undefined) throw new Error('There is no demo.');
  const email = `${name}@factors.example`;
  const id = `account-${name}` as AccountId;
  const charts = model.charts.filter((chart) => chart.practice === practice);
  await accounts.add([{ ...model, id, charts, email: email as Email, username: name, confirmedAt: instant(0) }]);
  return email;
};

const codeTo = async (address: string): Promise<string> =>
  /\b\d{5}\b/.exec((await browserHarness().noticeTo(address)).text)?.[0] ?? '';

const button = ({ page }: Visitor, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const field = ({ page }: Visitor, name: string) => page.locator('main').getByLabel(name, { exact: true });
const openForm = async (visitor: Visitor, name: string): Promise<void> => {
  await button(visitor, name).click();
  await visitor.page.locator('main form').waitFor();
};

/** Signs in from an unknown device, up to the second step. */
const proving = async (email: string) => {
  const visitor = await browserHarness().visitor();
  await visitor.page.goto('/help');
  await visitor.fillIn(email, password);
  const modal = visitor.page.getByRole('dialog');
  return {
    visitor,
    refusal: modal.getByRole('alert'),
    other: (name: string) => modal.getByRole('button', { name, exact: true }).click(),
    give: async (label: string, code: string) => {
      await modal.getByRole('textbox', { name: label, exact: true }).fill(code);
      await modal.getByRole('button', { name: 'Verify', exact: true }).click();
    },
  };
};

openFixture();

describe('one’s own way in', () => {
  it.each(editions)(
    'ACC-119 ACC-120 ACC-123 MON-260 MON-261 MON-266 the profile settings open with who one is and lead to the way in, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async (visitor) => {
        const { page } = visitor;
        const say = said[edition.language];
        for (const path of ['/profile_settings', '/profile_settings/nowhere']) {
          await page.goto(path);
          await seen(page.locator('main nav').getByRole('link', { name: say.personal, exact: true }));
          expect(new URL(page.url()).pathname).toBe('/profile_settings/personal');
          await becomes(() => titleOf(visitor).innerText(), edition.size === 'phone' ? say.settings : say.personal);
          if (edition.size === 'phone') await openSection(visitor, say.personal);
          await seen(page.getByText(people.rich.email, { exact: true }));
          await becomes(() => titleOf(visitor).innerText(), say.personal);
        }
        await openSection(visitor, say.authentication);
        await seen(page.getByText(say.here, { exact: true }));
        await becomes(() => titleOf(visitor).innerText(), say.authentication);
      })(),
  );

  it.each(editions)(
    'MON-338 MON-340 MON-342 codes by email are turned on by keyboard alone, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = said[edition.language];
        const email = await newcomer(`codes-${edition.language}`);
        await visitor.signIn(email, password, practice, section);
        await button(visitor, say.codes).focus();
        await page.keyboard.press('Enter');
        // The keyboard is in the form: its switch comes first.
        await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'switch');
        await field(visitor, say.current).focus();
        await page.keyboard.type(password);
        await page.keyboard.press('Enter');
        await seen(page.locator('main [role=timer]'));
        await page.keyboard.type(await codeTo(email));
        await page.keyboard.press('Enter');
        await seen(page.getByText(say.updated, { exact: true }));
      })(),
  );

  it.each(editions)(
    'ACC-415 ACC-416 MON-345 MON-347 MON-348 password and email change, other devices end, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = said[edition.language];
        const email = await newcomer(`change-${edition.language}`);
        const other = await browserHarness().visitor({ language: edition.language });
        await other.signIn(email, password, practice, '/help');
        await visitor.signIn(email, password, practice, section);
        await openForm(visitor, say.changePassword);
        await field(visitor, say.current).fill(password);
        await field(visitor, say.newPassword).fill('Another-Horse-7');
        await field(visitor, say.repeat).fill('Another-Horse-7');
        await page.locator('main form button[type=submit]').click();
        await page.locator('main form').waitFor({ state: 'detached' });
        await other.page.goto('/my_health');
        await seen(other.page.getByRole('alertdialog'));
        await other.leave();

        const changed = `new-${edition.language}@factors.example`;
        await openForm(visitor, say.changeEmail);
        await field(visitor, say.newEmail).fill(changed);
        await field(visitor, say.current).fill('Another-Horse-7');
        await button(visitor, say.sendCode).click();
        await seen(page.locator('main [role=timer]'));
        await field(visitor, say.code).fill(await codeTo(changed));
        await button(visitor, say.verify).click();
        await seen(page.getByText(say.emailUpdated, { exact: true }));
        await browserHarness().noticeTo(email, 'email-changed');
        expect(visitor.events).toEqual(['Change Password', 'Change Email']);

        const again = await browserHarness().visitor({ language: edition.language });
        await again.signIn(changed, 'Another-Horse-7', practice, '/help');
        await again.leave();
      })(),
  );

  it('MON-335 an authenticator app opens with each code once', () =>
    visiting({}, async (visitor) => {
      const { page } = visitor;
      const { clock } = browserHarness().portal;
      const email = await newcomer('app');
      await visitor.signIn(email, password, practice, section);
      await openForm(visitor, 'Set up an app');
      await field(visitor, 'Current password').fill(password);
      await button(visitor, 'Continue').click();
      await seen(page.getByRole('img', { name: 'QR code for your authenticator app' }));
      const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
      const codeAt = (minutes: number) => new TOTP({ secret }).generate({ timestamp: clock.now() + minutes * MINUTE });
      await field(visitor, '6-digit code from the app').fill(codeAt(0));
      await button(visitor, 'Verify').click();
      await seen(page.getByText('Remove the app', { exact: true }));

      const device = await proving(email);
      // The code that turned it on was used up by that.
      await device.give('Code', codeAt(0));
      await seen(device.refusal);
      const later = codeAt(2);
      await clock.later(2, async () => {
        await device.give('Code', later);
        await seen(titleOf(device.visitor));
      });
      await device.visitor.leave();
    })());

  it('a recovery code opens once, and is shown once', () =>
    visiting({}, async (visitor) => {
      const { page } = visitor;
      const email = await newcomer('recovery');
      const protections = new PostgresProtections(browserHarness().portal.database);
      await visitor.signIn(email, password, practice, section);
      await protections.addFactor('account-recovery' as AccountId, { kind: 'totp', secret: 'GEZDGNBVGY3TQOJQ' });
      await page.reload();
      await openForm(visitor, 'Create new codes');
      await field(visitor, 'Current password').fill(password);
      await button(visitor, 'Show the codes').click();
      const codes = page.locator('main ol li');
      await seen(codes.first());
      expect(await codes.count()).toBe(10);
      const [first = '', second = ''] = await codes.allInnerTexts();
      await page.reload();
      await seen(page.getByText('10 codes left', { exact: true }));
      expect(await codes.count()).toBe(0);
      const one = await proving(email);
      await one.other('Use a recovery code');
      await one.give('Recovery code', first);
      await seen(titleOf(one.visitor));
      await one.visitor.leave();
      const two = await proving(email);
      await two.other('Use a recovery code');
      await two.give('Recovery code', first);
      await seen(two.refusal);
      await two.give('Recovery code', second);
      await seen(titleOf(two.visitor));
      await two.visitor.leave();
    })());

  it('ACC-169 a passkey is added, shown as second proof, and opens alone', () => {
    const named = browserHarness().portal.url.replace('127.0.0.1', 'localhost');
    return visiting({ context: { baseURL: named } }, async (visitor) => {
      const { page } = visitor;
      const email = await newcomer('passkey');
      const browser = await devToolsOf(page);
      await browser.send('WebAuthn.enable');
      await browser.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await visitor.signIn(email, password, practice, section);
      await openForm(visitor, 'Add a passkey');
      await field(visitor, 'Name of this passkey').fill('Test key');
      await field(visitor, 'Current password').fill(password);
      await button(visitor, 'Add').click();
      await seen(page.getByText('Test key', { exact: true }));

      const signOut = page.getByRole('button', { name: words.en.signOut, exact: true }).first();
      await signOut.click();
      await visitor.fillIn(email, password);
      await page.getByRole('dialog').getByRole('button', { name: 'Use my passkey', exact: true }).click();
      await seen(titleOf(visitor));
      // The practice wants something read before anything else.
      await page.getByRole('button', { name: 'Don’t show again', exact: true }).click();

      await signOut.click();
      await page.getByRole('button', { name: 'Sign in with a passkey', exact: true }).click();
      await seen(titleOf(visitor));
      await page.goto(section);
      await seen(page.getByText(/last used/));
    })();
  });

  it('a device is signed out from another one, in force at its next request', () =>
    visiting({}, async (visitor) => {
      const email = await newcomer('devices');
      await visitor.signIn(email, password, practice, section);
      const other = await browserHarness().visitor();
      await other.signIn(email, password, practice, '/help');
      await browserHarness().noticeTo(email, 'new-device');
      await visitor.page.reload();
      await button(visitor, 'Sign out all other devices').click();
      await seen(visitor.page.getByText('All other devices signed out', { exact: true }));
      await other.page.goto('/my_health');
      await seen(other.page.getByRole('alertdialog'));
      await other.leave();
      await visitor.page.goto('/my_health');
      await seen(visitor.page.getByRole('button', { name: words.en.record, exact: true }));
    })());
});

import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import type { RuntimeConfig } from '../runtime-config.ts';
import { fillIn, pressed, type } from '../testing/press-and-type.ts';
import { openPortal, settled, type OpenedPortal, type OpenOptions } from '../testing/opened-portal.tsx';

let opened: OpenedPortal | undefined;
afterEach(() => {
  opened?.close();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

const open = async (at = '/', options: OpenOptions = {}): Promise<OpenedPortal> => {
  opened = await openPortal(at, { visitor: 'stranger', ...options });
  return opened;
};

const controls = (): readonly (string | null)[] =>
  [...document.querySelectorAll('form button[type=submit], button, a')].map((one) => one.textContent);

const signIn = async (portal: OpenedPortal): Promise<readonly string[]> => {
  await type(portal, 'Email', ' ana@example.org ');
  await type(portal, 'Password', 'a secret');
  return pressed(portal, 'Sign in');
};

/** What a person is answered who is asked for no more than the password, and acts for nobody else. */
const whole = {
  'LoginTokenResult.otpModal': null,
  'LoginTokenResult.selectPracticeSchema': null,
  'LoginTokenResult.delegate': null,
  'LayoutData.delegate': null,
};
const identityProviders = [{ id: 'idp', name: { en: 'Clinic', es: 'Clínica' } }];
const practiceSignIn = 'https://staff.example';

describe('what the login page offers', () => {
  const known = ['Sign in', 'Sign in with a passkey', 'Continue with Clinic', 'Sign in as practice'];
  interface Offer {
    readonly at?: string;
    readonly config: RuntimeConfig;
    readonly passkeys?: true;
    readonly offers: readonly string[];
  }
  const both = ['Sign in', 'Continue with Clinic'];
  const offers: readonly Offer[] = [
    { config: {}, offers: ['Sign in'] },
    { config: { practiceSignIn }, offers: ['Sign in', 'Sign in as practice'] },
    { config: { practiceSignIn }, at: '/?source=portal', offers: ['Sign in'] },
    { config: { identityProviders }, offers: both },
    { config: { identityProviders, practiceSignIn }, offers: [...both, 'Sign in as practice'] },
    { config: { identityProviders, identityProvidersOnly: true }, offers: ['Continue with Clinic'] },
    { config: {}, passkeys: true, offers: ['Sign in', 'Sign in with a passkey'] },
    {
      config: { identityProviders, practiceSignIn },
      passkeys: true,
      offers: ['Sign in', 'Sign in with a passkey', 'Continue with Clinic', 'Sign in as practice'],
    },
  ];

  it.each(offers)(
    '$offers where it has $config, passkeys $passkeys, at $at',
    async ({ at, config, passkeys, offers }) => {
      if (passkeys) Object.assign(globalThis, { PublicKeyCredential: () => undefined });
      await open(at, { config });
      expect(controls().filter((name) => known.includes(name ?? ''))).toEqual(offers);
    },
  );

  it('leads the people of a practice where the installation says', async () => {
    await open('/', { config: { practiceSignIn } });
    expect(document.querySelector(`a[href="${practiceSignIn}"]`)?.textContent).toBe('Sign in as practice');
  });

  it('speaks the language that is chosen, and keeps it', async () => {
    const { log, portal } = await open();
    for (const list of document.querySelectorAll('select')) {
      await act(async () => void fireEvent.change(list, { target: { value: 'es' } }));
    }
    await settled(log);
    expect({ log: log.at(-1), kept: portal.device.language(), says: document.body.textContent }).toMatchObject({
      log: expect.stringContaining('__Secure-language=es'),
      kept: 'es',
      says: expect.stringContaining('Contraseña'),
    });
  });
});

describe('signing in', () => {
  const asked =
    'asks GetUserToken {"input":{"device_identifier":"00000000-0000-4000-8000-000000000000","password":"a secret","username":"ana@example.org"}}';

  it('opens the page that was first asked for', async () => {
    const portal = await open('/help', { canned: whole });
    expect(await signIn(portal)).toEqual([asked, 'asks GetSupport {}']);
    expect(window.location.pathname).toBe('/help');
  });

  it('ACC-155 ACC-170 says what waits at each practice of several, after their names', async () => {
    const practice = (id: string) => ({ practice_id: id, practice_name: id, practice_mgmt: 'vertex' });
    const patient = (id: string) => ({ practice_id: id, patient_id: `${id}-1` });
    const waits = { practice_name: 'north', unread_messages: 1, new_results: 2, forms: 0, due: '184.60' };
    const portal = await open('/', {
      canned: {
        ...whole,
        'LoginTokenResult.practiceInformation': ['north', 'south'].map(practice),
        'LoginTokenResult.patient_ids_list': ['north', 'south'].map(patient),
        'Query.getWaitingAtEach': [{ practice_id: 'north', ...waits }],
      },
    });
    expect(await signIn(portal)).toEqual([asked, 'asks GetWaitingAtEach {}']);
    const said = [...document.querySelectorAll('main li button')].map((one) => one.textContent);
    expect(said).toEqual(['north 4 to do, including 1 unread message', 'south ']);
  });

  it('asks for the proof that the gateway wants, by the code that it sent', async () => {
    const portal = await open('/', { canned: { 'OtpModal.otp_type': 'EMAIL', 'OtpModal.challenge': null } });
    await signIn(portal);
    await type(portal, 'Code', '12345');
    expect((await pressed(portal, 'Verify')).join()).toContain('"12345"');
  });

  it.each([{ code: 'RATE_LIMITED' }, { code: 'INTERNAL' }])(
    'says why the mail was not sent once more after $code',
    async ({ code }) => {
      const errors = [{ message: 'Not confirmed.', extensions: { code: 'FORBIDDEN', reason: 'unconfirmed' } }];
      const away = [{ message: 'No.', extensions: { code } }];
      const portal = await open('/', { canned: { GetUserToken: errors, ResendConfirmationEmail: away } });
      await signIn(portal);
      await pressed(portal, 'Send the email again');
      expect(portal.portal.signIn.problem?.kind).toBe('too-many-requests');
      expect(document.body.textContent).not.toContain('We sent the email again.');
    },
  );

  it('sends the mail that confirms the email once more, and says so', async () => {
    const errors = [{ message: 'Not confirmed.', extensions: { code: 'FORBIDDEN', reason: 'unconfirmed' } }];
    const portal = await open('/', { canned: { GetUserToken: errors } });
    await signIn(portal);
    const again = await pressed(portal, 'Send the email again');
    expect({ again, says: document.body.textContent }).toEqual({
      again: ['asks ResendConfirmationEmail {"email":"ana@example.org","username":"ana@example.org"}'],
      says: expect.stringContaining('We sent the email again.'),
    });
  });
});

describe('a new password', () => {
  const link = '/?confirmation_code=c1&un=ana';

  it('is asked for with the email of the form, and leads back to the form', async () => {
    const portal = await open();
    await type(portal, 'Email', ' ana@example.org ');
    await pressed(portal, 'Forgot your password?');
    const email = document.querySelector<HTMLInputElement>('input[type=email], input[name=email]')?.value;
    const back = await pressed(portal, 'Back to sign in');
    expect({ email, back, form: controls().includes('Sign in') }).toEqual({
      email: 'ana@example.org',
      back: [],
      form: true,
    });
  });

  it('is asked for once more where its link is over', async () => {
    const over = [{ message: 'Over.', extensions: { code: 'NOT_FOUND', reason: 'link-over' } }];
    const portal = await open(link, { canned: { 'ResetFactors.factors': [], ResetPassword: over } });
    await fillIn(portal);
    await pressed(portal, 'Save the new password');
    expect(await pressed(portal, 'Ask for a new link')).toEqual(['opens /']);
    expect(controls()).toContain('Send the link');
  });

  it('leaves nothing of its link in the address', async () => {
    const portal = await open(link);
    expect(await pressed(portal, 'Back to sign in')).toEqual(['opens /']);
    expect(controls()).toContain('Sign in');
  });
});

describe('the app for a phone', () => {
  const stores = { android: 'https://play.example/app', ios: 'https://apps.example/app' };
  const offered = async (agent: string, config: RuntimeConfig) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const portal = await open('/?redirect=mobileSignup', { config, canned: whole });
    await signIn(portal);
    // The dashboard, which follows where no app is offered, has links to all apps in time.
    const offer = controls().includes('Continue on web') ? [...document.querySelectorAll('a')].map((a) => a.href) : [];
    const store = offer.find((to) => Object.values(stores).includes(to));
    const isInside = document.body.textContent?.includes('Sign out') === true;
    portal.close();
    return { store, isInside };
  };

  it.each([
    { agent: 'Android 16', config: { stores }, store: stores.android },
    { agent: 'iPhone', config: { stores }, store: stores.ios },
    { agent: 'iPad', config: { stores }, store: stores.ios },
    { agent: 'iPhone', config: { stores: { android: stores.android } }, store: undefined },
    { agent: 'a computer', config: { stores }, store: undefined },
    { agent: 'Android 16', config: {}, store: undefined },
  ])('on $agent with $config is had at $store, or the portal opens at once', async ({ agent, config, store }) => {
    expect(await offered(agent, config)).toEqual({ store, isInside: store === undefined });
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Clock } from '@portico/view-models/access';
import { authenticationForms, AuthenticationViewModel } from '@portico/view-models/authentication';
import type { Authentication, AuthenticationSettings } from '@portico/application/authentication';
import type { Email } from '@portico/domain/access';
import { HOUR, instant, plus, type DeviceId, type SessionId } from '@portico/domain/kernel';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noon, renderIn, isOff, missingAfterPress } from '../../testing/index.ts';
import { AuthenticationScreen } from './authentication-screen.tsx';

beforeEach(cleanup);

const settings: AuthenticationSettings = {
  email: 'ana@example.org' as Email,
  app: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  identities: [],
  devices: [
    { session: 's1' as SessionId, browser: 'Firefox', system: 'Android', since: noon, lastSeenAt: noon, here: true },
    { session: 's2' as SessionId, since: noon, lastSeenAt: noon, here: false },
    { session: 's3' as SessionId, since: plus(noon, HOUR), lastSeenAt: plus(noon, HOUR), here: false },
  ],
};

/** A clock that is moved by hand. */
const handClock = () => {
  let now: number = noon;
  const ticks = new Set<() => void>();
  const clock: Clock = {
    now: () => instant(now),
    every: (_, tick) => {
      ticks.add(tick);
      return () => void ticks.delete(tick);
    },
  };
  const pass = (seconds: number): void => {
    now += seconds * 1_000;
    for (const tick of ticks) tick();
  };
  return { clock, pass };
};

const open = async (
  changes: Partial<AuthenticationSettings> = {},
  isAble = true,
  providers: readonly { readonly id: string; readonly name: { readonly en: string; readonly es: string } }[] = [],
) => {
  const asked: unknown[] = [];
  const done = async () => ({ ok: true, value: 'done' }) as const;
  const answers: Record<string, (input: { otp?: string }) => Promise<unknown>> = {
    settings: async () => ({ ok: true, value: { ...settings, ...changes } }),
    updateTwoFactor: async ({ otp }) => ({
      ok: true,
      value: otp === undefined ? { kind: 'code-sent', resendIn: 300 } : { kind: 'done', token: 'new' },
    }),
    changeEmail: async ({ otp }) => ({
      ok: true,
      value: otp === undefined ? { kind: 'code-sent', resendIn: 300 } : { kind: 'done', token: 'new' },
    }),
    removeFactor: async () => ({ ok: false, error: { kind: 'wrong-password' } }),
    makeRecoveryCodes: async () => ({ ok: true, value: ['1111 2222 3333 4444'] }),
  };
  const authentication = new Proxy({} as Authentication, {
    get: (_, name) => (input: { otp?: string }) => {
      asked.push([name, input]);
      return (answers[String(name)] ?? done)(input);
    },
  });
  const { clock, pass } = handClock();
  const viewModel = new AuthenticationViewModel(authentication);
  const passkeys = { isAble, make: async () => undefined, show: async () => undefined };
  const forms = authenticationForms({
    authentication,
    device: 'd' as DeviceId,
    clock,
    passkeys,
    leaveFor: (address: string) => void asked.push(['leaveFor', address]),
  });
  const tools = { forms, hasPasskeys: isAble, providers };
  renderIn('en', <AuthenticationScreen viewModel={viewModel} tools={tools} />);
  await act(() => viewModel.load());
  return { asked, pass: (seconds: number) => act(() => pass(seconds)) };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const isDisabled = (name: string) => isOff(screen.getByRole('button', { name }));
const password = () => type('Current password', 'secret');

describe('two-factor authentication', () => {
  it('MON-338 the toggle enables the button, and off disables the email and phone choices', async () => {
    await open();
    await press('Set up codes');
    await password();
    expect(isDisabled('Enable')).toBe(false);
    await userEvent.click(screen.getByRole('switch'));
    expect(isDisabled('Enable')).toBe(true);
    expect(screen.getByRole('group').hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('switch'));
    expect({
      isDisabled: isDisabled('Enable'),
      isGroupDisabled: screen.getByRole('group').hasAttribute('disabled'),
    }).toEqual({ isDisabled: false, isGroupDisabled: false });
  });

  it('MON-339 choosing phone or email shows the matching input', async () => {
    await open();
    await press('Set up codes');
    expect((screen.getByLabelText('Email address') as HTMLInputElement).value).toBe('ana@example.org');
    expect(screen.queryByLabelText('Mobile number')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Text message' }));
    expect(screen.queryByLabelText('Email address')).toBeNull();
    await type('Mobile number', '602-555-0142');
  });

  it('ACC-174 MON-340 MON-342 MON-344 exactly five digits verify, the timer counts down, and success is a toast', async () => {
    const { asked, pass } = await open();
    await press('Set up codes');
    await password();
    await press('Enable');
    const timer = () => screen.queryByRole('timer')?.textContent;
    expect({ timer: timer(), isDisabled: isDisabled('Send another code') }).toEqual({
      timer: 'You can ask for another code in 05:00.',
      isDisabled: true,
    });
    pass(1);
    expect(timer()).toContain('04:59');
    pass(299);
    expect({ timer: timer(), isDisabled: isDisabled('Send another code') }).toEqual({
      timer: undefined,
      isDisabled: false,
    });
    await press('Send another code');
    expect(asked.at(-1)).toEqual(['resendCode', { by: 'email', device: 'd' }]);
    expect(timer()).toContain('05:00');
    await type('Code', '1234');
    expect(missingAfterPress(screen.getByRole('button', { name: 'Verify' }))).toEqual([
      'Code – Enter all 5 characters.',
    ]);
    await type('Code', '56');
    expect((screen.getByLabelText('Code') as HTMLInputElement).value).toBe('12345');
    await press('Verify');
    expect(await screen.findByText('Two factor authentication preference updated')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Set up codes' }).getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set up codes' }));
  });
});

describe('a sign-in service', () => {
  const providers = ['Clinic', 'State'].map((name) => ({ id: name.toLowerCase(), name: { en: name, es: name } }));

  it('is connected by the password and its own page, and disconnected by the password', async () => {
    const { asked } = await open({ identities: [{ provider: 'state', linkedAt: noon }] }, true, providers);
    await press('Connect');
    await password();
    await press('Continue to Clinic');
    expect(asked).toContainEqual(['beginLink', { provider: 'clinic', currentPassword: 'secret', device: 'd' }]);
    expect(asked.at(-1)).toEqual(['leaveFor', 'done']);
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(screen.queryByRole('button', { name: 'Continue to Clinic' })).toBeNull();
    await password();
    await userEvent.click(screen.getAllByRole('button', { name: 'Disconnect' }).at(-1) as HTMLElement);
    expect(asked).toContainEqual(['unlink', { provider: 'state', currentPassword: 'secret' }]);
    expect(await screen.findByText('Sign-in service disconnected')).toBeTruthy();
  });

  it('is not spoken of where there is none', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
  });
});

describe('the screen', () => {
  it('MON-348 a changed email is told in a toast', async () => {
    await open();
    await press('Change email');
    await type('New email', 'new@example.org');
    await password();
    await press('Send a code');
    await type('Code', '12345');
    await press('Verify');
    expect(await screen.findByText('Email updated successfully')).toBeTruthy();
  });

  it('puts the keyboard into the form that opens, one at a time', async () => {
    await open();
    await press('Change password');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    await press('Change email');
    expect(document.activeElement).toBe(screen.getByLabelText('New email'));
    expect(screen.getAllByRole('form')).toHaveLength(1);
  });

  it('says in the form what came in the way', async () => {
    await open({ app: true });
    await press('Remove the app');
    await password();
    await press('Remove');
    const field = screen.getByLabelText<HTMLInputElement>('Current password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const told = field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
    expect(document.getElementById(told)?.textContent).toBe('The current password is incorrect.');
    expect(screen.getAllByText('The current password is incorrect.')).toHaveLength(1);
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('secret');
    await userEvent.type(field, '!');
    expect(screen.queryByText('The current password is incorrect.')).toBeNull();
  });

  it('shows recovery codes once, and offers them only beside a factor', async () => {
    await open();
    expect(screen.getByText('Set up two-factor authentication first.')).toBeTruthy();
    cleanup();
    await open({ app: true });
    await press('Create new codes');
    await password();
    await press('Show the codes');
    expect(await screen.findByText('1111 2222 3333 4444')).toBeTruthy();
    await press('I’ve saved them');
    expect(screen.queryByText('1111 2222 3333 4444')).toBeNull();
    await press('Create new codes');
    expect(screen.queryByText('1111 2222 3333 4444')).toBeNull();
  });

  it('keeps recovery codes in sight while another form is opened, until the person has kept them', async () => {
    await open({ app: true });
    await press('Create new codes');
    await password();
    await press('Show the codes');
    await press('Change password');
    expect(screen.getByText('1111 2222 3333 4444')).toBeTruthy();
    await press('I’ve saved them');
    expect(screen.queryByText('1111 2222 3333 4444')).toBeNull();
  });

  it('warns where one device is the only second factor, and says what to do', async () => {
    const warning = /^Without recovery codes you can’t sign in on another device/;
    await open({ app: true });
    expect(screen.getByText(warning)).toBeTruthy();
    for (const safe of [{}, { app: true, recoveryCodesLeft: 8 }, { app: true, codesByEmail: settings.email }]) {
      cleanup();
      await open(safe);
      expect(screen.queryByText(warning)).toBeNull();
    }
  });

  it('names devices, two of one kind apart, marks this one, and signs out the others', async () => {
    const { asked } = await open();
    expect(screen.getByText('Firefox on Android')).toBeTruthy();
    expect(screen.getByText('This device')).toBeTruthy();
    const others = screen.getAllByRole('button', { name: /^Sign out: Unknown device/ });
    expect(new Set(others.map((one) => one.getAttribute('aria-label'))).size).toBe(2);
    await act(async () => others[0]?.click());
    expect(asked).toContainEqual(['signOutDevice', 's2']);
    await press('Sign out all other devices');
    expect(asked).toContainEqual(['signOutOtherDevices', undefined]);
  });

  it('says so where a browser has no passkeys', async () => {
    await open({}, false);
    expect(screen.getByText(/This browser doesn’t support passkeys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ProofViewModel, openClientSession, SignInViewModel, WelcomeViewModel } from '@portico/view-models/access';
import type { Access, ProofAsked } from '@portico/application/access';
import { HandClock, MemoryKeyValueStore } from '@portico/view-models/access/testing';
import { ForgotPasswordViewModel, NewPasswordViewModel } from '@portico/view-models/recovery';
import type { Recovery } from '@portico/application/recovery';
import { failed, ok, SECOND, type DeviceId, type Language } from '@portico/domain/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { kitWords } from '../../kit/kit.messages.ts';
import { passwordRuleWords, newPasswordWords } from '../../kit/new-password.messages.ts';
import { noon, renderIn, isOff, missingAfterPress } from '../../testing/index.ts';
import { failureWords } from '../../words/index.ts';
import { titleWords } from '../titles/index.ts';
import {
  AppOffer,
  CreateNewPassword,
  ForgotPassword,
  minutesAndSeconds,
  pictureCount,
  ProofModal,
  WelcomePictures,
} from './index.ts';
import { otherProofs, proofProblems, proofQuestions, proofWords } from './proof.messages.ts';
import { forgotWords, newPasswordFormWords, resetProblems } from './recovery.messages.ts';
import { appOfferWords, welcomeWords } from './welcome.messages.ts';

const words = [
  ...[proofWords, proofQuestions, proofProblems, otherProofs, forgotWords, newPasswordFormWords, resetProblems],
  ...[appOfferWords, welcomeWords, kitWords, newPasswordWords, passwordRuleWords, failureWords, titleWords],
];
const show = (language: Language, node: React.ReactNode) => renderIn(language, node, ...words);

beforeEach(cleanup);

describe('the modal of the one-time code', () => {
  const asked: ProofAsked = {
    kind: 'proof-asked',
    proof: 'email',
    sentTo: 'm•••@example.org',
    resendIn: 300,
    others: ['totp'],
  };

  const open = (language: Language = 'en', more: Partial<ProofAsked> = {}) => {
    const clock = new HandClock(noon);
    const access: Access = {
      signIn: jest.fn<Access['signIn']>(async () => failed({ kind: 'wrong-code' })),
      resendCode: jest.fn<Access['resendCode']>(async () => ok(asked)),
      signOut: jest.fn<Access['signOut']>(),
      keepLanguage: jest.fn<Access['keepLanguage']>(),
      layout: jest.fn<Access['layout']>(),
      acceptInvite: jest.fn<Access['acceptInvite']>(),
    };
    const signIn = new SignInViewModel(access, openClientSession(new MemoryKeyValueStore()), 'device' as DeviceId);
    const viewModel = new ProofViewModel(signIn, access, clock, { ...asked, ...more });
    const answerChallenge = jest.fn<(challenge: string) => Promise<string>>(async () => 'signed');
    show(language, <ProofModal viewModel={viewModel} answerChallenge={answerChallenge} />);
    return { clock, access, signIn, viewModel, answerChallenge };
  };
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('ACC-157 ACC-168 says where the code went, begins in its field and wants exactly 5 digits', async () => {
    const { access } = open();
    expect(screen.getByRole('dialog', { name: 'One more step' }).textContent).toContain('m•••@example.org');
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    await userEvent.keyboard('1234');
    expect(missingAfterPress(button('Verify'))).toEqual(['Code – Enter all 5 characters.']);
    await userEvent.type(screen.getByLabelText('Code'), '56');
    expect(missingAfterPress(button('Verify'))).toEqual(['Something is missing on this page.']);
    expect(access.signIn).not.toHaveBeenCalled();
  });

  it('takes a code as it is copied, with spaces', async () => {
    const { viewModel } = open();
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste(' 123 45 ');
    expect(viewModel.code).toBe('12345');
  });

  it.each([
    ['en', 'One time password is invalid', 'Code', 'Verify'],
    ['es', 'El código de un solo uso no es válido', 'Código', 'Verificar'],
  ] as const)('ACC-193 announces a wrong code in %s, and empties the field', async (language, text, label, verify) => {
    open(language);
    await userEvent.type(screen.getByLabelText(label), '12345');
    await userEvent.click(button(verify));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  });

  it('ACC-174 MON-344 shows the countdown as mm:ss and enables the resend button at zero', async () => {
    const { clock, access } = open();
    expect(screen.getByRole('timer').textContent).toContain('05:00');
    act(() => clock.pass(SECOND));
    expect(screen.getByRole('timer').textContent).toContain('04:59');
    expect(isOff(button('Send a new code'))).toBe(true);
    act(() => clock.pass(299 * SECOND));
    expect(screen.queryByRole('timer')).toBeNull();
    await userEvent.click(button('Send a new code'));
    expect(access.resendCode).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/We sent you a new code/)).toBeTruthy();
  });

  it('offers the other proofs, and has a device answer for a passkey', async () => {
    const { access } = open();
    await userEvent.click(button('Use my authenticator app'));
    expect(access.signIn).toHaveBeenLastCalledWith(expect.objectContaining({ proof: 'totp' }));
    cleanup();
    const passkey = open('en', { proof: 'passkey', challenge: '{"c":1}', others: [] });
    expect(screen.queryByLabelText('Code')).toBeNull();
    await userEvent.click(button('Use my passkey'));
    expect(passkey.answerChallenge).toHaveBeenCalledWith('{"c":1}');
    expect(passkey.access.signIn).toHaveBeenLastCalledWith(expect.objectContaining({ otp: 'signed' }));
  });

  it('is left by its button alone', async () => {
    const { signIn } = open();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    const giveUp = signIn.phase;
    await userEvent.click(button('Back to sign in'));
    expect(signIn.phase).not.toBe(giveUp);
  });
});

describe('mm:ss', () => {
  it.each([
    [300, '05:00'],
    [299, '04:59'],
    [60, '01:00'],
    [9, '00:09'],
    [0, '00:00'],
  ])('MON-344 is how %i seconds are written: %s', (seconds, text) => {
    expect(minutesAndSeconds(seconds)).toBe(text);
  });
});

describe('a forgotten password', () => {
  const open = (answer: 'asked' | 'limit-exceeded', language: Language = 'en') => {
    const clock = new HandClock(noon);
    const recovery: Recovery = {
      ask: jest.fn<Recovery['ask']>(async () => ok({ kind: answer })),
      reset: jest.fn<Recovery['reset']>(),
      factors: jest.fn<Recovery['factors']>(),
    };
    const viewModel = new ForgotPasswordViewModel(recovery, clock, 'maria@example.org');
    const onBack = jest.fn();
    show(language, <ForgotPassword viewModel={viewModel} onBack={onBack} />);
    return { clock, onBack };
  };

  it('ACC-156 ACC-190 ACC-191 shows a checkmark and then only where to look', async () => {
    const { clock, onBack } = open('asked');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Check your email' }));
    expect(screen.getByRole('status').querySelector('path')?.getAttribute('d')).toContain('8 12.2');
    act(() => clock.pass(5 * SECOND));
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('ACC-156 ACC-189 ACC-191 shows a cross with the words of the limit, and then the form alone', async () => {
    const { clock } = open('limit-exceeded');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Attempt limit exceeded, please try after some time.');
    expect(status.querySelector('path')?.getAttribute('d')).toContain('9 9l6 6');
    act(() => clock.pass(5 * SECOND));
    expect(status.textContent).toBe('');
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });
});

describe('creating a new password', () => {
  it('ACC-154 ACC-156 ACC-183 saves it, says so, and goes on by itself', async () => {
    const clock = new HandClock(noon);
    const recovery: Recovery = {
      ask: jest.fn<Recovery['ask']>(),
      reset: jest.fn<Recovery['reset']>(async () => ok({ email: 'maria@example.org' })),
      factors: async () => ok({ factors: [], provable: false }),
    };
    const onDone = jest.fn();
    const viewModel = new NewPasswordViewModel(recovery, clock, { username: 'ana', code: 'c' }, onDone);
    show('en', <CreateNewPassword viewModel={viewModel} onAnother={jest.fn()} onBack={jest.fn()} />);
    expect(recovery.reset).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('New password'), 'Violet-Kayak-7');
    await userEvent.type(screen.getByLabelText('Repeat the password'), 'Violet-Kayak-7');
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(recovery.reset).toHaveBeenCalledWith({ username: 'ana', code: 'c', password: 'Violet-Kayak-7' });
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Your password is changed' }));
    act(() => clock.pass(3 * SECOND));
    expect(onDone).toHaveBeenCalledWith('maria@example.org');
  });
});

describe('around the form', () => {
  it('ACC-159 has four pictures with a button that stops them', async () => {
    const clock = new HandClock(noon);
    const viewModel = new WelcomeViewModel(clock, pictureCount, true);
    const { container } = show('en', <WelcomePictures viewModel={viewModel} />);
    const drawn = new Set<string>();
    for (let turn = 0; turn < 4; turn += 1) {
      drawn.add(container.querySelector('svg')?.innerHTML ?? '');
      act(() => clock.pass(5 * SECOND));
    }
    expect({ pictureCount, drawnCount: drawn.size }).toEqual({ pictureCount: 4, drawnCount: 4 });
    await userEvent.click(screen.getByRole('button', { name: 'Pause the pictures' }));
    expect(clock.running).toBe(0);
    expect(screen.getByRole('button', { name: 'Play the pictures' })).toBeTruthy();
  });

  it.each([
    ['en', 'Continue on web', 'Open Google Play'],
    ['es', 'Continuar en la web', 'Abrir Google Play'],
  ] as const)('ACC-153 ACC-160 offers the app first and the web beside it, in %s', async (language, web, store) => {
    const onWeb = jest.fn();
    show(language, <AppOffer store="android" address="https://play.example/app" onWeb={onWeb} />);
    expect(screen.getByRole('link', { name: store }).getAttribute('href')).toBe('https://play.example/app');
    await userEvent.click(screen.getByRole('button', { name: web }));
    expect(onWeb).toHaveBeenCalledTimes(1);
  });
});

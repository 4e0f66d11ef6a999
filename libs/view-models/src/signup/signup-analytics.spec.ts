import { describe, expect, it } from '@jest/globals';
import { failed, ok } from '@portico/domain/kernel';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import { trackedSignup } from './signup-analytics.ts';
import type { InvitedForm, NewPatientForm, Signup, SignupScreen } from '@portico/application/signup';

const made: SignupScreen = {
  name: 'check-email',
  email: 'ana@example.org',
  username: 'ana',
  practice: '',
  patient: '',
};
const over: SignupScreen = { name: 'invitation-over', why: 'used' };
const form = { email: 'ana@example.org', password: 'Secret-1' } as InvitedForm & NewPatientForm;

const signUp = async (answer: Awaited<ReturnType<Signup['createNew']>>, used: string | null = null) => {
  const analytics = new MemoryAnalytics();
  const port = { createInvited: async () => answer, createNew: async () => answer } as Partial<Signup> as Signup;
  const signup = trackedSignup(port, analytics, () => used);
  expect(await signup.createNew(form)).toBe(answer);
  expect(await signup.createInvited(form)).toBe(answer);
  return analytics.told;
};

describe('a counted sign-up', () => {
  it('ACC-413 tells of each new account', async () => {
    expect(await signUp(ok(made))).toEqual([{ name: 'Sign Up' }, { name: 'Sign Up' }]);
  });

  it('ACC-207 tells which button led to it', async () => {
    expect(await signUp(ok(made), 'mail')).toContainEqual({ name: 'Sign Up', usedBtn: 'mail' });
  });

  it('ACC-413 tells nothing where no account was made', async () => {
    expect(await signUp(ok(over))).toEqual([]);
    expect(await signUp(failed({ kind: 'unreachable' }))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Failure } from '@portico/application/kernel';
import { placeOf, ErrorsViewModel } from './errors.view-model.ts';

const expired: Failure = { kind: 'session-over', reason: 'expired' };
const renewal: Failure = { kind: 'session-over', reason: 'renewal-failed' };
const timedOut: Failure = { kind: 'timed-out' };
const unreachable: Failure = { kind: 'unreachable' };
const unavailable: Failure = { kind: 'unavailable' };
const malfunction: Failure = { kind: 'malfunction', request: 'r1' };
const missing: Failure = { kind: 'not-found' };

const shown = ({ sessionOver, page, toasts }: ErrorsViewModel) => ({ sessionOver, page, toasts });
const nothing = { sessionOver: undefined, page: undefined, toasts: [] };

const after = (...reports: readonly (readonly [string, Failure])[]) => {
  const problems = new ErrorsViewModel();
  for (const [operation, failure] of reports) problems.report(operation, failure);
  return shown(problems);
};

describe('where a failure is shown', () => {
  it.each([
    ['ACC-383', renewal],
    ['ACC-384', expired],
  ])('%s the end of the session is a modal, whatever was asked', (_, failure) => {
    for (const operation of ['GetDashboard', 'GetMyHealth', 'GetPdf', 'GetLayout', 'Anything']) {
      expect(after([operation, failure])).toEqual({ ...nothing, sessionOver: failure });
    }
  });

  it('ACC-386 a time-out is the error page', () => {
    expect(after(['GetDashboard', timedOut])).toEqual({ ...nothing, page: 'error-page' });
    expect(after(['GetMyHealth', timedOut])).toEqual({ ...nothing, page: 'error-page' });
  });

  it('ACC-388 a network error is the error page', () => {
    expect(after(['GetAppointments', unreachable])).toEqual({ ...nothing, page: 'error-page' });
  });

  it('a gateway that is unavailable is the system-issue page', () => {
    expect(after(['GetDashboard', unavailable])).toEqual({ ...nothing, page: 'system-issue' });
  });

  it.each<[string, Failure]>([
    ['GetSupport', malfunction],
    ['GetSupport', { kind: 'too-many-requests' }],
    ['Anything', missing],
  ])('ACC-387 %s has no place of its own: its other failures are a toast', (operation, failure) => {
    expect(after([operation, failure])).toEqual({ ...nothing, toasts: [failure] });
  });

  it.each([
    'GetUserToken',
    'GetDashboard',
    'GetAppointments',
    'GetMoreAppointments',
    'GetMyHealth',
    'GetLayout',
    'GetPdf',
    'GetLab',
    'GetDocument',
    'SignOut',
  ])('ACC-390 %s says its other failures in its own place, and no toast besides', (operation) => {
    for (const failure of [malfunction, missing, { kind: 'bad-input' } as const]) {
      expect(placeOf(operation, failure)).toBe('own');
      expect(after([operation, failure])).toEqual(nothing);
    }
  });

  it('ACC-390 a token failure, a time-out and a network error come before the own place', () => {
    for (const operation of ['GetDashboard', 'GetAppointments', 'GetMyHealth']) {
      expect([expired, timedOut, unreachable].map((failure) => placeOf(operation, failure))).toEqual([
        'session-over',
        'error-page',
        'error-page',
      ]);
    }
  });

  it('ACC-390 a file that cannot be had leaves the record that it was asked for from', () => {
    for (const operation of ['GetPdf', 'GetLab', 'GetDocument']) {
      for (const failure of [timedOut, unreachable, unavailable]) expect(placeOf(operation, failure)).toBe('own');
      expect(after([operation, unreachable])).toEqual(nothing);
    }
  });

  it('ACC-390 a search for a practice that fails leaves the form of the sign-up as it was filled in', () => {
    for (const operation of ['FindSignupPractices', 'GetSignupPractice']) {
      for (const failure of [timedOut, unreachable, unavailable]) {
        expect({ operation, after: after([operation, failure]) }).toEqual({ operation, after: nothing });
      }
    }
  });

  it('MON-176 a payment says on its own screen what is known of it, whatever came in the way', () => {
    for (const operation of ['MakePayment', 'CreatePaymentPlan', 'MakePrepayment', 'GetPaymentOutcome']) {
      for (const failure of [timedOut, unreachable, unavailable, malfunction, missing]) {
        expect(placeOf(operation, failure)).toBe('own');
      }
    }
    expect(placeOf('GetMakePayments', malfunction)).toBe('own');
    expect(placeOf('GetMakePayments', unavailable)).toBe('system-issue');
  });

  it('APT-179 APT-186 check-in says on its own pages what came in the way of what was filled in, and of its payment nothing', () => {
    for (const operation of [
      'ContinueCheckInPayment',
      'GetZipcodeInfo',
      'PostCheckInDemographics',
      'PostCheckInIntakeForms',
      'PostCheckInMedsAllergies',
      'PostCheckInPatientForms',
      'SearchPhysicians',
    ]) {
      for (const failure of [timedOut, unreachable, unavailable, malfunction, missing]) {
        expect({ operation, after: after([operation, failure]) }).toEqual({ operation, after: nothing });
      }
    }
  });

  it('ACC-390 a practice whose system is away is spoken of where it was asked, whatever was asked', () => {
    for (const operation of ['GetMessages', 'GetVisit', 'ReplyMessage', 'UpdatePersonal', 'Anything']) {
      expect(after([operation, { kind: 'practice-away' }])).toEqual(nothing);
    }
  });

  it('the sign-in form keeps its place, and who signs out is not held up by anything', () => {
    expect([timedOut, unreachable].map((failure) => placeOf('GetUserToken', failure))).toEqual(['own', 'own']);
    for (const failure of [expired, renewal, timedOut, unreachable, unavailable, malfunction]) {
      expect(placeOf('SignOut', failure)).toBe('own');
    }
  });
});

describe('several failures at once', () => {
  it.each([
    ['until it succeeds', [['GetSupport', false]], undefined],
    ['until another act succeeds', [['PostPendingForms', true]], undefined],
    ['while another question succeeds', [['GetForms', false]], 'GetSupport'],
    ['while something is done beside', [['MarkMessageRead', true]], 'GetSupport'],
  ] as const)('holds what a toast told of last %s', (_, successes, left) => {
    const told = new ErrorsViewModel();
    told.report('GetSupport', malfunction);
    told.report('GetDashboard', malfunction);
    for (const [operation, isAct] of successes) told.succeed(operation, isAct);
    expect(told.failing).toBe(left);
  });

  it('ACC-392 are one modal, one page, and equal toasts once', () => {
    const all = after(
      ['GetDashboard', expired],
      ['GetLayout', renewal],
      ['GetDashboard', timedOut],
      ['GetMyHealth', unavailable],
      ['GetSupport', malfunction],
      ['Anything', { kind: 'malfunction', request: 'r2' }],
      ['Anything', missing],
    );
    expect(all).toEqual({ sessionOver: expired, page: 'error-page', toasts: [malfunction, missing] });
  });

  it('ACC-396 are the middleware-down page in development where nothing answers, and never elsewhere', () => {
    for (const failure of [unreachable, unavailable]) {
      const developing = new ErrorsViewModel({ development: true });
      developing.report('GetDashboard', failure);
      expect(developing.page).toBe('middleware-down');
      expect(after(['GetDashboard', failure]).page).not.toBe('middleware-down');
    }
    const slow = new ErrorsViewModel({ development: true });
    slow.report('GetDashboard', timedOut);
    expect(slow.page).toBe('error-page');
  });

  it('go one by one, and all when the person starts over', () => {
    const problems = new ErrorsViewModel();
    for (const failure of [malfunction, missing]) problems.report('GetSupport', failure);
    problems.report('GetDashboard', timedOut);
    problems.report('GetDashboard', expired);
    const [first] = problems.toasts;
    if (first !== undefined) problems.dismiss(first);
    expect(problems.toasts).toEqual([missing]);
    problems.clear();
    expect(shown(problems)).toEqual(nothing);
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { button } from './testing/find-button.ts';
import { openPortal, press, type OpenedPortal, type Visitor } from './testing/opened-portal.tsx';
import { fillIn } from './testing/press-and-type.ts';

interface Act {
  readonly act: string;
  readonly visitor: Visitor;
  readonly at: string;
  /** What is pressed, one after the other; the last asks for the act. */
  readonly by: readonly string[];
  readonly filled?: true;
}

const acts: readonly Act[] = [
  {
    act: 'CancelAppointment',
    visitor: 'patient',
    at: '/',
    by: ['Cancel visit: visit on Monday, November 23 at 10:00 AM (MST)', 'Cancel visit'],
  },
  { act: 'CancelPaymentPlan', visitor: 'patient', at: '/payments', by: ['Cancel plan planName', 'Cancel plan'] },
  {
    act: 'ConfirmVisit',
    visitor: 'stranger',
    at: '/confirm_visit?code=c1',
    by: ['Yes, I will be there'],
    filled: true,
  },
  {
    act: 'ContinueThirdParty',
    visitor: 'patient',
    at: '/appointments/check_in?practiceId=mesa&patientId=p1&appointmentId=a1',
    by: ['Check in'],
  },
  { act: 'CreateNewUser', visitor: 'stranger', at: '/register_account', by: ['Create my account'], filled: true },
  { act: 'CreateShopOrder', visitor: 'patient', at: '/shop', by: ['Add to cart: name', 'Go to payment'] },
  { act: 'CreateVisitSummary', visitor: 'patient', at: '/my_health/visit_summary', by: ['Create summary'] },
  { act: 'DecideAppRequest', visitor: 'patient', at: '/oauth/authorize?client_id=diary&state=s1', by: ['Allow'] },
  {
    act: 'DelegateCreateAccount',
    visitor: 'stranger',
    at: '/delegate/delegateCreateAccount?code=c1',
    by: ['Create account'],
    filled: true,
  },
  {
    act: 'DelegateForgotPassword',
    visitor: 'stranger',
    at: '/delegate/delegateForgotPassword',
    by: ['Send the link'],
    filled: true,
  },
  { act: 'DelegateLogin', visitor: 'stranger', at: '/delegate/delegateLogin?code=c1', by: ['Sign in'], filled: true },
  {
    act: 'DelegateVerification',
    visitor: 'stranger',
    at: '/delegate/delegateVerification?code=c1',
    by: ['Continue'],
    filled: true,
  },
  {
    act: 'DeleteCreditCard',
    visitor: 'patient',
    at: '/profile_settings/payment',
    by: ['Remove Visa ending in 4242', 'Remove'],
  },
  {
    act: 'DeleteScheduledPayment',
    visitor: 'patient',
    at: '/payments/plan/plan-1/practice/mesa/edit_one_time/one-1',
    by: ['Delete this payment', 'Yes, delete it'],
  },
  {
    act: 'DisconnectDelegateProfile',
    visitor: 'patient',
    at: '/manage_profiles',
    by: ['Stop helping name at practice_name', 'Stop helping'],
  },
  { act: 'GetUserToken', visitor: 'stranger', at: '/', by: ['Sign in'], filled: true },
  {
    act: 'GuestAppointment',
    visitor: 'stranger',
    at: '/guest/guestAppointment?code=c1&practice_id=mesa',
    by: ['Continue'],
    filled: true,
  },
  {
    act: 'GuestCheckin',
    visitor: 'stranger',
    at: '/guest/guestCheckin?code=c1&practice_id=mesa',
    by: ['Continue'],
    filled: true,
  },
  {
    act: 'GuestKeepMyTime',
    visitor: 'stranger',
    at: '/earlier_time?code=c1',
    by: ['Keep the booked visit'],
    filled: true,
  },
  {
    act: 'GuestLeaveWaitList',
    visitor: 'stranger',
    at: '/earlier_time?code=c1',
    by: ['Leave the wait list'],
    filled: true,
  },
  {
    act: 'GuestPay',
    visitor: 'stranger',
    at: '/guest/guestPay?code=c1&practice_id=mesa',
    by: ['Continue'],
    filled: true,
  },
  {
    act: 'GuestPayNoCode',
    visitor: 'stranger',
    at: '/guest/guestPayNoCode?practice_id=mesa',
    by: ['Continue'],
    filled: true,
  },
  {
    act: 'GuestRescheduleAppointment',
    visitor: 'stranger',
    at: '/guest/guestRescheduleAppointment?code=c1&practice_id=mesa',
    by: ['Continue'],
    filled: true,
  },
  {
    act: 'GuestTakeEarlierTime',
    visitor: 'stranger',
    at: '/earlier_time?code=c1',
    by: ['Take this time'],
    filled: true,
  },
  {
    act: 'InviteDelegate',
    visitor: 'patient',
    at: '/profile_settings/manage_delegates',
    by: ['Send invitation'],
    filled: true,
  },
  { act: 'KeepMyTime', visitor: 'patient', at: '/appointments/earlier_time/mesa/a1', by: ['Keep the booked visit'] },
  {
    act: 'KeepSlot',
    visitor: 'patient',
    at: '/appointments/visit/mesa/a1',
    by: ['Reschedule', 'Monday, November 23 at 10:00 AM (MST)'],
  },
  { act: 'LeaveWaitList', visitor: 'patient', at: '/appointments/earlier_time/mesa/a1', by: ['Leave the wait list'] },
  {
    act: 'MakeCancellationPayment',
    visitor: 'patient',
    at: '/appointments/a1/cancellation?practiceId=mesa&patientId=p1&cancellationReasonId=r1',
    by: ['pay now$12.50'],
  },
  {
    act: 'MakeOneTimePayment',
    visitor: 'patient',
    at: '/payments/plan/plan-1/practice/mesa/edit_one_time/one-1',
    by: ['pay now$12.50'],
  },
  {
    act: 'MakePayment',
    visitor: 'patient',
    at: '/payments/patient/p1/practice/mesa/make_payment',
    by: ['pay now$12.50'],
  },
  { act: 'MakePrepayment', visitor: 'patient', at: '/appointments/add_appointment/prepayment', by: ['pay now$12.50'] },
  {
    act: 'MakeRecoveryCodes',
    visitor: 'patient',
    at: '/profile_settings/authentication',
    by: ['Create new codes', 'Show the codes'],
    filled: true,
  },
  { act: 'PostPendingForms', visitor: 'patient', at: '/form_history/sign', by: ['Send'], filled: true },
  { act: 'RecoverPassword', visitor: 'stranger', at: '/?forgot', by: ['Send the link'], filled: true },
  { act: 'RemoveConnectedApp', visitor: 'patient', at: '/profile_settings/apps', by: ['Remove name', 'Remove'] },
  {
    act: 'RemoveSecondFactor',
    visitor: 'patient',
    at: '/profile_settings/authentication',
    by: ['Remove name', 'Remove'],
    filled: true,
  },
  {
    act: 'ResendDelegateInvitation',
    visitor: 'patient',
    at: '/profile_settings/manage_delegates',
    by: ['Send again: invitation to name'],
  },
  { act: 'RequestRefill', visitor: 'patient', at: '/my_health/refill/medication-1', by: ['Request a refill'] },
  { act: 'TakeEarlierTime', visitor: 'patient', at: '/appointments/earlier_time/mesa/a1', by: ['Take this time'] },
  {
    act: 'UpdateDelegatePermissions',
    visitor: 'patient',
    at: '/profile_settings/manage_delegates',
    by: ['Change permissions of name at practiceName', 'Save permissions'],
  },
  {
    act: 'UpdateTwoFa',
    visitor: 'patient',
    at: '/profile_settings/authentication',
    by: ['Change codes', 'Show password', 'Enable'],
    filled: true,
  },
  {
    act: 'WithdrawDelegateInvitation',
    visitor: 'patient',
    at: '/profile_settings/manage_delegates',
    by: ['Cancel invitation to name', 'Cancel invitation'],
  },
];

let opened: OpenedPortal | undefined;
afterEach(() => void opened?.close());

/** What the page says went wrong, beside toasts, which go by themselves. */
const wrongs = (): readonly Element[] =>
  [...document.querySelectorAll('[data-wrong], [role=alertdialog], [role=dialog]')].filter(
    (one) => one.closest('[hidden], [role=region]') === null,
  );

describe('an act that failed', () => {
  it.each(acts)('$act of a $visitor leaves a line in the page', async ({ act, visitor, at, by, filled }) => {
    opened = await openPortal(at, { visitor, canned: { [act]: [{ message: '', extensions: { code: 'INTERNAL' } }] } });
    let [before, came]: [ReadonlySet<Element>, readonly string[]] = [new Set(), []];
    for (const name of by) {
      if (filled) await fillIn(opened);
      const control = button('body', name);
      if (control === undefined) throw new Error(`There is no ${name}.`);
      before = new Set(wrongs());
      came = await press(opened, control);
    }
    expect({ came, isTold: wrongs().some((one) => !before.has(one)) }).toEqual({
      came: expect.arrayContaining([`fails ${act} INTERNAL`]),
      isTold: true,
    });
  });
});

/**
 * The query of a sign-up address (`ACC-198` to `ACC-206`). Missing values are empty. `usedBtn` is used only by
 * analytics and is not part of this (`ACC-207`).
 */
export interface SignupQuery {
  readonly mode: 'sign-up' | 'confirm' | 'reconfirm';
  readonly invitation: string;
  readonly email: string;
  readonly username: string;
  readonly code: string;
  readonly practice: string;
  readonly management: string;
  readonly sms: boolean;
}

const isOn = (value: string | null): boolean => value !== null && !['0', 'false', 'no'].includes(value.toLowerCase());

export const readSignupQuery = (valueOf: (name: string) => string | null): SignupQuery => {
  const text = (name: string): string => valueOf(name)?.trim() ?? '';
  return {
    mode: isOn(valueOf('reconfirm')) ? 'reconfirm' : isOn(valueOf('confirm')) ? 'confirm' : 'sign-up',
    invitation: text('i'),
    email: text('em'),
    username: text('un'),
    code: text('confirmation_code'),
    practice: text('practiceId'),
    management: text('practiceMgmt'),
    sms: isOn(valueOf('sms')),
  };
};

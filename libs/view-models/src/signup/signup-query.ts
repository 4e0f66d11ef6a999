/**
 * What the address of a sign-up says (`ACC-198` to `ACC-206`). Values that are not there are empty. `usedBtn` is for the
 * count of sign-ups alone and does not come as far as this (`ACC-207`).
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

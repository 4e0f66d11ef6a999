import type { PasswordRule } from '@portico/domain/access';
import type { Message } from '../words/message-descriptor.ts';
import { defineMessages } from 'react-intl';

export const newPasswordWords = defineMessages({
  label: {
    id: 'newPassword.field.label',
    defaultMessage: 'Password',
    description: 'Label of the field for a new password',
  },
  repeat: {
    id: 'newPassword.field.repeat',
    defaultMessage: 'Repeat the password',
    description: 'Label of the second field',
  },
  show: {
    id: 'newPassword.field.show',
    defaultMessage: 'Show',
    description: 'Button that shows the password; one short word',
  },
  hide: {
    id: 'newPassword.field.hide',
    defaultMessage: 'Hide',
    description: 'Button that hides the password; one short word',
  },
  showPassword: {
    id: 'newPassword.field.showPassword',
    defaultMessage: 'Show password',
    description: 'The same button for screen readers; begins with the short word',
  },
  hidePassword: {
    id: 'newPassword.field.hidePassword',
    defaultMessage: 'Hide password',
    description: 'The same button for screen readers; begins with the short word',
  },
  rules: {
    id: 'newPassword.field.rules',
    defaultMessage: 'Your password needs:',
    description: 'Above the list of password rules',
  },
  met: {
    id: 'newPassword.field.met',
    defaultMessage: 'Done:',
    description: 'For screen readers, before a rule that is met',
  },
  open: {
    id: 'newPassword.field.open',
    defaultMessage: 'Still needed:',
    description: 'For screen readers, before a rule that is not met',
  },
  left: {
    id: 'newPassword.field.left',
    defaultMessage:
      '{count, plural, =0 {The password meets all rules.} one {# rule is left.} other {# rules are left.}}',
    description: 'For screen readers, whenever a rule is met or broken while typing; how many rules are not met',
  },
  common: {
    id: 'newPassword.field.common',
    defaultMessage: 'Many people use this password, so it is easy to guess. Choose another one.',
    description: 'Under the password when it is on a list of common passwords',
  },
  weak: {
    id: 'newPassword.field.weak',
    defaultMessage: 'This password doesn’t meet all of its rules.',
    description: 'Under the password, after a try to send it',
  },
  differs: {
    id: 'newPassword.field.differs',
    defaultMessage: 'The passwords don’t match.',
    description: 'Under the repeated password',
  },
});

export const passwordRuleWords: Readonly<Record<PasswordRule | 'not-common', Message>> = defineMessages({
  length: {
    id: 'newPassword.rule.length',
    defaultMessage: '8 to 128 characters',
    description: 'Rule of a new password',
  },
  'lower-case': {
    id: 'newPassword.rule.lower-case',
    defaultMessage: 'A lowercase letter',
    description: 'Rule of a new password',
  },
  'upper-case': {
    id: 'newPassword.rule.upper-case',
    defaultMessage: 'A capital letter',
    description: 'Rule of a new password',
  },
  digit: { id: 'newPassword.rule.digit', defaultMessage: 'A number', description: 'Rule of a new password' },
  symbol: {
    id: 'newPassword.rule.symbol',
    defaultMessage: 'A symbol, like ! or -',
    description: 'Rule of a new password',
  },
  'not-email': {
    id: 'newPassword.rule.not-email',
    defaultMessage: 'Not the same as your email',
    description: 'Rule of a new password',
  },
  'not-common': {
    id: 'newPassword.rule.not-common',
    defaultMessage: 'Not a common password; we check this when you continue',
    description: 'Rule of a new password that is checked on the server',
  },
});

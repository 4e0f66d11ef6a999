import type { PasswordRule } from '@portico/domain/access';
import { messages, type Message } from '../words/messages.ts';

export const newPasswordWords = messages('newPassword.field', {
  label: { en: 'Password', es: 'Contraseña', description: 'Label of the field for a new password' },
  repeat: { en: 'Repeat the password', es: 'Repita la contraseña', description: 'Label of the second field' },
  show: { en: 'Show', es: 'Mostrar', description: 'Button that shows the password; one short word' },
  hide: { en: 'Hide', es: 'Ocultar', description: 'Button that hides the password; one short word' },
  showPassword: {
    en: 'Show password',
    es: 'Mostrar la contraseña',
    description: 'The same button for screen readers; begins with the short word',
  },
  hidePassword: {
    en: 'Hide password',
    es: 'Ocultar la contraseña',
    description: 'The same button for screen readers; begins with the short word',
  },
  rules: {
    en: 'Your password needs:',
    es: 'Su contraseña debe tener:',
    description: 'Above the list of password rules',
  },
  met: { en: 'Done:', es: 'Cumplido:', description: 'For screen readers, before a rule that is met' },
  open: { en: 'Still needed:', es: 'Falta:', description: 'For screen readers, before a rule that is not met' },
  left: {
    en: '{count, plural, =0 {The password meets all rules.} one {# rule is left.} other {# rules are left.}}',
    es: '{count, plural, =0 {La contraseña cumple todas las reglas.} one {Falta # regla.} other {Faltan # reglas.}}',
    description: 'For screen readers, whenever a rule is met or broken while typing; how many rules are not met',
  },
  common: {
    en: 'Many people use this password, so it is easy to guess. Please choose another one.',
    es: 'Muchas personas usan esta contraseña y es fácil de adivinar. Elija otra.',
    description: 'Under the password when it is on a list of common passwords',
  },
  differs: {
    en: 'The two passwords are not the same.',
    es: 'Las dos contraseñas no son iguales.',
    description: 'Under the repeated password',
  },
});

export const passwordRuleWords: Readonly<Record<PasswordRule | 'not-common', Message>> = messages('newPassword.rule', {
  length: { en: '8 to 128 characters', es: 'De 8 a 128 caracteres', description: 'Rule of a new password' },
  'lower-case': { en: 'A lower-case letter', es: 'Una letra minúscula', description: 'Rule of a new password' },
  'upper-case': { en: 'A capital letter', es: 'Una letra mayúscula', description: 'Rule of a new password' },
  digit: { en: 'A number', es: 'Un número', description: 'Rule of a new password' },
  symbol: { en: 'A symbol, like ! or -', es: 'Un símbolo, como ! o -', description: 'Rule of a new password' },
  'not-email': {
    en: 'Not the same as your email',
    es: 'No puede ser igual a su correo',
    description: 'Rule of a new password',
  },
  'not-common': {
    en: 'Not a common password; we check this when you continue',
    es: 'Que no sea una contraseña común; lo revisamos cuando continúe',
    description: 'Rule of a new password that is checked on the server',
  },
});

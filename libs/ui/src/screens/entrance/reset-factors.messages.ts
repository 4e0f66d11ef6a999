import type { ResetFactor } from '@portico/application/recovery';
import { messages, type Message } from '../../words/messages.ts';

export const resetFactorWords = messages('entrance.resetFactor', {
  title: {
    en: 'Your extra steps at sign-in',
    es: 'Sus pasos adicionales para iniciar sesión',
    description: 'Heading over the second factors of the account',
  },
  lead: {
    en: 'They stay as they are unless you remove them. A new password alone does not remove them.',
    es: 'Quedan como están, a menos que usted los quite. Una contraseña nueva por sí sola no los quita.',
    description: 'Under the heading, where some of them stay',
  },
  namedPasskey: { en: 'Passkey: {name}', es: 'Llave de acceso: {name}', description: 'name: what the person calls it' },
  added: { en: 'Added {date}', es: 'Se agregó el {date}', description: 'A short date' },
  used: { en: 'Last used {date}', es: 'Último uso: {date}', description: 'A short date, after the one before' },
  goes: {
    en: 'This will be removed: nobody has signed in since it was added. We will tell you by email. If it is yours, add it again after you sign in.',
    es: 'Se quitará: nadie ha iniciado sesión desde que se agregó. Le avisaremos por correo. Si es suyo, agréguelo de nuevo después de iniciar sesión.',
    description: 'Under a second factor that goes with the reset',
  },
  remove: { en: 'Remove', es: 'Quitar', description: 'Checkbox under a second factor' },
  removeNamed: {
    en: 'Remove: {name}',
    es: 'Quitar: {name}',
    description: 'The same checkbox for screen readers; begins with the same word; name of the second factor',
  },
  proof: {
    en: 'Code of your app, or a recovery code',
    es: 'Código de su aplicación o un código de recuperación',
    description: 'Label of the field that is asked for before something is removed',
  },
  proofHint: {
    en: 'To remove a step, show that it is you.',
    es: 'Para quitar un paso, demuestre que es usted.',
    description: 'Under that label',
  },
  later: {
    en: 'To remove one, sign in with it first. If you lost them all, please call your practice.',
    es: 'Para quitar uno, primero inicie sesión con él. Si los perdió todos, llame a su consultorio.',
    description: 'Where nothing can be removed on this page',
  },
  passkeys: {
    en: 'The first time, a passkey will ask for your new password as well.',
    es: 'La primera vez, la llave de acceso también le pedirá la contraseña nueva.',
    description: 'Where a passkey stays',
  },
});

/** Second factors by kind. */
export const resetFactorKinds: Readonly<Record<ResetFactor['kind'], Message>> = messages('entrance.resetFactorKind', {
  email: { en: 'Codes by email', es: 'Códigos por correo electrónico', description: 'A second factor' },
  sms: { en: 'Codes by text message', es: 'Códigos por mensaje de texto', description: 'A second factor' },
  totp: { en: 'Authenticator app', es: 'Aplicación de autenticación', description: 'A second factor' },
  passkey: { en: 'Passkey', es: 'Llave de acceso', description: 'A second factor without a name' },
});

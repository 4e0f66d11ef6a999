import type { ProofKind } from '@portico/domain/access';
import { messages, type Message } from '../../words/messages.ts';

export const proofWords = messages('entrance.proof', {
  title: { en: 'One more step', es: 'Un paso más', description: 'Title of the modal that asks for a one-time code' },
  code: { en: 'Code', es: 'Código', description: 'Label of the field for the digits' },
  recoveryCode: { en: 'Recovery code', es: 'Código de recuperación', description: 'Label of the field' },
  verify: { en: 'Verify', es: 'Verificar', description: 'Button that shows the code to the portal' },
  verifying: { en: 'Verifying…', es: 'Verificando…', description: 'The button while the answer is awaited' },
  usePasskey: { en: 'Use my passkey', es: 'Usar mi llave de acceso', description: 'Button; the device then asks' },
  resend: { en: 'Send a new code', es: 'Enviar un código nuevo', description: 'Button; disabled while it counts down' },
  resendIn: {
    en: 'You can ask for a new code in {time}.',
    es: 'Podrá pedir un código nuevo en {time}.',
    description: 'Beside the disabled button; time is mm:ss',
  },
  resent: {
    en: 'We sent you a new code. The one before it no longer works.',
    es: 'Le enviamos un código nuevo. El anterior ya no sirve.',
    description: 'After another code was sent',
  },
  cancel: { en: 'Back to sign in', es: 'Volver a iniciar sesión', description: 'Button that leaves the modal' },
  others: { en: 'Other ways', es: 'Otras formas', description: 'Heading over what may be shown instead' },
});

/** What is asked for, by kind of proof. */
export const proofQuestions: Readonly<Record<ProofKind, Message>> = messages('entrance.proofQuestion', {
  email: {
    en: 'We sent a code with 5 digits to {sentTo}. Please type it here. It works for 5 minutes.',
    es: 'Enviamos un código de 5 dígitos a {sentTo}. Escríbalo aquí. Sirve por 5 minutos.',
    description: 'sentTo is a masked email address',
  },
  sms: {
    en: 'We sent a code with 5 digits to the phone that ends in {sentTo}. Please type it here. It works for 5 minutes.',
    es: 'Enviamos un código de 5 dígitos al teléfono que termina en {sentTo}. Escríbalo aquí. Sirve por 5 minutos.',
    description: 'sentTo is a masked phone number',
  },
  totp: {
    en: 'Open your authenticator app and type the 6 digits that it shows.',
    es: 'Abra su aplicación de autenticación y escriba los 6 dígitos que muestra.',
    description: 'Asks for the code of an authenticator app',
  },
  passkey: {
    en: 'Show with your passkey that it is you. Your device will ask you for your fingerprint, face or PIN.',
    es: 'Confirme con su llave de acceso que es usted. Su dispositivo le pedirá su huella, su rostro o su PIN.',
    description: 'Asks for a passkey',
  },
  'recovery-code': {
    en: 'Type one of your recovery codes. Each works once.',
    es: 'Escriba uno de sus códigos de recuperación. Cada uno sirve una sola vez.',
    description: 'Asks for a recovery code',
  },
});

/** The alternatives, by kind of proof. */
export const otherProofs: Readonly<Record<ProofKind, Message>> = messages('entrance.otherProof', {
  email: { en: 'Send a code to my email', es: 'Enviar un código a mi correo', description: 'Button' },
  sms: { en: 'Send a code to my phone', es: 'Enviar un código a mi teléfono', description: 'Button' },
  totp: { en: 'Use my authenticator app', es: 'Usar mi aplicación de autenticación', description: 'Button' },
  passkey: { en: 'Use my passkey', es: 'Usar mi llave de acceso', description: 'Button' },
  'recovery-code': { en: 'Use a recovery code', es: 'Usar un código de recuperación', description: 'Button' },
});

export const proofProblems = messages('entrance.proofProblem', {
  wrong: {
    en: 'One time password is invalid',
    es: 'El código de un solo uso no es válido',
    description: 'A wrong code; exact text in English',
  },
  expired: {
    en: 'This code is no longer valid. Please ask for a new one.',
    es: 'Este código ya no es válido. Pida uno nuevo.',
    description: 'The time of the code is up, or a newer one was sent',
  },
});

import type { DelegateAccountRefusal, InvitationShut } from '@portico/application/delegates';
import { messages, type Message } from '../../words/messages.ts';

export const verifyWords = messages('delegateSignIn.verify', {
  lead: {
    en: 'Somebody invited you to help with their health records. To show that you know them, enter their date of birth.',
    es: 'Alguien le invitó a ayudarle con sus datos de salud. Para mostrar que le conoce, escriba su fecha de nacimiento.',
    description: 'At the top of the page that the link of an invitation opens',
  },
  go: { en: 'Continue', es: 'Continuar', description: 'Button' },
  checking: { en: 'Checking…', es: 'Comprobando…', description: 'In the button while it is checked' },
  wrong: {
    en: 'This is not the date of birth that the practice has on file. Please check it and try again. After 5 wrong tries the invitation is locked.',
    es: 'Esta no es la fecha de nacimiento que tiene el consultorio. Revísela e inténtelo de nuevo. Tras 5 intentos la invitación se bloquea.',
    description: 'The date of birth is wrong',
  },
  signIn: { en: 'Go to sign-in', es: 'Ir a iniciar sesión', description: 'Link' },
});

export const shutWords: Readonly<Record<InvitationShut['kind'], Message>> = messages('delegateSignIn.shut', {
  'invitation-unknown': {
    en: 'This link does not open an invitation. Please open the link in your email once more, whole.',
    es: 'Este enlace no abre ninguna invitación. Abra de nuevo, completo, el enlace de su correo.',
    description: 'There is no such invitation',
  },
  'invitation-expired': {
    en: 'This invitation has expired. Ask the person who invited you to send another one.',
    es: 'Esta invitación venció. Pida a la persona que le invitó que le envíe otra.',
    description: 'The invitation is too old',
  },
  'invitation-used': {
    en: 'This invitation was accepted already. Sign in to see for whom you may act.',
    es: 'Esta invitación ya se aceptó. Inicie sesión para ver por quién puede actuar.',
    description: 'The invitation was used',
  },
  'invitation-withdrawn': {
    en: 'This invitation was withdrawn by the person who sent it.',
    es: 'La persona que envió esta invitación la anuló.',
    description: 'The invitation was taken back',
  },
  'invitation-locked': {
    en: 'The date of birth was wrong too often, so this invitation is locked. Ask the person who invited you to send another one.',
    es: 'La fecha de nacimiento fue incorrecta demasiadas veces y la invitación se bloqueó. Pida a la persona que le invitó que le envíe otra.',
    description: 'Five wrong identity checks',
  },
  'not-verified': {
    en: 'Some time has passed. Please open the link in your email again and enter the date of birth once more.',
    es: 'Ha pasado un tiempo. Abra otra vez el enlace de su correo y escriba de nuevo la fecha de nacimiento.',
    description: 'The identity check is too long ago',
  },
  'own-invitation': {
    en: 'You sent this invitation yourself. The person you invited has to accept it with an account of their own.',
    es: 'Usted mismo envió esta invitación. La persona invitada debe aceptarla con su propia cuenta.',
    description: 'The inviter tries to accept the own invitation',
  },
});

export const accountWords = messages('delegateSignIn.account', {
  lead: {
    en: 'Create an account of your own. With it you can act for {name}.',
    es: 'Cree su propia cuenta. Con ella podrá actuar en nombre de {name}.',
    description: 'At the top of the form; who invites',
  },
  leadPlain: {
    en: 'Create an account of your own to accept the invitation.',
    es: 'Cree su propia cuenta para aceptar la invitación.',
    description: 'At the top of the form, where the name is not known',
  },
  name: { en: 'Your name', es: 'Su nombre', description: 'Field' },
  email: { en: 'Email', es: 'Correo electrónico', description: 'Field' },
  emailHint: {
    en: 'The address to which the invitation was sent.',
    es: 'La dirección a la que llegó la invitación.',
    description: 'Under that field',
  },
  create: { en: 'Create account', es: 'Crear cuenta', description: 'Button' },
  creating: { en: 'Creating your account…', es: 'Creando su cuenta…', description: 'In the button meanwhile' },
  signIn: { en: 'Sign in', es: 'Iniciar sesión', description: 'Link to the sign-in of delegates' },
  again: {
    en: 'Enter the date of birth again',
    es: 'Escribir de nuevo la fecha de nacimiento',
    description: 'Link back to the identity check',
  },
});

export const accountProblems: Readonly<Record<DelegateAccountRefusal['kind'], Message>> = messages(
  'delegateSignIn.accountProblem',
  {
    'unfit-password': {
      en: 'This password does not meet all the rules below.',
      es: 'Esta contraseña no cumple todas las reglas de abajo.',
      description: 'The password breaks a rule',
    },
    'known-password': {
      en: 'Many people use this password, so it is easy to guess. Please choose another one.',
      es: 'Muchas personas usan esta contraseña y es fácil de adivinar. Elija otra.',
      description: 'The password is on a list of common ones',
    },
    'has-account': {
      en: 'This email address has an account already. Sign in with it to accept the invitation.',
      es: 'Este correo ya tiene una cuenta. Inicie sesión con ella para aceptar la invitación.',
      description: 'The address is taken',
    },
    'other-address': {
      en: 'Please use the email address to which the invitation was sent.',
      es: 'Use el correo al que llegó la invitación.',
      description: 'Another address than the invited one',
    },
    'identity-over': {
      en: 'Your sign-in with the other service is too old. Please continue with it once more.',
      es: 'Su acceso con el otro servicio es demasiado antiguo. Continúe con él otra vez.',
      description: 'What the other service said is too old, or was used',
    },
  },
);

export const loginWords = messages('delegateSignIn.login', {
  leadAccept: {
    en: 'Sign in with your own account. The invitation is accepted with it.',
    es: 'Inicie sesión con su propia cuenta. Con ella se acepta la invitación.',
    description: 'At the top of the page, with an invitation',
  },
  lead: {
    en: 'Sign in with your own account to act for somebody else.',
    es: 'Inicie sesión con su propia cuenta para actuar en nombre de otra persona.',
    description: 'At the top of the page',
  },
  created: {
    en: 'Your account is ready and the invitation is accepted. Please sign in.',
    es: 'Su cuenta está lista y la invitación quedó aceptada. Inicie sesión.',
    description: 'After the account was created',
  },
  accepting: { en: 'Accepting the invitation…', es: 'Aceptando la invitación…', description: 'Said meanwhile' },
  goOn: { en: 'Continue', es: 'Continuar', description: 'Button after the invitation could not be accepted' },
  forgot: { en: 'Forgot your password?', es: '¿Olvidó su contraseña?', description: 'Link' },
  back: { en: 'Back to sign-in', es: 'Volver a iniciar sesión', description: 'Link' },
});

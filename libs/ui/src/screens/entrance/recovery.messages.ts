import type { Failure } from '@portico/application/kernel';
import type { ResetRefusal } from '@portico/application/recovery';
import { messages, type Message } from '../../words/messages.ts';

export const forgotWords = messages('entrance.forgot', {
  title: { en: 'Forgot your password?', es: '¿Olvidó su contraseña?', description: 'Title' },
  lead: {
    en: 'Type your email. We will send you a link to a new password.',
    es: 'Escriba su correo. Le enviaremos un enlace para crear una contraseña nueva.',
    description: 'Under the title',
  },
  email: { en: 'Email', es: 'Correo electrónico', description: 'Label of the field' },
  submit: { en: 'Send the link', es: 'Enviar el enlace', description: 'Button' },
  submitting: { en: 'Sending…', es: 'Enviando…', description: 'The button while the answer is awaited' },
  limit: {
    en: 'Attempt limit exceeded, please try after some time.',
    es: 'Se superó el límite de intentos. Inténtelo más tarde.',
    description: 'Too many mails were asked for; exact text in English',
  },
  asked: {
    en: 'If this email has an account here, the link is on its way.',
    es: 'Si este correo tiene una cuenta aquí, el enlace va en camino.',
    description: 'The same words whether or not there is an account',
  },
  successTitle: { en: 'Check your email', es: 'Revise su correo', description: 'Title after a link was asked for' },
  success: {
    en: 'If {email} has an account here, you will get a mail within a few minutes. Its link works once, for 60 minutes. Nothing there? Look in the spam folder, or call your practice.',
    es: 'Si {email} tiene una cuenta aquí, recibirá un mensaje en unos minutos. El enlace sirve una sola vez, durante 60 minutos. ¿No le llegó? Busque en la carpeta de correo no deseado o llame a su consultorio.',
    description: 'email is what was typed',
  },
  back: { en: 'Back to sign in', es: 'Volver a iniciar sesión', description: 'Button' },
});

export const newPasswordFormWords = messages('entrance.newPassword', {
  title: { en: 'Create a new password', es: 'Cree una contraseña nueva', description: 'Title' },
  label: { en: 'New password', es: 'Contraseña nueva', description: 'Label of the field' },
  submit: { en: 'Save the new password', es: 'Guardar la contraseña nueva', description: 'Button' },
  submitting: { en: 'Saving…', es: 'Guardando…', description: 'The button while the answer is awaited' },
  doneTitle: { en: 'Your password is changed', es: 'Su contraseña se cambió', description: 'Title when it worked' },
  done: {
    en: 'For your safety, you are signed out on every device. The sign-in page follows in a moment.',
    es: 'Por su seguridad, se cerró su sesión en todos los dispositivos. En un momento verá la página para iniciar sesión.',
    description: 'Under that title',
  },
  goOn: { en: 'Sign in now', es: 'Iniciar sesión ahora', description: 'Button that does not wait' },
  another: { en: 'Ask for a new link', es: 'Pedir un enlace nuevo', description: 'Button where the link is over' },
});

export const resetProblems: Readonly<Record<(ResetRefusal | Failure)['kind'], Message>> = messages(
  'entrance.resetProblem',
  {
    'link-over': {
      en: 'This link no longer works. A link works once, for 60 minutes, and only the newest one does. Please ask for a new one.',
      es: 'Este enlace ya no sirve. Cada enlace sirve una sola vez, durante 60 minutos, y solo el más reciente. Pida uno nuevo.',
      description: 'Used, too old, replaced by another one, or never a link',
    },
    'unfit-password': {
      en: 'This password does not meet all the rules. Please choose another one.',
      es: 'Esta contraseña no cumple todas las reglas. Elija otra.',
      description: 'A rule is broken that only the gateway can tell, such as the person’s own email',
    },
    'known-password': {
      en: 'Many people use this password, so it is easy to guess. Please choose another one.',
      es: 'Muchas personas usan esta contraseña y es fácil de adivinar. Elija otra.',
      description: 'On a list of common passwords',
    },
    'wrong-code': {
      en: 'This code is not right. Nothing was changed. Check the code, or save the password without removing anything.',
      es: 'Este código no es correcto. No se cambió nada. Revise el código o guarde la contraseña sin quitar nada.',
      description: 'The code that was shown to remove a second factor does not hold',
    },
    'session-over': {
      en: 'The password was not changed. Please try again.',
      es: 'La contraseña no se cambió. Inténtelo de nuevo.',
      description: 'Somebody else’s session ended meanwhile',
    },
    'not-represented': {
      en: 'The password was not changed. Please try again.',
      es: 'La contraseña no se cambió. Inténtelo de nuevo.',
      description: 'Cannot happen here; said plainly if it does',
    },
    'timed-out': {
      en: 'This takes too long. We do not know yet whether the password was changed. Try to sign in with the new one.',
      es: 'Esto tarda demasiado. Aún no sabemos si la contraseña se cambió. Intente iniciar sesión con la nueva.',
      description: 'No answer came in time',
    },
    unreachable: {
      en: 'We cannot reach the portal. Check your internet connection, then try again. What you typed is still here.',
      es: 'No podemos conectar con el portal. Revise su conexión a internet e inténtelo de nuevo. Lo que escribió sigue aquí.',
      description: 'The network is down',
    },
    unavailable: {
      en: 'The portal is not available right now. Please try again in a few minutes.',
      es: 'El portal no está disponible en este momento. Inténtelo de nuevo en unos minutos.',
      description: 'The service is down',
    },
    'not-found': {
      en: 'This link no longer works. Please ask for a new one.',
      es: 'Este enlace ya no sirve. Pida uno nuevo.',
      description: 'As for a link that is over',
    },
    'bad-input': {
      en: 'The password was not changed. Please check it, then try again.',
      es: 'La contraseña no se cambió. Revísela e inténtelo de nuevo.',
      description: 'The gateway refused what was sent',
    },
    'too-many-requests': {
      en: 'There were too many tries from here. Please wait a few minutes, then try again.',
      es: 'Hubo demasiados intentos desde aquí. Espere unos minutos e inténtelo de nuevo.',
      description: 'The limit of requests is reached',
    },
    malfunction: {
      en: 'Something went wrong on our side. The password was not changed. Please try again.',
      es: 'Algo falló de nuestro lado. La contraseña no se cambió. Inténtelo de nuevo.',
      description: 'A bug on the server',
    },
  },
);

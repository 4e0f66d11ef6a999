import type { SignInProblem } from '@portico/view-models/access';
import { messages, type Message } from '../../words/messages.ts';

export const signInWords = messages('access.signIn', {
  portal: { en: 'Patient portal', es: 'Portal del paciente', description: 'What this is, under its name' },
  title: { en: 'Sign in', es: 'Iniciar sesión', description: 'Title of the sign-in page' },
  email: { en: 'Email', es: 'Correo electrónico', description: 'Label of the email field' },
  password: { en: 'Password', es: 'Contraseña', description: 'Label of the password field' },
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
  submit: { en: 'Sign in', es: 'Iniciar sesión', description: 'Button that signs in' },
  submitting: { en: 'Signing in…', es: 'Iniciando sesión…', description: 'The button while the answer is awaited' },
  emailShape: {
    en: 'Please enter your whole email, like maria@example.com.',
    es: 'Escriba su correo completo, por ejemplo maria@example.com.',
    description: 'Under the email field when what was typed is no email address',
  },
  signedOut: {
    en: 'You are signed out.',
    es: 'Su sesión está cerrada.',
    description: 'Above the form, after signing out',
  },
  confirmed: {
    en: 'Your email is confirmed. You can sign in now.',
    es: 'Su correo está confirmado. Ya puede iniciar sesión.',
    description: 'Above the form, for whoever comes from confirming the email',
  },
  passwordChanged: {
    en: 'Your password is changed. Sign in with the new one.',
    es: 'Su contraseña se cambió. Inicie sesión con la nueva.',
    description: 'Above the form, after a new password was set',
  },
  mailSent: {
    en: 'We sent the mail again. Open it, press its button, and then sign in.',
    es: 'Le enviamos el mensaje otra vez. Ábralo, presione el botón y después inicie sesión.',
    description: 'Above the form, after the mail that confirms the email was sent once more',
  },
  forgot: {
    en: 'Forgot your password?',
    es: '¿Olvidó su contraseña?',
    description: 'Under the password field; leads to asking for a link by mail',
  },
  confirmationMail: {
    en: 'Send the mail again',
    es: 'Enviar el mensaje otra vez',
    description: 'Button where the email is not confirmed yet',
  },
  callNow: {
    en: 'Call the front desk of your practice now. They can help you get in. After five tries, sign-in is paused for a while.',
    es: 'Llame ahora a la recepción de su consultorio. Ahí le ayudan a entrar. Después de cinco intentos, el acceso queda en pausa por un rato.',
    description: 'After the third wrong password in a row, under the sentence that says so',
  },
  register: {
    en: 'New here? Create an account',
    es: '¿Es su primera vez aquí? Cree una cuenta',
    description: 'Link under the form to the sign-up',
  },
  help: {
    en: 'Trouble signing in? Call the front desk of your practice. They can help you.',
    es: '¿No puede iniciar sesión? Llame a la recepción de su consultorio. Ahí le pueden ayudar.',
    description: 'Under the form',
  },
  welcome: {
    en: 'Your visits, your results, your care team. In one calm place.',
    es: 'Sus citas, sus resultados y su equipo médico. En un solo lugar.',
    description: 'Welcome beside the form on wide screens',
  },
});

/**
 * Texts for every sign-in failure. An unknown login and a wrong password share one text, so that it does not reveal
 * which accounts exist.
 */
export const signInProblems: Readonly<Record<SignInProblem['kind'], Message>> = messages('access.signInProblem', {
  'wrong-credentials': {
    en: 'Incorrect email or password.',
    es: 'El correo o la contraseña no son correctos.',
    description: 'Unknown email or wrong password',
  },
  'must-wait': {
    en: 'There were too many tries. For your safety, sign-in is paused until {time}. Then you can try again.',
    es: 'Hubo demasiados intentos. Por su seguridad, el acceso está en pausa; desde las {time} puede intentarlo de nuevo.',
    description: 'Five failures; time is the time of day on this device',
  },
  'attempt-over': {
    en: 'The code was wrong too many times. Sign in again to get a new one.',
    es: 'El código fue incorrecto demasiadas veces. Inicie sesión otra vez para recibir uno nuevo.',
    description: 'Five wrong one-time codes end the attempt to sign in',
  },
  'identity-over': {
    en: 'This sign-in took too long or was used already. Please start again.',
    es: 'Este inicio de sesión tardó demasiado o ya se usó. Empiece de nuevo.',
    description: 'Somebody came from an outside sign-in service and waited too long',
  },
  'account-closed': {
    en: 'This account is closed. Call your practice.',
    es: 'Esta cuenta está cerrada. Llame a su consultorio.',
    description: 'An outside sign-in service knows the person, but the account here was disabled',
  },
  'provider-only': {
    en: 'Passwords do not sign in here. Use the button of the sign-in service.',
    es: 'Aquí no se inicia sesión con contraseña. Use el botón del servicio de acceso.',
    description: 'The installation lets people in by an outside sign-in service only',
  },
  unconfirmed: {
    en: 'Your email is not confirmed yet. Open the mail that we sent you when you signed up, and press its button.',
    es: 'Su correo aún no está confirmado. Abra el mensaje que le enviamos cuando se registró y presione el botón.',
    description: 'Right password of an account whose email was never confirmed',
  },
  'session-over': {
    en: 'You are not signed in. Please try again.',
    es: 'No ha iniciado sesión. Inténtelo de nuevo.',
    description: 'The session ended while signing in',
  },
  'not-represented': {
    en: 'You are not signed in. Please try again.',
    es: 'No ha iniciado sesión. Inténtelo de nuevo.',
    description: 'Cannot happen here; said plainly if it does',
  },
  'timed-out': {
    en: 'Signing in is taking too long. You are not signed in yet. Please try again.',
    es: 'El acceso está tardando mucho. Aún no ha iniciado sesión. Inténtelo de nuevo.',
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
    en: 'Incorrect email or password.',
    es: 'El correo o la contraseña no son correctos.',
    description: 'Same sentence as for wrong credentials',
  },
  'bad-input': {
    en: 'Please check your email and password, then try again.',
    es: 'Revise su correo y su contraseña e inténtelo de nuevo.',
    description: 'The gateway refused what was sent',
  },
  'too-many-requests': {
    en: 'There were too many tries from here. Please wait a few minutes, then try again.',
    es: 'Hubo demasiados intentos desde aquí. Espere unos minutos e inténtelo de nuevo.',
    description: 'The limit of requests is reached',
  },
  malfunction: {
    en: 'Something went wrong on our side. You are not signed in. Please try again.',
    es: 'Algo falló de nuestro lado. No ha iniciado sesión. Inténtelo de nuevo.',
    description: 'A bug on the server',
  },
});

export const selectPracticeWords = messages('access.selectPractice', {
  title: {
    en: 'Choose a practice',
    es: 'Elija un consultorio',
    description: 'Title after sign-in when the person has charts in several practices',
  },
  lead: { en: 'You can switch at any time.', es: 'Puede cambiar cuando quiera.', description: 'Under that title' },
  signOut: { en: 'Sign out', es: 'Cerrar sesión', description: 'Button that leaves instead of choosing' },
});

import type { LinkEnd } from '@portico/application/signup';
import { messages, type Message } from '../../words/messages.ts';

export const signupWords = messages('signup.form', {
  loading: { en: 'Opening the sign-up…', es: 'Abriendo el registro…', description: 'Said while the page is fetched' },
  lead: {
    en: '{practice} invites you to its patient portal. Choose a password, and we will check that your email is yours.',
    es: '{practice} le invita a su portal del paciente. Elija una contraseña y comprobaremos que su correo es suyo.',
    description: 'First sentence of the sign-up of an invited patient; name of the practice',
  },
  leadNew: {
    en: 'For people who are not a patient of the practice yet. If you are, ask the front desk for an invitation: it leads to your own records.',
    es: 'Para personas que aún no son pacientes del consultorio. Si ya lo es, pida una invitación en la recepción: así llegará a su propio historial.',
    description: 'First sentence of the sign-up of a new patient',
  },
  birthDateHint: {
    en: 'We compare it with what your practice has on file, so that nobody else opens your records.',
    es: 'La comparamos con la que tiene su consultorio, para que nadie más abra su historial.',
    description: 'Above the date of birth of an invited patient',
  },
  firstName: { en: 'First name', es: 'Nombre', description: 'Label of a field' },
  lastName: { en: 'Last name', es: 'Apellidos', description: 'Label of a field' },
  email: { en: 'Email', es: 'Correo electrónico', description: 'Label of a field' },
  emailHint: {
    en: 'You will sign in with it.',
    es: 'Con él iniciará sesión.',
    description: 'Under the label of the email field',
  },
  emailShape: {
    en: 'Please enter your whole email, like maria@example.com.',
    es: 'Escriba su correo completo, por ejemplo maria@example.com.',
    description: 'Under the email field when what was typed is no email address',
  },
  phone: { en: 'Mobile phone', es: 'Teléfono móvil', description: 'Label of a field' },
  practice: { en: 'Practice', es: 'Consultorio', description: 'Label of the list of practices' },
  choosePractice: { en: 'Choose a practice', es: 'Elija un consultorio', description: 'First entry of that list' },
  create: { en: 'Create my account', es: 'Crear mi cuenta', description: 'Button that sends the sign-up' },
  creating: {
    en: 'Creating your account…',
    es: 'Creando su cuenta…',
    description: 'The button while the answer is awaited',
  },
  hasAccount: {
    en: 'I already have an account: sign in',
    es: 'Ya tengo una cuenta: iniciar sesión',
    description: 'Link to the login screen',
  },
});

export const termsChoiceWords = messages('signup.terms', {
  accept: {
    en: 'I have read the terms of use and the privacy notice, and I accept them.',
    es: 'He leído los términos de uso y el aviso de privacidad, y los acepto.',
    description: 'Label of the checkbox',
  },
  use: {
    en: 'Terms of use (opens in a new tab)',
    es: 'Términos de uso (se abre en otra pestaña)',
    description: 'Link above the checkbox',
  },
  privacy: {
    en: 'Privacy notice (opens in a new tab)',
    es: 'Aviso de privacidad (se abre en otra pestaña)',
    description: 'Link above the checkbox',
  },
});

export const mailWords = messages('signup.mail', {
  checkTitle: { en: 'Check your email', es: 'Revise su correo', description: 'Title after the sign-up was sent' },
  sent: {
    en: 'We sent a mail to {email}. Open the link in it within 24 hours to confirm that the address is yours. Then you can sign in.',
    es: 'Enviamos un correo a {email}. Abra el enlace en menos de 24 horas para confirmar que la dirección es suya. Después podrá iniciar sesión.',
    description: 'What happens next after the sign-up',
  },
  spam: {
    en: 'Nothing there after a few minutes? Look in your spam folder, or have it sent again.',
    es: '¿No llega después de unos minutos? Busque en el correo no deseado o pida que se lo enviemos de nuevo.',
    description: 'Under it',
  },
  again: { en: 'Send the mail again', es: 'Enviar el correo de nuevo', description: 'Button' },
  sentAgain: {
    en: 'Sent. Use the link in the newest mail: earlier ones no longer work.',
    es: 'Enviado. Use el enlace del correo más reciente: los anteriores ya no funcionan.',
    description: 'After the mail was sent again or to another address',
  },
  other: { en: 'Use another email', es: 'Usar otro correo', description: 'Opens the field for another address' },
  otherLabel: { en: 'Your email', es: 'Su correo electrónico', description: 'Label of the field for another address' },
  sendThere: { en: 'Send it there', es: 'Enviarlo ahí', description: 'Button that sends the mail to another address' },
  errorTitle: {
    en: 'The mail was not sent',
    es: 'El correo no se envió',
    description: 'Title of the dialog that says why',
  },
  resendTitle: {
    en: 'Confirm your email',
    es: 'Confirme su correo',
    description: 'Title of the page where the confirmation mail is asked for again',
  },
  resendLead: {
    en: 'Your email must be confirmed before you can sign in. We will send you a new link.',
    es: 'Debe confirmar su correo antes de iniciar sesión. Le enviaremos un enlace nuevo.',
    description: 'First sentence of that page',
  },
});

export const confirmWords = messages('signup.confirm', {
  title: {
    en: 'Confirm your email',
    es: 'Confirme su correo',
    description: 'Title of the page that a mailed link opens',
  },
  lead: {
    en: 'Press the button to confirm that {email} is your address.',
    es: 'Presione el botón para confirmar que {email} es su dirección.',
    description: 'First sentence of that page',
  },
  notYou: {
    en: 'If you did not sign up for the patient portal, close this page. Nothing will happen.',
    es: 'Si usted no se registró en el portal del paciente, cierre esta página. No pasará nada.',
    description: 'Second sentence of that page',
  },
  passwordLead: {
    en: 'You opened this link in a different browser. To confirm {email}, enter the password you chose when you signed up.',
    es: 'Abrió este enlace en otro navegador. Para confirmar {email}, escriba la contraseña que eligió al registrarse.',
    description: 'Above the password, on the page that a mailed link opens in another browser',
  },
  password: { en: 'Password', es: 'Contraseña', description: 'Field of that page' },
  wrongPassword: {
    en: 'That is not the password of this sign-up. If you did not choose one, somebody else used your email: sign up yourself.',
    es: 'Esa no es la contraseña de este registro. Si usted no eligió ninguna, otra persona usó su correo: regístrese usted.',
    description: 'The password was wrong',
  },
  button: { en: 'Confirm my email', es: 'Confirmar mi correo', description: 'Button' },
  confirming: { en: 'Confirming…', es: 'Confirmando…', description: 'The button while the answer is awaited' },
});

export const invitationWords = messages('signup.invitation', {
  noneTitle: {
    en: 'You need an invitation',
    es: 'Necesita una invitación',
    description: 'Title without an invitation',
  },
  none: {
    en: 'Patients are invited by their practice. Open the link in the mail or text message from your practice. No invitation yet? Call the front desk and ask for one.',
    es: 'El consultorio invita a sus pacientes. Abra el enlace del correo o del mensaje de texto de su consultorio. ¿Aún no tiene invitación? Llame a la recepción y pídala.',
    description: 'The page of somebody who came without an invitation',
  },
  newHere: {
    en: 'I am not a patient yet: register',
    es: 'Aún no soy paciente: registrarme',
    description: 'Link to the sign-up of new patients',
  },
  overTitle: {
    en: 'This link is closed',
    es: 'Este enlace está cerrado',
    description: 'Title where a link opens nothing',
  },
  call: { en: 'Call {practice}: {phone}', es: 'Llamar a {practice}: {phone}', description: 'Link that dials' },
  callYours: {
    en: 'Please call the front desk of your practice.',
    es: 'Llame a la recepción de su consultorio.',
    description: 'Where the practice is not known',
  },
  smsLead: {
    en: 'Thank you for opening the text message of your practice. Next you create your account.',
    es: 'Gracias por abrir el mensaje de texto de su consultorio. A continuación creará su cuenta.',
    description: 'First sentence of that page',
  },
  smsGo: { en: 'Continue', es: 'Continuar', description: 'Button of that page' },
});

/** Why an invitation is not valid, and what to do. */
export const invitationOver: Readonly<Record<LinkEnd, Message>> = messages('signup.invitationOver', {
  unknown: {
    en: 'We do not know this invitation. Perhaps the link was cut off: please open it again from the message.',
    es: 'No conocemos esta invitación. Quizá el enlace quedó cortado: ábralo de nuevo desde el mensaje.',
    description: 'The code of the link is unknown',
  },
  early: {
    en: 'This invitation is not open yet. Please come back later.',
    es: 'Esta invitación todavía no está abierta. Vuelva más tarde.',
    description: 'The link opens later',
  },
  expired: {
    en: 'This invitation is more than 30 days old. Ask the practice for a new one.',
    es: 'Esta invitación tiene más de 30 días. Pida una nueva a su consultorio.',
    description: 'The invitation ran out',
  },
  used: {
    en: 'This invitation was used: your account is there. Please sign in.',
    es: 'Esta invitación ya se usó: su cuenta existe. Inicie sesión.',
    description: 'The invitation led to an account',
  },
  revoked: {
    en: 'The practice took this invitation back. If you think this is a mistake, please call.',
    es: 'El consultorio retiró esta invitación. Si cree que es un error, llame.',
    description: 'The invitation was revoked',
  },
  locked: {
    en: 'For your safety, this invitation is locked: the date of birth was wrong five times. The practice can send you a new one.',
    es: 'Por su seguridad, esta invitación está bloqueada: la fecha de nacimiento fue incorrecta cinco veces. El consultorio puede enviarle otra.',
    description: 'Five wrong identity checks',
  },
});

/** Why a confirmation mail's link is not valid, and what to do. */
export const confirmationOver: Readonly<Record<LinkEnd, Message>> = messages('signup.confirmationOver', {
  unknown: {
    en: 'This link is not valid. Perhaps you signed up once more since: please use the newest mail.',
    es: 'Este enlace no es válido. Quizá se registró otra vez después: use el correo más reciente.',
    description: 'The code of the link is unknown',
  },
  early: { en: 'This link is not open yet.', es: 'Este enlace todavía no está abierto.', description: 'Opens later' },
  expired: {
    en: 'This link is more than 24 hours old. We can send you a new one.',
    es: 'Este enlace tiene más de 24 horas. Podemos enviarle uno nuevo.',
    description: 'The link ran out',
  },
  used: {
    en: 'This invitation has already led to an account with another address. Please sign in with that one, or call your practice.',
    es: 'Con esta invitación ya se creó una cuenta con otra dirección. Inicie sesión con esa, o llame a su consultorio.',
    description: 'The invitation behind the sign-up was used up',
  },
  revoked: {
    en: 'We sent you a newer mail since. Please use the link in that one.',
    es: 'Después le enviamos un correo más reciente. Use el enlace de ese correo.',
    description: 'A later mail replaced this link',
  },
  locked: { en: 'This link is locked.', es: 'Este enlace está bloqueado.', description: 'The link was locked' },
});

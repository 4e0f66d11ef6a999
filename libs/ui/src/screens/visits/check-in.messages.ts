import type { CheckInRefusal } from '@portico/application/visits';
import type { IdentityNumber } from '@portico/domain/profile';
import type { CheckInPageStep, HistoryKind } from '@portico/domain/visits';
import { messages, type Message } from '../../words/messages.ts';

export const checkInWords = messages('checkIn.screen', {
  loading: { en: 'Loading…', es: 'Cargando…', description: 'Said while check-in is fetched' },
  visit: {
    en: '{when} with {provider}, {office}',
    es: '{when} con {provider}, {office}',
    description: 'The visit that somebody checks in for: date and time, name of the provider, name of the office',
  },
  step: {
    en: 'Step {at} of {total}',
    es: 'Paso {at} de {total}',
    description: 'Where somebody is on the way through check-in; two numbers',
  },
  next: { en: 'Next', es: 'Siguiente', description: 'Button that hands in a page of check-in which is not the last' },
  checkIn: { en: 'Check in', es: 'Registrar llegada', description: 'Button that hands in the last page of check-in' },
  sending: { en: 'Sending…', es: 'Enviando…', description: 'On the button while a page of check-in is handed in' },
  ready: {
    en: 'The practice has everything it needs. Check in to let it know that you are coming.',
    es: 'El consultorio tiene todo lo que necesita. Registre su llegada para avisar que viene.',
    description: 'On check-in where nothing is asked any more',
  },
  kept: {
    en: 'What you filled in is still here.',
    es: 'Lo que escribió sigue aquí.',
    description: 'After a page of check-in could not be handed in',
  },
  payTitle: { en: 'You are checked in', es: 'Su llegada está registrada', description: 'Title of a notice' },
  pay: {
    en: 'You can pay what is due now, or later at the office.',
    es: 'Puede pagar lo que debe ahora, o después en el consultorio.',
    description: 'Under the title that somebody is checked in, above the payment',
  },
  payLater: { en: 'Pay at the office', es: 'Pagar en el consultorio', description: 'Button that leaves the payment' },
  back: { en: 'Back to appointments', es: 'Volver a las citas', description: 'Button that leaves check-in' },
  doneTitle: { en: 'You are checked in', es: 'Su llegada está registrada', description: 'Title of a dialog' },
  done: {
    en: 'The practice knows that you are coming. There is nothing more to do before your visit.',
    es: 'El consultorio sabe que viene. No tiene que hacer nada más antes de su cita.',
    description: 'In the dialog after check-in',
  },
});

/** The names of the steps (`APT-164`). */
export const checkInStepWords: Readonly<Record<CheckInPageStep, Message>> = messages('checkIn.step', {
  information: { en: 'Information Check', es: 'Revisión de datos', description: 'Name of a step of check-in' },
  medsAllergies: {
    en: 'Medications and Allergies',
    es: 'Medicinas y alergias',
    description: 'Name of a step of check-in',
  },
  consents: { en: 'Consent Forms', es: 'Formularios de consentimiento', description: 'Name of a step of check-in' },
  intake: { en: 'Intake Forms', es: 'Formularios de ingreso', description: 'Name of a step of check-in' },
});

/** The page of personal details (`APT-164`). */
export const informationWords = messages('checkIn.information', {
  lead: {
    en: 'Is this still right? Please change what is not.',
    es: '¿Sigue siendo correcto? Cambie lo que no lo sea.',
    description: 'Above the details, insurances and papers that the practice has of somebody',
  },
  numbers: { en: 'Identification numbers', es: 'Números de identificación', description: 'Heading of two fields' },
  numbersLead: {
    en: 'They help your practice and your insurance find your records. We never show them here.',
    es: 'Ayudan a su consultorio y a su seguro a encontrar su expediente. Aquí nunca los mostramos.',
    description: 'Below that heading',
  },
  onFile: {
    en: 'On file at the practice. Type it only to change it.',
    es: 'Ya está en el consultorio. Escríbalo solo para cambiarlo.',
    description: 'Below a number that the practice has',
  },
  missing: {
    en: 'To go on, please complete: {fields}.',
    es: 'Para continuar, complete: {fields}.',
    description: 'Names of fields that are empty or wrong, as a list',
  },
  confirmTitle: {
    en: 'Go on without a number?',
    es: '¿Continuar sin ningún número?',
    description: 'Title of a dialog',
  },
  confirm: {
    en: 'You entered neither a Social Security number nor a driver’s license number. Your practice may ask you for one at the office.',
    es: 'No escribió el número de Seguro Social ni el de la licencia de conducir. Es posible que se lo pidan en el consultorio.',
    description: 'In the dialog after two fields were left empty',
  },
  goOn: { en: 'Go on without', es: 'Continuar sin número', description: 'Button of that dialog' },
  goBack: { en: 'Go back', es: 'Volver', description: 'Button of that dialog: back to the fields' },
});

const ssnWords = messages('checkIn.ssn', {
  label: {
    en: 'Social Security number (optional)',
    es: 'Número de Seguro Social (opcional)',
    description: 'Label of a field',
  },
  wrong: {
    en: 'Please enter 9 digits.',
    es: 'Escriba 9 dígitos.',
    description: 'Not a Social Security number',
  },
});

const licenseWords = messages('checkIn.license', {
  label: {
    en: 'Driver’s license number (optional)',
    es: 'Número de licencia de conducir (opcional)',
    description: 'Label of a field',
  },
  wrong: {
    en: 'Please enter 3 to 25 letters and digits, as on the license.',
    es: 'Escriba de 3 a 25 letras y dígitos, como en la licencia.',
    description: 'Not the number of a license',
  },
});

export const numberWords: Readonly<Record<IdentityNumber, { readonly label: Message; readonly wrong: Message }>> = {
  ssn: ssnWords,
  driversLicenseNumber: licenseWords,
};

/** The page of the intake forms (`APT-202`). */
export const intakeWords = messages('checkIn.intake', {
  forms: { en: 'Forms', es: 'Formularios', description: 'Name of the list of forms to fill in, for screen readers' },
  saved: { en: 'saved', es: 'guardado', description: 'Behind the title of a form that was filled in' },
  scroll: {
    en: 'Scroll to the end of the form to go on.',
    es: 'Baje hasta el final del formulario para continuar.',
    description: 'Below a form of which the end was not seen yet',
  },
  seen: {
    en: 'You have seen the whole form and can go on.',
    es: 'Ya vio todo el formulario y puede continuar.',
    description: 'Said by a screen reader once the end of a form was seen',
  },
  saveAndNext: { en: 'Save and next', es: 'Guardar y seguir', description: 'Button: saves a form and shows the next' },
  submit: { en: 'Save and submit', es: 'Guardar y enviar', description: 'Button: saves the last form and sends all' },
});

/** Errors of check-in itself; others have their general texts. */
export const checkInProblemWords: Readonly<Record<CheckInRefusal['kind'], Message>> = messages('checkIn.problem', {
  'check-in-too-early': {
    en: 'Check-in for this visit is not open yet. You can check in from {when}.',
    es: 'Todavía no se puede registrar la llegada a esta cita. Podrá hacerlo desde: {when}',
    description: 'Check-in opens at a date and time',
  },
  'check-in-over': {
    en: 'You cannot check in online for this visit any more. Please ask at the office.',
    es: 'Ya no es posible registrar la llegada a esta cita por internet. Pregunte en el consultorio.',
    description: 'The visit is over, or does not take place',
  },
  'history-unanswered': {
    en: 'Please add at least one entry to each list, or check that there is none.',
    es: 'Agregue al menos una entrada a cada lista, o marque que no hay ninguna.',
    description: 'A list of allergies or medications was left empty',
  },
  'needs-provider': {
    en: 'Please discuss these entries with your provider before choosing none.',
    es: 'Hable con su médico sobre estas entradas antes de marcar que no hay ninguna.',
    description: 'None was chosen beside entries that only the provider takes away',
  },
});

export const historyWords = messages('checkIn.history', {
  lead: {
    en: 'Is this still right? Add what is new, and remove what is not so any more.',
    es: '¿Sigue siendo correcto? Agregue lo nuevo y quite lo que ya no corresponde.',
    description: 'Above the lists of allergies and medications, where something is known',
  },
  hint: {
    en: 'Type at least 3 letters and choose from the list, or use your own words.',
    es: 'Escriba al menos 3 letras y elija de la lista, o use sus propias palabras.',
    description: 'Under the title of a list of allergies or medications',
  },
  remove: { en: 'Remove', es: 'Quitar', description: 'Button that takes an entry off a list' },
  removeNamed: {
    en: 'Remove {name}',
    es: 'Quitar {name}',
    description: 'The same for a screen reader; name of the entry',
  },
  clear: { en: 'Clear', es: 'Borrar', description: 'Button that empties the only row of a list' },
  clearNamed: {
    en: 'Clear {name}',
    es: 'Borrar {name}',
    description: 'The same for a screen reader; name of the entry',
  },
  emptyRow: { en: 'empty row', es: 'fila vacía', description: 'Name of a row in which nothing is written' },
  stays: {
    en: 'From your provider',
    es: 'De su médico',
    description: 'Beside an entry that only the provider takes away',
  },
  noneFound: {
    en: 'Not in our list. Your words will be sent as they are.',
    es: 'No está en nuestra lista. Se enviarán sus palabras tal como están.',
    description: 'Under a field whose text finds nothing',
  },
  notSearched: {
    en: 'We could not search just now. Your words will be sent as they are.',
    es: 'No pudimos buscar en este momento. Se enviarán sus palabras tal como están.',
    description: 'Under a field when the search failed',
  },
  found: {
    en: 'Suggestions',
    es: 'Sugerencias',
    description: 'Name of the list of what a search found, for screen readers',
  },
  reconcileTitle: { en: 'Ask your provider', es: 'Pregunte a su médico', description: 'Title of a dialog' },
  ok: { en: 'Ok', es: 'Aceptar', description: 'Button that closes a dialog' },
});

interface ListWords {
  readonly title: Message;
  readonly field: Message;
  readonly none: Message;
  readonly add: Message;
}

const allergyWords = messages('checkIn.allergies', {
  title: { en: 'Allergies', es: 'Alergias', description: 'Title of a list' },
  field: { en: 'Allergy', es: 'Alergia', description: 'Label of a field' },
  none: { en: 'I have no allergies', es: 'No tengo alergias', description: 'Checkbox' },
  add: { en: 'Add an allergy', es: 'Agregar una alergia', description: 'Button that adds a row' },
});

const medicationWords = messages('checkIn.medications', {
  title: { en: 'Medications', es: 'Medicinas', description: 'Title of a list' },
  field: { en: 'Medication', es: 'Medicina', description: 'Label of a field' },
  none: { en: 'I take no medications', es: 'No tomo medicinas', description: 'Checkbox' },
  add: { en: 'Add a medication', es: 'Agregar una medicina', description: 'Button that adds a row' },
});

export const historyListWords: Readonly<Record<HistoryKind, ListWords>> = {
  allergies: allergyWords,
  medications: medicationWords,
};

/** Texts for the task at a partner of the practice, and the way there and back (`APT-207` to `APT-213`). */
export const taskWords = messages('checkIn.task', {
  title: {
    en: 'Questions from {partner}',
    es: 'Preguntas de {partner}',
    description: 'Heading of a step of check-in; name of a company that works for the practice',
  },
  text: {
    en: '{practice} works with {partner}, which asks you a few questions on its own website. You come back here afterwards.',
    es: '{practice} trabaja con {partner}, que le hará algunas preguntas en su propio sitio web. Después volverá aquí.',
    description: 'Before somebody leaves the portal for a step of check-in; names of the practice and of the company',
  },
  go: {
    en: 'Go to {partner}',
    es: 'Ir a {partner}',
    description: 'Button that leads from check-in to the website of a company',
  },
  asking: {
    en: 'Looking at your check-in…',
    es: 'Revisando su registro de llegada…',
    description: 'Said while it is asked whether the step at the website of a company is done',
  },
  signInFirst: {
    en: 'You are back, but you are not signed in here any more. Sign in to finish checking in. If you came by a link from your practice, open that link again.',
    es: 'Ya está de vuelta, pero su sesión aquí terminó. Inicie sesión para terminar de registrar su llegada. Si llegó por un enlace de su consultorio, vuelva a abrir ese enlace.',
    description: 'To somebody without a session who comes back from the website of a company',
  },
  signIn: {
    en: 'Sign in',
    es: 'Iniciar sesión',
    description: 'Button that leads to the sign-in, and afterwards back to check-in',
  },
});

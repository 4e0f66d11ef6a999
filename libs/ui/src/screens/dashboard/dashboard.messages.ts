import { messages } from '../../words/messages.ts';

export const dashboardWords = messages('dashboard.screen', {
  loading: {
    en: 'Loading your dashboard…',
    es: 'Cargando su página de inicio…',
    description: 'Said while the dashboard is fetched',
  },
  tabs: {
    en: 'Your visits, payments and health',
    es: 'Sus citas, pagos y salud',
    description: 'Name of the row of tabs, for screen readers',
  },
  nothingOpen: {
    en: 'Nothing on this page has been opened to you. Ask the person you act for, or use the menu.',
    es: 'Nada de esta página está abierto para usted. Consulte con la persona a la que representa o use el menú.',
    description: 'Stands on the dashboard of a delegate who may see none of its parts',
  },
  next: { en: 'Next', es: 'Siguiente', description: 'Button that shows the next appointment' },
  previous: { en: 'Previous', es: 'Anterior', description: 'Button that shows the appointment before' },
  position: {
    en: 'Appointment {position} of {count}',
    es: 'Cita {position} de {count}',
    description: 'Which of the upcoming appointments is shown',
  },
  noUpcoming: {
    en: 'You have no upcoming appointments. To book one, call your practice.',
    es: 'No tiene citas próximas. Para reservar una, llame a su consultorio.',
    description: 'Stands where there are no upcoming appointments',
  },
  noUpcomingYet: {
    en: 'You have no upcoming appointments.',
    es: 'No tiene citas próximas.',
    description: 'The same where a visit can be booked by the link beside it',
  },
  book: { en: 'Book a visit', es: 'Reservar una cita', description: 'Link to the start of booking' },
  allAppointments: {
    en: 'See all appointments',
    es: 'Ver todas las citas',
    description: 'Link to the list of appointments',
  },
  noVisits: {
    en: 'You have no past visits at this practice.',
    es: 'No tiene visitas pasadas en este consultorio.',
    description: 'Stands where there are no past visits',
  },
  allHealth: {
    en: 'See your whole health record',
    es: 'Ver todo su historial médico',
    description: 'Link to My Health',
  },
  due: { en: 'Balance due', es: 'Saldo pendiente', description: 'What the person owes the practice' },
  asOf: { en: 'As of {date}', es: 'Al {date}', description: 'Day of the balance' },
  nothingDue: {
    en: 'You owe nothing right now.',
    es: 'En este momento no debe nada.',
    description: 'Beside a balance of zero',
  },
  credit: {
    en: 'The practice owes you this amount.',
    es: 'El consultorio le debe esta cantidad.',
    description: 'Beside a balance in favor of the person',
  },
  toPay: {
    en: 'To pay, call your practice.',
    es: 'Para pagar, llame a su consultorio.',
    description: 'Beside a balance that is due',
  },
  toPayOnline: {
    en: 'You can pay it here.',
    es: 'Puede pagarlo aquí.',
    description: 'Beside a balance that can be paid online',
  },
  pay: {
    en: 'Make a payment',
    es: 'Hacer un pago',
    description: 'Link to the screen on which the balance is paid',
  },
  call: { en: 'Call {phone}', es: 'Llamar al {phone}', description: 'Link that calls the practice' },
  registration: {
    en: 'Complete your registration',
    es: 'Complete su registro',
    description: 'Heading of what the practice still wants to know',
  },
  registrationWhy: {
    en: 'Your practice still needs a few details. With them, checking in is faster.',
    es: 'Su consultorio todavía necesita algunos datos. Con ellos, registrar su llegada es más rápido.',
    description: 'Below that heading',
  },
  complete: { en: 'Complete now', es: 'Completar ahora', description: 'Link to the first part that is missing' },
  forms: {
    en: 'Forms to fill in',
    es: 'Formularios por llenar',
    description: 'Heading of the list of forms that the practice asks for',
  },
  formDue: { en: 'Due {date}', es: 'Fecha límite: {date}', description: 'Beside a form: the day it is due' },
  allForms: {
    en: 'See all forms',
    es: 'Ver todos los formularios',
    description: 'Link to the list of forms, those that were signed among them',
  },
  statements: { en: 'Statements', es: 'Estados de cuenta', description: 'Heading of the list of statements' },
  noStatements: {
    en: 'You have no statements.',
    es: 'No tiene estados de cuenta.',
    description: 'Stands where there are no statements',
  },
});

export const importantMessageWords = messages('dashboard.importantMessage', {
  read: {
    en: 'Do not show again',
    es: 'No volver a mostrar',
    description: 'Button: puts the message of the practice away for good',
  },
  later: { en: 'Remind me', es: 'Recordarme', description: 'Button: the message comes again after the next sign-in' },
});

export const twoFactorPromptWords = messages('dashboard.twoFactorPrompt', {
  text: {
    en: 'Keep your records private: ask for a code or a passkey when somebody signs in on a new device.',
    es: 'Proteja sus datos: pida un código o una llave de acceso cuando alguien inicie sesión en un dispositivo nuevo.',
    description: 'Above the dashboard, once after signing in',
  },
  setUp: { en: 'Set it up', es: 'Configurarlo', description: 'Link to the settings of two-factor authentication' },
  notNow: { en: 'Not now', es: 'Ahora no', description: 'Button that takes the prompt away' },
});

export const checkInPanelWords = messages('dashboard.checkInPanel', {
  offer: {
    en: 'You can check in for your visit with {provider}, {when}.',
    es: 'Su cita con {provider}, {when}: ya puede registrar su llegada.',
    description: 'On the dashboard once check-in is open: name of the provider, date and time',
  },
  now: { en: 'Check in now', es: 'Registrar llegada ahora', description: 'Button that leads to check-in' },
  office: { en: 'At the office', es: 'En el consultorio', description: 'Button: the person checks in at the office' },
  atOffice: {
    en: 'Please check in at the front desk when you arrive. You can still check in here until then.',
    es: 'Registre su llegada en la recepción cuando llegue. Hasta entonces todavía puede hacerlo aquí.',
    description: 'In its place once somebody chose to check in at the office',
  },
});

export const dashboardTabWords = messages('dashboard.tab', {
  appointments: { en: 'Appointment', es: 'Cita', description: 'Tab of the dashboard' },
  payments: { en: 'Payment', es: 'Pago', description: 'Tab of the dashboard' },
  visits: { en: 'Visit history', es: 'Historial de visitas', description: 'Tab of the dashboard' },
  allergies: { en: 'Allergies', es: 'Alergias', description: 'Tab of the dashboard' },
  medications: { en: 'Medications', es: 'Medicamentos', description: 'Tab of the dashboard' },
  conditions: { en: 'Conditions', es: 'Enfermedades', description: 'Tab of the dashboard' },
});

import type { HoursSuccess, HoursRefusal } from '@portico/application/scheduling';
import type { BadRange } from '@portico/domain/scheduling';
import { messages, type Message } from '../../words/messages.ts';

export const hoursWords = messages('availableHours.screen', {
  loading: {
    en: 'Loading available times…',
    es: 'Cargando las horas disponibles…',
    description: 'Said while the times are fetched',
  },
  looking: {
    en: 'Looking for times…',
    es: 'Buscando horas…',
    description: 'Said while the times of other days are fetched',
  },
  title: { en: 'Choose a time', es: 'Elija una hora', description: 'Heading above the available times' },
  range: { en: '{from} to {to}', es: 'Del {from} al {to}', description: 'The days whose times are shown; two dates' },
  zone: {
    en: 'Times are on the clock of {office} ({zone}).',
    es: 'Las horas son según el reloj de {office} ({zone}).',
    description: 'Where the device is in another time zone; name of the office and of its zone, such as ET',
  },
  asked: {
    en: 'This practice answers every request. A time you choose is not booked until they confirm it.',
    es: 'Este consultorio responde cada solicitud. La hora que elija no queda reservada hasta que la confirmen.',
    description: 'Above times that can only be asked for',
  },
  replaced: {
    en: 'Your visit on {day} stays as it is until you confirm a new time.',
    es: 'Su cita del {day} sigue igual hasta que confirme una nueva hora.',
    description: 'Above the times where another time for a visit is wanted; day and time of that visit',
  },
  other: { en: 'Choose a different date', es: 'Elegir otra fecha', description: 'Button that opens the calendar' },
  timesOn: {
    en: 'Times on {day}',
    es: 'Horas del {day}',
    description: 'Name of the group of times of one day, for screen readers',
  },
  count: {
    en: '{day} ({count, plural, one {# time} other {# times}})',
    es: '{day} ({count, plural, one {# hora} other {# horas}})',
    description: 'Heading of the times of one day, which folds them away; the day and how many there are',
  },
  keeping: {
    en: 'Holding this time…',
    es: 'Guardando esta hora…',
    description: 'Said after a time was pressed, while it is being held for the person',
  },
  none: {
    en: 'There are no open times from {from} to {to}.',
    es: 'No hay horas libres del {from} al {to}.',
    description: 'Where the days that are shown have no free time; two dates',
  },
  noneAhead: {
    en: 'There are no open times online for this visit. Please choose another provider or place, or call the practice.',
    es: 'No hay horas libres en línea para esta cita. Elija otro médico u otro lugar, o llame al consultorio.',
    description: 'Where no time is free as far ahead as anybody can look',
  },
  wait: {
    en: 'Tell me when a time is free',
    es: 'Avíseme cuando haya una hora libre',
    description: 'Button where no time is free: goes to the wait list',
  },
  waitEarlier: {
    en: 'Tell me when an earlier time is free',
    es: 'Avíseme cuando haya una hora más temprana',
    description: 'The same button where another time for a booked visit is wanted',
  },
  nextDay: {
    en: 'See times on {day}',
    es: 'Ver horas del {day}',
    description: 'Button to the first day that has a free time',
  },
  nextThree: {
    en: 'Next three',
    es: 'Próximos tres',
    description: 'Button that moves on to the three days after those that are shown; exact text in English',
  },
  chooseAgain: {
    en: 'Change provider, visit or place',
    es: 'Cambiar médico, tipo de cita o lugar',
    description: 'Button back to what was chosen',
  },
  call: {
    en: 'Call {practice}: {phone}',
    es: 'Llamar a {practice}: {phone}',
    description: 'Link that calls the practice',
  },
  minutes: {
    en: '{visitType}, {minutes} minutes',
    es: '{visitType}, {minutes} minutos',
    description: 'What was chosen: kind of visit and how long it takes',
  },
  video: {
    en: 'Video visit',
    es: 'Consulta por video',
    description: 'Beside what was chosen, where the visit takes place by video',
  },
  toList: { en: 'See my appointments', es: 'Ver mis citas', description: 'Button to the list of appointments' },
  toCheckOut: {
    en: 'Go on with check-out',
    es: 'Seguir con la salida',
    description: 'In place of that button: back to leaving the visit on whose way the next one was booked',
  },
});

/** Shown above the fresh times. */
export const newsWords: Readonly<Record<Exclude<HoursSuccess['kind'], 'failed'>, Message>> = messages(
  'availableHours.news',
  {
    'slot-gone': {
      en: 'Someone else just took that time. Nothing was booked. Here are the times that are still open.',
      es: 'Otra persona acaba de tomar esa hora. No se reservó nada. Estas son las horas que siguen libres.',
      description: 'The time that was pressed or confirmed is somebody else’s',
    },
    'hold-over': {
      en: 'We held your time for 10 minutes and have let it go. Nothing was booked. Choose a time again.',
      es: 'Guardamos su hora durante 10 minutos y ya la soltamos. No se reservó nada. Elija una hora otra vez.',
      description: 'The time was not confirmed while it was held',
    },
  },
);

/** Why there are no times at all. */
export const hoursRefusalWords: Readonly<Record<HoursRefusal['kind'], Message>> = messages('availableHours.refusal', {
  'not-offered': {
    en: 'This visit can no longer be booked online with these choices. Please choose again.',
    es: 'Esta cita ya no se puede reservar en línea con lo que eligió. Elija de nuevo.',
    description: 'The practice does not offer what was chosen together',
  },
  'not-cancellable': {
    en: 'This visit can no longer be changed online. It stays as it is. To change it, call the practice.',
    es: 'Esta cita ya no se puede cambiar en línea. Sigue igual. Para cambiarla, llame al consultorio.',
    description: 'Another time was wanted for a visit that is too near, or over',
  },
});

/** Why the picked range is not valid. */
export const badRangeWords: Readonly<Record<BadRange['kind'], Message>> = messages('availableHours.badRange', {
  'past-day': {
    en: 'Choose today or a later day.',
    es: 'Elija hoy o un día posterior.',
    description: 'The first day is past',
  },
  'too-far': {
    en: 'You can look up to 15 months ahead.',
    es: 'Puede buscar hasta 15 meses por adelantado.',
    description: 'The last day is too far away',
  },
  'too-long': {
    en: 'Choose at most 35 days at once.',
    es: 'Elija como máximo 35 días a la vez.',
    description: 'The last day is more than 34 days after the first one',
  },
  reversed: {
    en: 'Choose a first and a last day.',
    es: 'Elija un primer día y un último día.',
    description: 'The last day is before the first one',
  },
});

export const datesWords = messages('availableHours.dates', {
  title: { en: 'Choose dates', es: 'Elija las fechas', description: 'Title of the calendar' },
  hint: {
    en: 'Choose the first and the last day you could come.',
    es: 'Elija el primer y el último día en que podría venir.',
    description: 'Above the calendar',
  },
  days: { en: 'Days to look at', es: 'Días para buscar', description: 'Name of the calendar for screen readers' },
  apply: {
    en: 'Apply',
    es: 'Aplicar',
    description: 'Button that shows the times of the chosen days; exact text in English',
  },
  previous: { en: 'Earlier month', es: 'Mes anterior', description: 'Button of the calendar' },
  next: { en: 'Later month', es: 'Mes siguiente', description: 'Button of the calendar' },
});

export const confirmWords = messages('availableHours.confirm', {
  title: {
    en: 'Confirm your time',
    es: 'Confirme su hora',
    description: 'Title over a chosen time that will be booked',
  },
  requestTitle: {
    en: 'Request this time?',
    es: '¿Solicitar esta hora?',
    description: 'Title over a chosen time that will be asked for',
  },
  held: {
    en: 'We are holding this time for you: {time} left.',
    es: 'Le guardamos esta hora: quedan {time}.',
    description: 'How long the chosen time is still held; minutes and seconds such as 9:59',
  },
  heldSoon: {
    en: '{minutes, plural, =0 {Less than a minute left to confirm.} one {# minute left to confirm.} other {# minutes left to confirm.}}',
    es: '{minutes, plural, =0 {Queda menos de un minuto para confirmar.} one {Queda # minuto para confirmar.} other {Quedan # minutos para confirmar.}}',
    description: 'Said to screen readers now and then while a time is held',
  },
  replaces: {
    en: 'Your visit on {day} will be canceled when you confirm.',
    es: 'Su cita del {day} se cancelará cuando confirme.',
    description: 'Where a new time takes the place of a visit; its day and time',
  },
  staysUntil: {
    en: 'Your visit on {day} stays until the practice has answered.',
    es: 'Su cita del {day} sigue hasta que el consultorio responda.',
    description: 'Where a time is only asked for in place of a visit; its day and time',
  },
  price: {
    en: 'To pay now: {amount}',
    es: 'A pagar ahora: {amount}',
    description: 'What is to be paid before the visit is booked',
  },
  priceLater: {
    en: 'The practice asks for {amount} before this visit and will tell you how to pay.',
    es: 'El consultorio pide {amount} antes de esta cita y le dirá cómo pagar.',
    description: 'What is to be paid, where it cannot be paid online',
  },
  needsPayer: {
    en: 'You may book for this person, but not pay for them. Ask them to book this visit, or call {phone}.',
    es: 'Puede reservar para esta persona, pero no pagar por ella. Pídale que reserve la cita o llame al {phone}.',
    description: 'Where a visit is paid for first and a delegate has no right to pay; telephone number of the practice',
  },
  prepaidMoves: {
    en: 'The {amount} you paid ahead goes along to the new time.',
    es: 'Los {amount} que pagó por adelantado pasan a la nueva hora.',
    description: 'Where a new time takes the place of a prepaid visit; the amount',
  },
  paidBefore: {
    en: 'Did you already pay for your old time? Call {phone} before you pay again.',
    es: '¿Ya pagó por su hora anterior? Llame al {phone} antes de pagar otra vez.',
    description: 'Below the price, where a new time takes the place of a visit; telephone number of the practice',
  },
  terms: {
    en: 'You can change or cancel here until {day}. After that, call the practice.',
    es: 'Puede cambiarla o cancelarla aquí hasta el {day}. Después, llame al consultorio.',
    description: 'When a visit can be cancelled online; day and time',
  },
  termsNever: {
    en: 'This visit is soon: to change or cancel it, call the practice.',
    es: 'Esta cita es pronto: para cambiarla o cancelarla, llame al consultorio.',
    description: 'Where a visit is too near to be cancelled online',
  },
  notBooked: {
    en: 'This is a request. The practice will confirm it or offer another time.',
    es: 'Esto es una solicitud. El consultorio la confirmará o le ofrecerá otra hora.',
    description: 'Where a time is only asked for',
  },
  book: { en: 'Book this time', es: 'Reservar esta hora', description: 'Button' },
  request: { en: 'Request this time', es: 'Solicitar esta hora', description: 'Button' },
  pay: { en: 'Continue to payment', es: 'Continuar al pago', description: 'Button' },
  booking: { en: 'Booking…', es: 'Reservando…', description: 'On the button while a time is booked' },
  requesting: { en: 'Sending…', es: 'Enviando…', description: 'On the button while a time is asked for' },
  another: { en: 'Choose another time', es: 'Elegir otra hora', description: 'Button that gives the chosen time up' },
  notSure: {
    en: 'Your visit may or may not be booked. Press again to find out: it is never booked twice.',
    es: 'Su cita puede estar reservada o no. Presione otra vez para saberlo: nunca se reserva dos veces.',
    description: 'After the sentence that says why no answer came',
  },
});

export const bookedWords = messages('availableHours.booked', {
  booked: { en: 'Appointment booked', es: 'Cita reservada', description: 'Title after a visit was booked' },
  requested: { en: 'Appointment requested', es: 'Cita solicitada', description: 'Title after a visit was asked for' },
  with: {
    en: '{visitType} with {provider} at {office}, {practice}.',
    es: '{visitType} con {provider} en {office}, {practice}.',
    description: 'What was booked or asked for; kind of visit, provider, office and practice',
  },
  wait: {
    en: 'This time is not booked yet. The practice will confirm it and let you know.',
    es: 'Esta hora aún no está reservada. El consultorio la confirmará y le avisará.',
    description: 'After a visit was asked for',
  },
  cancelled: {
    en: 'Your old time is canceled.',
    es: 'Su hora anterior está cancelada.',
    description: 'After a visit was given another time',
  },
  preRegistration: {
    en: 'One more step: please fill in your forms before you come. They are on your home page.',
    es: 'Un paso más: llene sus formularios antes de venir. Están en su página de inicio.',
    description: 'After booking, where the practice wants to know more of the patient first',
  },
  toForms: { en: 'Go to my forms', es: 'Ir a mis formularios', description: 'Button onward to pre-registration' },
});

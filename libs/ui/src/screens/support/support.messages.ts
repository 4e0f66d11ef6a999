import { messages } from '../../words/messages.ts';

export const supportWords = messages('support.contact', {
  loading: {
    en: 'Loading the contact details…',
    es: 'Cargando los datos de contacto…',
    description: 'Said while the page is fetched',
  },
  recent: {
    en: 'What went wrong lately',
    es: 'Qué falló últimamente',
    description: 'Title over a short list of errors with their codes',
  },
  recentLead: {
    en: 'If you call, tell technical support these lines. They hold nothing from your records.',
    es: 'Si llama, diga estas líneas a la asistencia técnica. No contienen nada de sus registros.',
    description: 'Under that title',
  },
  lead: {
    en: 'Help with the portal: signing in, finding your records, using this site.',
    es: 'Ayuda con el portal: iniciar sesión, encontrar sus registros, usar este sitio.',
    description: 'Under the title of the help page',
  },
  phone: { en: 'Phone', es: 'Teléfono', description: 'Label of the phone number of technical support' },
  email: { en: 'Email', es: 'Correo electrónico', description: 'Label of the email address of technical support' },
  hours: { en: 'Hours', es: 'Horario', description: 'Label of the hours of technical support' },
  hoursText: {
    en: '{days}, {from} to {to}',
    es: '{days}, de {from} a {to}',
    description: 'Days of the week and time of day, such as Monday to Friday, 8:00 AM to 6:00 PM',
  },
  daysText: {
    en: '{first} to {last}',
    es: 'De {first} a {last}',
    description: 'First and last of several days in a row',
  },
  medicalTitle: {
    en: 'For medical questions',
    es: 'Para preguntas médicas',
    description: 'Heading of the note about care',
  },
  medical: {
    en: 'Technical support cannot answer questions about your health. Please call {practice} at {phone}.',
    es: 'La asistencia técnica no puede responder preguntas sobre su salud. Llame a {practice} al {phone}.',
    description: 'Note about care; name and phone of the practice',
  },
  medicalAnywhere: {
    en: 'Technical support cannot answer questions about health. Please call the practice of the person you help.',
    es: 'La asistencia técnica no puede responder preguntas sobre la salud. Llame al consultorio de la persona a quien ayuda.',
    description: 'Note about care for a delegate who is at no practice at the moment',
  },
  callPractice: { en: 'Call {practice}', es: 'Llamar a {practice}', description: 'Link that calls the practice' },
  emergency: {
    en: 'In an emergency, call 911.',
    es: 'En una emergencia, llame al 911.',
    description: 'Note about care, last sentence',
  },
  questions: {
    en: 'Frequent questions',
    es: 'Preguntas frecuentes',
    description: 'Heading of the questions and answers',
  },
});

export const questionWords = messages('support.question', {
  password: { en: 'What if I forget my password?', es: '¿Qué hago si olvido mi contraseña?', description: 'Question' },
  passwordAnswer: {
    en: 'Call technical support at the number above. We will ask who you are, then help you choose a new password.',
    es: 'Llame a la asistencia técnica al número de arriba. Le preguntaremos quién es y le ayudaremos a elegir una contraseña nueva.',
    description: 'Answer',
  },
  signedOut: { en: 'Why was I signed out?', es: '¿Por qué se cerró mi sesión?', description: 'Question' },
  signedOutAnswer: {
    en: 'After 10 minutes without a tap or a key press, the portal signs you out to keep your records private.',
    es: 'Después de 10 minutos sin tocar la pantalla ni el teclado, el portal cierra la sesión para proteger sus datos.',
    description: 'Answer',
  },
  requested: {
    en: 'Is a requested appointment booked?',
    es: '¿Una cita solicitada ya está reservada?',
    description: 'Question',
  },
  requestedAnswer: {
    en: 'No. The practice still has to confirm it. Once they do, it says “Booked”.',
    es: 'No. El consultorio aún tiene que confirmarla. Cuando lo haga, dirá «Reservada».',
    description: 'Answer',
  },
  wrong: {
    en: 'Something in my record is wrong. What can I do?',
    es: 'Hay un error en mi registro. ¿Qué puedo hacer?',
    description: 'Question',
  },
  wrongAnswer: {
    en: 'Your practice keeps your record. Call them and tell them what is wrong. They can correct it.',
    es: 'Su consultorio lleva su registro. Llame y diga qué está mal. Ellos lo pueden corregir.',
    description: 'Answer',
  },
  time: {
    en: 'Which time zone are my appointments in?',
    es: '¿En qué zona horaria están mis citas?',
    description: 'Question',
  },
  timeAnswer: {
    en: 'Always the time at the office. If your phone or computer shows another time zone, we write the zone next to the time.',
    es: 'Siempre en la hora del consultorio. Si su teléfono o computadora usa otra zona horaria, escribimos la zona junto a la hora.',
    description: 'Answer',
  },
});

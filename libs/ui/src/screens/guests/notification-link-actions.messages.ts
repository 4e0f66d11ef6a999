import { messages } from '../../words/messages.ts';

export const confirmVisitWords = messages('guests.confirmVisit', {
  lead: {
    en: 'You have a visit at {practice}:',
    es: 'Tiene una cita en {practice}:',
    description: 'Above the visit that a reminder is about; name of the practice',
  },
  video: { en: 'By video', es: 'Por video', description: 'Instead of an address: the visit is by video' },
  confirm: { en: 'Yes, I will be there', es: 'Sí, ahí estaré', description: 'Button that confirms a visit' },
  confirming: { en: 'Saving…', es: 'Guardando…', description: 'The button while it is being sent' },
  confirmed: {
    en: 'You have confirmed this visit. See you then!',
    es: 'Confirmó esta cita. ¡Le esperamos!',
    description: 'After a visit was confirmed',
  },
  over: {
    en: 'This visit is canceled, was moved, or is over. There is nothing to confirm.',
    es: 'Esta cita se canceló, se cambió o ya pasó. No hay nada que confirmar.',
    description: 'Behind the link of a reminder whose visit does not take place any more',
  },
  change: {
    en: 'Change or cancel this visit',
    es: 'Cambiar o cancelar esta cita',
    description: 'Link to where the visit is changed',
  },
  changeSignIn: {
    en: 'To change or cancel it, sign in or call the practice.',
    es: 'Para cambiarla o cancelarla, inicie sesión o llame al consultorio.',
    description: 'Where the visit cannot be changed without signing in',
  },
  signIn: { en: 'Sign in', es: 'Iniciar sesión', description: 'Link to the login screen' },
});

export const guestOfferWords = messages('guests.earlierTime', {
  waiting: {
    en: 'No earlier time is free for you right now. We will write to you when there is one.',
    es: 'Por ahora no hay una hora más temprana para usted. Le escribiremos cuando haya una.',
    description: 'Behind the link of an offer that is over, while the person still waits',
  },
  over: {
    en: 'You no longer wait for an earlier time. Your visit stays as it is.',
    es: 'Ya no espera una hora más temprana. Su cita sigue igual.',
    description: 'Behind the link of an offer once the person waits no longer',
  },
});

import type { PracticeLanguage } from '@portico/domain/kernel';

export interface PartnerWords {
  readonly intro: string;
  readonly insurance: string;
  readonly yes: string;
  readonly no: string;
  readonly contact: string;
  readonly missing: string;
  readonly send: string;
  readonly leave: string;
  readonly noWay: string;
}

export const partnerWords: Readonly<Record<PracticeLanguage, PartnerWords>> = {
  en: {
    intro: 'Two short questions before your visit.',
    insurance: 'Has your insurance changed since your last visit?',
    yes: 'Yes',
    no: 'No',
    contact: 'Whom should the practice call in an emergency?',
    missing: 'Please answer both questions.',
    send: 'Send and go back',
    leave: 'Go back without answering',
    noWay: 'This link was used before or is too old. Please go back to the portal and open this page from there.',
  },
  es: {
    intro: 'Dos preguntas cortas antes de su cita.',
    insurance: '¿Ha cambiado su seguro desde su última cita?',
    yes: 'Sí',
    no: 'No',
    contact: '¿A quién debe llamar el consultorio en una emergencia?',
    missing: 'Responda las dos preguntas.',
    send: 'Enviar y volver',
    leave: 'Volver sin responder',
    noWay: 'Este enlace ya se usó o es demasiado antiguo. Vuelva al portal y abra esta página desde allí.',
  },
};

import type { Complaint, Route } from '@portico/domain/health';
import { defineMessages, type Message } from '../../texts/index.ts';

/** The way into the body. */
export const routeWords: Readonly<Record<Route, Message>> = defineMessages({
  oral: {
    id: 'application.directions.route.oral',
    defaultMessage: 'by mouth',
    description: 'How a medication is taken: the way into the body',
  },
  sublingual: {
    id: 'application.directions.route.sublingual',
    defaultMessage: 'under the tongue',
    description: 'How a medication is taken: the way into the body',
  },
  buccal: {
    id: 'application.directions.route.buccal',
    defaultMessage: 'inside the cheek',
    description: 'How a medication is taken: the way into the body',
  },
  external: {
    id: 'application.directions.route.external',
    defaultMessage: 'for external use',
    description: 'How a medication is taken: the way into the body',
  },
  skin: {
    id: 'application.directions.route.skin',
    defaultMessage: 'on the skin',
    description: 'How a medication is taken: the way into the body',
  },
  patch: {
    id: 'application.directions.route.patch',
    defaultMessage: 'through the skin',
    description: 'How a medication is taken: the way into the body',
  },
  inhaled: {
    id: 'application.directions.route.inhaled',
    defaultMessage: 'inhaled',
    description: 'How a medication is taken: the way into the body',
  },
  eye: {
    id: 'application.directions.route.eye',
    defaultMessage: 'in the eye',
    description: 'How a medication is taken: the way into the body',
  },
  ear: {
    id: 'application.directions.route.ear',
    defaultMessage: 'in the ear',
    description: 'How a medication is taken: the way into the body',
  },
  nose: {
    id: 'application.directions.route.nose',
    defaultMessage: 'in the nose',
    description: 'How a medication is taken: the way into the body',
  },
  rectal: {
    id: 'application.directions.route.rectal',
    defaultMessage: 'in the rectum',
    description: 'How a medication is taken: the way into the body',
  },
  vaginal: {
    id: 'application.directions.route.vaginal',
    defaultMessage: 'in the vagina',
    description: 'How a medication is taken: the way into the body',
  },
  'under-skin': {
    id: 'application.directions.route.under-skin',
    defaultMessage: 'under the skin',
    description: 'How a medication is taken: the way into the body',
  },
  muscle: {
    id: 'application.directions.route.muscle',
    defaultMessage: 'into a muscle',
    description: 'How a medication is taken: the way into the body',
  },
  vein: {
    id: 'application.directions.route.vein',
    defaultMessage: 'into a vein',
    description: 'How a medication is taken: the way into the body',
  },
});

/** What it is taken for. */
export const complaintWords: Readonly<Record<Complaint, Message>> = defineMessages({
  pain: {
    id: 'application.directions.complaint.pain',
    defaultMessage: 'pain',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  fever: {
    id: 'application.directions.complaint.fever',
    defaultMessage: 'fever',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  headache: {
    id: 'application.directions.complaint.headache',
    defaultMessage: 'headache',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  cough: {
    id: 'application.directions.complaint.cough',
    defaultMessage: 'cough',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  nausea: {
    id: 'application.directions.complaint.nausea',
    defaultMessage: 'nausea',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  vomiting: {
    id: 'application.directions.complaint.vomiting',
    defaultMessage: 'vomiting',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  anxiety: {
    id: 'application.directions.complaint.anxiety',
    defaultMessage: 'anxiety',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  itching: {
    id: 'application.directions.complaint.itching',
    defaultMessage: 'itching',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  insomnia: {
    id: 'application.directions.complaint.insomnia',
    defaultMessage: 'insomnia',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  constipation: {
    id: 'application.directions.complaint.constipation',
    defaultMessage: 'constipation',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  diarrhea: {
    id: 'application.directions.complaint.diarrhea',
    defaultMessage: 'diarrhea',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  heartburn: {
    id: 'application.directions.complaint.heartburn',
    defaultMessage: 'heartburn',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
  'shortness-of-breath': {
    id: 'application.directions.complaint.shortness-of-breath',
    defaultMessage: 'shortness of breath',
    description: 'How a medication is taken: what it is for, after “as needed for”',
  },
});

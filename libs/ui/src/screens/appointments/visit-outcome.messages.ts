import { defineMessages } from 'react-intl';

export const visitOutcomeWords = defineMessages({
  booked: {
    id: 'appointmentList.done.booked',
    defaultMessage: 'The visit is booked for {when}, {video, select, true {by video} other {at {office}}}.',
    description: 'Above the list after a visit was booked; day and time, whether it is by video, office',
  },
  moved: {
    id: 'appointmentList.done.moved',
    defaultMessage:
      'The visit is now on {when}, {video, select, true {by video} other {at {office}}}. The old time is canceled.',
    description: 'Above the list after a visit was given another time; day and time, whether it is by video, office',
  },
  movedFrom: {
    id: 'appointmentList.done.movedFrom',
    defaultMessage:
      'The visit on {was} is now on {when}, {video, select, true {by video} other {at {office}}}. The old time is canceled.',
    description: 'The same where its old day and time are known',
  },
  askedToMove: {
    id: 'appointmentList.done.askedToMove',
    defaultMessage: 'You asked to move the visit on {was}. It stays booked until {practice} answers.',
    description:
      'Above the list after a booked visit was asked to be moved to no certain time; its day and time, practice',
  },
  askedToMoveTo: {
    id: 'appointmentList.done.askedToMoveTo',
    defaultMessage:
      'You asked to move the visit on {was} to {when}, {video, select, true {by video} other {at {office}}}. The old time stays booked until {practice} answers.',
    description:
      'The same with the time that was asked for: its day and time, whether it is by video, office, and those of the booked visit',
  },
  requested: {
    id: 'appointmentList.done.requested',
    defaultMessage:
      'You asked for {when}, {video, select, true {by video} other {at {office}}}. It isn’t booked until {practice} confirms it.',
    description: 'Above the list after a visit was asked for; day and time, whether it is by video, office, practice',
  },
  requestedOpen: {
    id: 'appointmentList.done.requestedOpen',
    defaultMessage:
      'Your request for a visit was sent to {provider}. It isn’t booked until {practice} confirms a time.',
    description: 'The same where a visit was asked for without a certain time; provider, practice',
  },
  requestChanged: {
    id: 'appointmentList.done.requestChanged',
    defaultMessage:
      'Your request for {was} was changed. You now ask for {when}, {video, select, true {by video} other {at {office}}}. It isn’t booked until {practice} confirms it.',
    description:
      'The same after a request was changed; day and time before, then the new ones, whether it is by video, office, practice',
  },
  'checked-in': {
    id: 'appointmentList.done.checked-in',
    defaultMessage:
      '{isOther, select, true {{person} is} other {You’re}} checked in for {when}, {video, select, true {by video} other {at {office}}}.',
    description:
      'Above the list after check-in; day and time, whether it is by video, office; whether it was done for another person, and the name of that person',
  },
});

/** What comes next. */
export const nextWords = defineMessages({
  open: {
    id: 'appointmentList.next.open',
    defaultMessage: '{asked, select, true {Open this request} other {Open this visit}}',
    description: 'Link to the page of that visit, or of the request for it',
  },
  office: {
    id: 'appointmentList.next.office',
    defaultMessage: 'Bring the insurance card and a photo ID.',
    description: 'Of a visit at an office',
  },
  video: {
    id: 'appointmentList.next.video',
    defaultMessage: 'You can join it from this page, 30 minutes before it begins.',
    description: 'Of a video visit',
  },
  sent: {
    id: 'appointmentList.next.sent',
    defaultMessage: 'The practice will send the link to join it.',
    description: 'Of a video visit that the practice itself opens',
  },
});

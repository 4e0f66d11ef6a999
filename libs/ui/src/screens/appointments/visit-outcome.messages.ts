import { defineMessages } from 'react-intl';

export const visitOutcomeWords = defineMessages({
  booked: {
    id: 'appointmentList.done.booked',
    defaultMessage: 'Your visit is booked for {when}, {video, select, true {by video} other {at {office}}}.',
    description: 'Above the list after a visit was booked; day and time, whether it is by video, office',
  },
  moved: {
    id: 'appointmentList.done.moved',
    defaultMessage:
      'Your visit is now on {when}, {video, select, true {by video} other {at {office}}}. Your old time is canceled.',
    description: 'Above the list after a visit was given another time; day and time, whether it is by video, office',
  },
  movedFrom: {
    id: 'appointmentList.done.movedFrom',
    defaultMessage:
      'Your visit on {was} is now on {when}, {video, select, true {by video} other {at {office}}}. Your old time is canceled.',
    description: 'The same where its old day and time are known',
  },
  askedToMove: {
    id: 'appointmentList.done.askedToMove',
    defaultMessage: 'You asked to move your visit on {was}. You keep it until {practice} answers.',
    description:
      'Above the list after a booked visit was asked to be moved to no certain time; its day and time, practice',
  },
  askedToMoveTo: {
    id: 'appointmentList.done.askedToMoveTo',
    defaultMessage:
      'You asked to move your visit on {was} to {when}, {video, select, true {by video} other {at {office}}}. You keep it until {practice} answers.',
    description:
      'The same with the time that was asked for: its day and time, whether it is by video, office, and those of the booked visit',
  },
  requested: {
    id: 'appointmentList.done.requested',
    defaultMessage:
      'You asked for {when}, {video, select, true {by video} other {at {office}}}. It isn’t booked until {practice} confirms it.',
    description: 'Above the list after a visit was asked for; day and time, whether it is by video, office, practice',
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
    defaultMessage: 'You’re checked in for {when}, {video, select, true {by video} other {at {office}}}.',
    description: 'Above the list after check-in; day and time, whether it is by video, office',
  },
});

/** What comes next. */
export const nextWords = defineMessages({
  office: {
    id: 'appointmentList.next.office',
    defaultMessage: 'Bring your insurance card and a photo ID.',
    description: 'Of a visit at an office',
  },
  video: {
    id: 'appointmentList.next.video',
    defaultMessage: 'You can join it from this page, 30 minutes before it begins.',
    description: 'Of a video visit',
  },
  sent: {
    id: 'appointmentList.next.sent',
    defaultMessage: 'Your practice will send you the link to join it.',
    description: 'Of a video visit that the practice itself opens',
  },
});

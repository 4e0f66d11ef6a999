import { defineMessages } from 'react-intl';

/** The section `photo`. */
export const photoWords = defineMessages({
  lead: {
    id: 'profile.photo.lead',
    defaultMessage: 'A photo helps {practice} recognize you.',
    description: 'First line of the section; name of the practice',
  },
  current: { id: 'profile.photo.current', defaultMessage: 'Your photo', description: 'Says what the picture shows' },
  none: { id: 'profile.photo.none', defaultMessage: 'No photo yet', description: 'In place of the picture' },
  choose: {
    id: 'profile.photo.choose',
    defaultMessage: 'Choose a photo',
    description: 'Button that opens the files or camera',
  },
  chooseAnother: {
    id: 'profile.photo.chooseAnother',
    defaultMessage: 'Choose another photo',
    description: 'The same where there is one',
  },
  frame: {
    id: 'profile.photo.frame',
    defaultMessage: 'Photo to crop. Move it with the arrow keys.',
    description: 'Name of the frame in which the photo is moved, for screen readers',
  },
  frameHint: {
    id: 'profile.photo.frameHint',
    defaultMessage: 'Move the photo until your face is in the frame.',
    description: 'Above the frame',
  },
  zoom: { id: 'profile.photo.zoom', defaultMessage: 'Zoom', description: 'Label of the slider' },
  move: { id: 'profile.photo.move', defaultMessage: 'Move the photo', description: 'Name of the four buttons' },
  left: { id: 'profile.photo.left', defaultMessage: 'Left', description: 'Button that moves the photo' },
  right: { id: 'profile.photo.right', defaultMessage: 'Right', description: 'Button that moves the photo' },
  up: { id: 'profile.photo.up', defaultMessage: 'Up', description: 'Button that moves the photo' },
  down: { id: 'profile.photo.down', defaultMessage: 'Down', description: 'Button that moves the photo' },
  save: { id: 'profile.photo.save', defaultMessage: 'Save photo', description: 'Button' },
  saving: { id: 'profile.photo.saving', defaultMessage: 'Saving…', description: 'On that button while it saves' },
  cancel: { id: 'profile.photo.cancel', defaultMessage: 'Cancel', description: 'Button: the chosen photo is put away' },
  wrongType: {
    id: 'profile.photo.wrongType',
    defaultMessage: 'Choose a picture: JPG, PNG or GIF.',
    description: 'Another kind of file was chosen',
  },
  unreadable: {
    id: 'profile.photo.unreadable',
    defaultMessage: 'This device can’t open the picture. Choose a JPG or PNG, or take a photo.',
    description: 'A picture could not be read',
  },
});

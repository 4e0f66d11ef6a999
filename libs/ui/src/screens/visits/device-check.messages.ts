import { defineMessages } from 'react-intl';

export const deviceCheckWords = defineMessages({
  open: {
    id: 'visitDetails.devices.open',
    defaultMessage: 'Test your camera and microphone',
    description: 'Button on the page of a video visit, and title of what it opens',
  },
  asking: {
    id: 'visitDetails.devices.asking',
    defaultMessage: 'Your browser may ask to use your camera and microphone. Choose “Allow”.',
    description: 'Until the camera and the microphone are open',
  },
  seen: {
    id: 'visitDetails.devices.seen',
    defaultMessage: 'Your camera works if you can see yourself here.',
    description: 'Under the picture of the camera',
  },
  picture: {
    id: 'visitDetails.devices.picture',
    defaultMessage: 'What your camera shows',
    description: 'Name of the picture of the camera, for screen readers',
  },
  speak: {
    id: 'visitDetails.devices.speak',
    defaultMessage: 'Say a few words to test your microphone.',
    description: 'Until the microphone has heard a voice',
  },
  heard: {
    id: 'visitDetails.devices.heard',
    defaultMessage: 'Your microphone works.',
    description: 'Once the microphone has heard a voice',
  },
  private: {
    id: 'visitDetails.devices.private',
    defaultMessage: 'Only you see and hear this. Nothing is sent or saved.',
    description: 'Under the test of camera and microphone',
  },
  denied: {
    id: 'visitDetails.devices.denied',
    defaultMessage:
      'Your browser doesn’t let this page use your camera and microphone. Allow them in your browser’s settings for this page, and try again.',
    description: 'The person or the browser refused',
  },
  missing: {
    id: 'visitDetails.devices.missing',
    defaultMessage:
      'We couldn’t find a camera and a microphone. Connect them, or join from a phone or tablet, and try again.',
    description: 'The device has no camera or no microphone',
  },
  busy: {
    id: 'visitDetails.devices.busy',
    defaultMessage: 'Another program is using your camera or microphone. Close it, and try again.',
    description: 'The camera or the microphone is in use',
  },
});

import { messages } from '../../words/messages.ts';

/** The section `photo`. */
export const photoWords = messages('profile.photo', {
  lead: {
    en: 'A picture of you helps {practice} to know you.',
    es: 'Una foto suya ayuda a {practice} a reconocerle.',
    description: 'First line of the section; name of the practice',
  },
  current: { en: 'Your photo', es: 'Su foto', description: 'Says what the picture shows' },
  none: { en: 'No photo yet', es: 'Todavía sin foto', description: 'In place of the picture' },
  choose: { en: 'Choose a photo', es: 'Elegir una foto', description: 'Button that opens the files or camera' },
  chooseAnother: { en: 'Choose another photo', es: 'Elegir otra foto', description: 'The same where there is one' },
  frame: {
    en: 'Photo to be framed. Move it with the arrow keys.',
    es: 'Foto por encuadrar. Muévala con las teclas de flecha.',
    description: 'Name of the frame in which the photo is moved, for screen readers',
  },
  frameHint: {
    en: 'Move the photo until your face is in the frame.',
    es: 'Mueva la foto hasta que su cara esté en el marco.',
    description: 'Above the frame',
  },
  zoom: { en: 'Zoom', es: 'Acercamiento', description: 'Label of the slider' },
  move: { en: 'Move the photo', es: 'Mover la foto', description: 'Name of the four buttons' },
  left: { en: 'Left', es: 'Izquierda', description: 'Button that moves the photo' },
  right: { en: 'Right', es: 'Derecha', description: 'Button that moves the photo' },
  up: { en: 'Up', es: 'Arriba', description: 'Button that moves the photo' },
  down: { en: 'Down', es: 'Abajo', description: 'Button that moves the photo' },
  save: { en: 'Save photo', es: 'Guardar la foto', description: 'Button' },
  saving: { en: 'Saving…', es: 'Guardando…', description: 'On that button while it saves' },
  cancel: { en: 'Cancel', es: 'Cancelar', description: 'Button: the chosen photo is put away' },
  wrongType: {
    en: 'Please choose a picture: JPG, PNG or GIF.',
    es: 'Elija una imagen: JPG, PNG o GIF.',
    description: 'Another kind of file was chosen',
  },
  unreadable: {
    en: 'This device cannot open the picture. Please choose a JPG or PNG, or take a photo.',
    es: 'Este dispositivo no puede abrir la imagen. Elija un JPG o PNG, o tome una foto.',
    description: 'A picture could not be read',
  },
});

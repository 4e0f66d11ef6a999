import { defineMessages } from 'react-intl';

export const twoFactorWords = defineMessages({
  title: { id: 'authentication.twoFactor.title', defaultMessage: 'Two-factor authentication', description: 'Heading' },
  lead: {
    id: 'authentication.twoFactor.lead',
    defaultMessage:
      'On a new device, we ask for a code after your password. Someone who only has your password can’t get in.',
    description: 'What two-factor authentication is',
  },
  sentByEmail: {
    id: 'authentication.twoFactor.sentByEmail',
    defaultMessage: 'We send codes to {address}.',
    description: 'Where codes go; an email address or a phone number',
  },
  open: {
    id: 'authentication.twoFactor.open',
    defaultMessage: 'Set up codes',
    description: 'Button that opens the form',
  },
  change: {
    id: 'authentication.twoFactor.change',
    defaultMessage: 'Change codes',
    description: 'Button that opens the form',
  },
  toggle: {
    id: 'authentication.twoFactor.toggle',
    defaultMessage: 'Use two-factor authentication',
    description: 'Switch; on asks for a code at sign-in',
  },
  where: {
    id: 'authentication.twoFactor.where',
    defaultMessage: 'Where should codes go?',
    description: 'Question above two choices',
  },
  email: { id: 'authentication.twoFactor.email', defaultMessage: 'Email', description: 'Choice: codes by email' },
  phone: {
    id: 'authentication.twoFactor.phone',
    defaultMessage: 'Text message',
    description: 'Choice: codes by text message',
  },
  emailField: {
    id: 'authentication.twoFactor.emailField',
    defaultMessage: 'Email address',
    description: 'Label of the address, which cannot be changed here',
  },
  phoneField: {
    id: 'authentication.twoFactor.phoneField',
    defaultMessage: 'Mobile number',
    description: 'Label of the field',
  },
  phoneMissing: {
    id: 'authentication.twoFactor.phoneMissing',
    defaultMessage: 'Enter your mobile number.',
    description: 'At that field where it is empty',
  },
  phoneHint: {
    id: 'authentication.twoFactor.phoneHint',
    defaultMessage: 'With area code, such as 602-555-0142. Your carrier may charge for text messages.',
    description: 'Under the label of the number',
  },
  enable: {
    id: 'authentication.twoFactor.enable',
    defaultMessage: 'Enable',
    description: 'Button that turns codes on',
  },
  disable: {
    id: 'authentication.twoFactor.disable',
    defaultMessage: 'Turn off',
    description: 'Button that turns every second factor off',
  },
  disableNote: {
    id: 'authentication.twoFactor.disableNote',
    defaultMessage: 'This also removes your authenticator app, passkeys and recovery codes.',
    description: 'Said where every second factor is to be turned off',
  },
});

export const codeWords = defineMessages({
  sent: {
    id: 'authentication.code.sent',
    defaultMessage: 'We sent a 5-digit code to {address}. It is valid for 5 minutes.',
    description: 'Above the field; an email address or a phone number',
  },
  field: { id: 'authentication.code.field', defaultMessage: 'Code', description: 'Label of the field for the code' },
  fieldMissing: {
    id: 'authentication.code.fieldMissing',
    defaultMessage: 'Enter the code.',
    description: 'At that field where it is empty',
  },
  verify: { id: 'authentication.code.verify', defaultMessage: 'Verify', description: 'Button that sends the code' },
  resend: {
    id: 'authentication.code.resend',
    defaultMessage: 'Send another code',
    description: 'Button that sends another code',
  },
  resendIn: {
    id: 'authentication.code.resendIn',
    defaultMessage: 'You can ask for another code in {time}.',
    description: 'Before that button can be pressed; minutes and seconds such as 04:59',
  },
  back: {
    id: 'authentication.code.back',
    defaultMessage: 'Back',
    description: 'Button that goes back to where the code was asked for',
  },
});

export const appWords = defineMessages({
  title: { id: 'authentication.app.title', defaultMessage: 'Authenticator app', description: 'Heading' },
  lead: {
    id: 'authentication.app.lead',
    defaultMessage: 'An app on your phone shows a new code every 30 seconds, even without a signal.',
    description: 'What an authenticator app is',
  },
  open: { id: 'authentication.app.open', defaultMessage: 'Set up an app', description: 'Button that opens the form' },
  remove: {
    id: 'authentication.app.remove',
    defaultMessage: 'Remove the app',
    description: 'Button that opens the form to remove it',
  },
  continue: {
    id: 'authentication.app.continue',
    defaultMessage: 'Continue',
    description: 'Button that shows the picture',
  },
  scan: {
    id: 'authentication.app.scan',
    defaultMessage: 'Open your authenticator app and scan this picture.',
    description: 'Above the QR code',
  },
  picture: {
    id: 'authentication.app.picture',
    defaultMessage: 'QR code for your authenticator app',
    description: 'Name of the picture, for screen readers',
  },
  noCamera: {
    id: 'authentication.app.noCamera',
    defaultMessage: 'No camera? Type this key into the app:',
    description: 'Above the key',
  },
  openHere: {
    id: 'authentication.app.openHere',
    defaultMessage: 'Open the app on this device',
    description: 'Link that opens an authenticator app on the same phone',
  },
  field: { id: 'authentication.app.field', defaultMessage: '6-digit code from the app', description: 'Label' },
  fieldMissing: {
    id: 'authentication.app.fieldMissing',
    defaultMessage: 'Enter the code from the app.',
    description: 'At that field where it is empty',
  },
});

export const passkeyWords = defineMessages({
  title: { id: 'authentication.passkey.title', defaultMessage: 'Passkeys', description: 'Heading' },
  lead: {
    id: 'authentication.passkey.lead',
    defaultMessage:
      'Sign in with your fingerprint, face or screen lock instead of a password. Only your device can do it.',
    description: 'What a passkey is',
  },
  unable: {
    id: 'authentication.passkey.unable',
    defaultMessage: 'This browser doesn’t support passkeys. Try another browser or device.',
    description: 'In place of the button, where the device cannot',
  },
  open: {
    id: 'authentication.passkey.open',
    defaultMessage: 'Add a passkey',
    description: 'Button that opens the form',
  },
  name: {
    id: 'authentication.passkey.name',
    defaultMessage: 'Name of this passkey',
    description: 'Label of the field',
  },
  nameMissing: {
    id: 'authentication.passkey.nameMissing',
    defaultMessage: 'Enter a name for the passkey.',
    description: 'At that field where it is empty',
  },
  nameHint: {
    id: 'authentication.passkey.nameHint',
    defaultMessage: 'A name you’ll recognize, such as “My phone”.',
    description: 'Under the label of the name',
  },
  defaultName: {
    id: 'authentication.passkey.defaultName',
    defaultMessage: 'My device',
    description: 'Name that is filled in',
  },
  add: {
    id: 'authentication.passkey.add',
    defaultMessage: 'Add',
    description: 'Button: the browser then asks its own question',
  },
  added: {
    id: 'authentication.passkey.added',
    defaultMessage: 'Added {date}',
    description: 'Beside the name of a passkey; a short date',
  },
  used: {
    id: 'authentication.passkey.used',
    defaultMessage: 'last used {date}',
    description: 'After the day on which it was added; a short date',
  },
  removeNamed: {
    id: 'authentication.passkey.removeNamed',
    defaultMessage: 'Remove {name}',
    description: 'Button that opens the form to remove a passkey; its name',
  },
});

export const recoveryWords = defineMessages({
  title: { id: 'authentication.recovery.title', defaultMessage: 'Recovery codes', description: 'Heading' },
  lead: {
    id: 'authentication.recovery.lead',
    defaultMessage: 'If you lose your phone, each of these codes lets you in once. Write them down and keep them safe.',
    description: 'What recovery codes are',
  },
  left: {
    id: 'authentication.recovery.left',
    defaultMessage: '{count, plural, =0 {No codes} one {# code left} other {# codes left}}',
    description: 'How many can still be used',
  },
  needsFactor: {
    id: 'authentication.recovery.needsFactor',
    defaultMessage: 'Set up two-factor authentication first.',
    description: 'In place of the button, where codes would open nothing',
  },
  onlyWay: {
    id: 'authentication.recovery.onlyWay',
    defaultMessage:
      'Without recovery codes you can’t sign in on another device, or if your phone or computer is lost. Create them now.',
    description: 'Warning while one device is the only second factor and there are no recovery codes',
  },
  open: {
    id: 'authentication.recovery.open',
    defaultMessage: 'Create new codes',
    description: 'Button that opens the form',
  },
  note: {
    id: 'authentication.recovery.note',
    defaultMessage: 'Earlier codes will no longer work.',
    description: 'In the form',
  },
  make: { id: 'authentication.recovery.make', defaultMessage: 'Show the codes', description: 'Button that makes them' },
  once: {
    id: 'authentication.recovery.once',
    defaultMessage: 'These codes are shown only once. Print them or write them down now.',
    description: 'Above the codes',
  },
  print: { id: 'authentication.recovery.print', defaultMessage: 'Print', description: 'Button that prints the codes' },
  kept: {
    id: 'authentication.recovery.kept',
    defaultMessage: 'I’ve saved them',
    description: 'Button that closes the codes',
  },
});

export { CardFormFields, focusFirstMistake } from './card-form.tsx';

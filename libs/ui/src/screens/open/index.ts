export { accommodationWords, interpreterWords } from './accommodations.messages.ts';
export { AccommodationsFields } from './accommodations-fields.tsx';
export { RequestedAccommodations } from './requested-accommodations.tsx';
export { birthDateWords } from './birth-date.messages.ts';
export { BirthDate } from './birth-date.tsx';
export { OpenContext, useBrand, useTitle, type PracticeBrand } from './public-page-context.ts';
export { OpenFrame } from './public-page-frame.tsx';

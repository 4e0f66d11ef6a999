export { anyAccommodations, identities, insuranceLists } from './arbitraries.ts';
export { MemoryPhysicians, MemoryZipCodes } from './memory-physicians-zip-codes.ts';
export { MemoryPatients } from './memory-patients.ts';
export { MemoryRegistration } from './memory-registration.ts';
export { sampleForm, sampleFormWithNeeds } from './sample-registration-form.ts';

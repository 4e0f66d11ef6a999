export { MemoryPhysicians, MemoryZipCodes } from './memory-directories.ts';
export { MemoryPatients } from './memory-patients.ts';
export { MemoryRegistration } from './memory-registration.ts';
export { sampleForm } from './sample-form.ts';

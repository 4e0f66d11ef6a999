export type { FormDesk, RequestedForm } from './ports/form-desk.ts';

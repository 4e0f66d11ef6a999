export { FormsService } from './forms.service.ts';

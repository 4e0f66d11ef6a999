export { type FormAddress, formAddressOf, pathOfForm } from './form-address.ts';
export {
  type FormChanged,
  type FormHistory,
  type FormNotice,
  type FormQueue,
  type FormProblem,
  type FormRefusal,
  type FormTexts,
  type Forms,
  type SignedFormShown,
  type SignedPage,
  formModal,
  formsPageSize,
} from './forms.port.ts';

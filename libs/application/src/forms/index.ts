export * from './form-address.ts';
export * from './form-history.view-model.ts';
export * from './form-signing.view-model.ts';
export * from './form.view-model.ts';
export * from './forms.port.ts';
export * from './forms.service.ts';
export * from './signed-form.view-model.ts';

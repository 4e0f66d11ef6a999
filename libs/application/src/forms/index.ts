export * from './form.view-model.ts';

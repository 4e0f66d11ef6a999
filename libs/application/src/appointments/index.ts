export * from './appointment-list.view-model.ts';
export * from './appointments.port.ts';
export * from './appointments.service.ts';
export * from './visit-news.ts';

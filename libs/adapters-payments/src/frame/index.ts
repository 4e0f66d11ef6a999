export * from './frame-pages.ts';
export * from './frame-paths.ts';

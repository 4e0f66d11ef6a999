export * from './behavior.ts';
export * from './ports/dismissed-messages.ts';
export * from './ports/practice-directory.ts';
export * from './practice.ts';

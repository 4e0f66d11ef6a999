export { AskAboutResult } from './ask-about-result.tsx';

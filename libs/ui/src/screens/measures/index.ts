export { type MeasureModel, MeasureScreen } from './measure-screen.tsx';

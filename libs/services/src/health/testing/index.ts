export { shownCharts } from './shown-charts-in-memory.ts';

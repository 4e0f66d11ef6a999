export { shownCharts } from './shown-charts-in-memory.ts';
export { announcerOver, announcingStores } from './announcing.ts';

export * from './chart.ts';
export * from './lab-trend.ts';
export * from './order.ts';
export * from './ports/chart-source.ts';
export * from './ports/record-printer.ts';
export * from './readable-unit.ts';
export * from './standing-groups.ts';

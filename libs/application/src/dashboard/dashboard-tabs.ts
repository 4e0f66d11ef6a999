/** The tabs of the dashboard, in their order. */
export const dashboardTabs = ['appointments', 'payments', 'visits', 'allergies', 'medications', 'conditions'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const isDashboardTab = (raw: string): raw is DashboardTab => dashboardTabs.some((tab) => tab === raw);

/** The pages that the portal has, by `value` of the tile and of its page. Apart from their code, which only administrators load (ADM-07). */
const pageNames = [
  'agreements',
  'attention',
  'banners',
  'brand',
  'budgets',
  'error',
  'externalApi',
  'feedback',
  'groups',
  'apiToken',
  'company',
  'letters',
  'tile',
  'logs',
  'requests',
  'settings',
  'monitoring',
  'reports/list-reports',
  'reports/create-reports',
  'getListReports/list-reports',
  'getListReports/create-reports',
  'statistics',
  'users/users-add-lists',
  'users/users-table',
] as const;

export type PageName = (typeof pageNames)[number];

/** False for a page of the gateway's menu that the portal does not know. */
export const isPageName = (name: string): name is PageName => pageNames.some((known) => known === name);

import { type AdminPage, lazyPage, lazyScreen } from '../lazyPage.tsx';
import { partsPage } from '../PartsPage.tsx';
import type { PageName } from '../page-names.ts';

/** The order of a report: the same page for one's own reports and in the archive. */
const orderReport = lazyScreen('order', async () => (await import('../reports/OrderPage.tsx')).OrderPage);

/** The pages of the administration by their names in the menu (`value` of the tile and of its page). */
export const adminPages: Readonly<Record<PageName, AdminPage>> = {
  banners: lazyPage(async () => (await import('./banners.tsx')).banners),
  error: lazyPage(async () => (await import('./error.tsx')).errorPage),
  externalApi: lazyPage(async () => (await import('./external-api.tsx')).connections),
  feedback: lazyPage(async () => (await import('./feedback.tsx')).feedbackPage),
  groups: lazyPage(async () => (await import('./groups.tsx')).groups),
  apiToken: lazyPage(async () => (await import('./api-token.tsx')).apiTokens),
  company: partsPage('Компании и тарифы', [
    {
      id: 'companies',
      title: 'Компании',
      Page: lazyPage(async () => (await import('./company.tsx')).companies),
    },
    {
      id: 'tariffs',
      title: 'Тарифы',
      Page: lazyPage(async () => (await import('./company-tariffs.tsx')).tariffs),
    },
  ]),
  letters: partsPage('Письма', [
    {
      id: 'inbox',
      title: 'Входящие',
      Page: lazyPage(async () => (await import('./letters-inbox.tsx')).inbox),
    },
    {
      id: 'templates',
      title: 'Шаблоны',
      Page: lazyPage(async () => (await import('./letters-templates.tsx')).templates),
    },
    {
      id: 'mailings',
      title: 'Рассылки',
      Page: lazyPage(async () => (await import('./letters-mailings.tsx')).mailings),
    },
  ]),
  tile: lazyPage(async () => (await import('./tile.tsx')).tiles),
  logs: partsPage('Журналы', [
    {
      id: 'audit',
      title: 'Действия',
      Page: lazyPage(async () => (await import('./logs-audit.tsx')).auditLog),
    },
    {
      id: 'usage',
      title: 'Использование',
      Page: lazyPage(async () => (await import('./logs-usage.tsx')).usageLog),
    },
    {
      id: 'sign-ins',
      title: 'Входы',
      Page: lazyPage(async () => (await import('./logs-sign-ins.tsx')).signInLog),
    },
  ]),
  requests: lazyPage(async () => (await import('./requests.tsx')).requests),
  monitoring: partsPage('Мониторинг', [
    {
      id: 'services',
      title: 'Сервисы',
      area: 'admin',
      Page: lazyPage(async () => (await import('./monitoring.tsx')).serviceHealth),
    },
    {
      id: 'charts',
      title: 'Графики',
      area: 'admin',
      Page: lazyScreen('charts', async () => (await import('../monitoring/ChartsPart.tsx')).ChartsPart),
    },
    {
      id: 'limits',
      title: 'Лимиты',
      area: 'admin',
      Page: lazyPage(async () => (await import('./monitoring-limits.tsx')).limits),
    },
    {
      id: 'rules',
      title: 'Правила',
      area: 'admin',
      Page: lazyPage(async () => (await import('./monitoring-rules.tsx')).rules),
    },
    {
      id: 'usage',
      title: 'Использование',
      area: 'companyAdmin',
      Page: lazyPage(async () => (await import('./statistics.tsx')).statistics),
    },
    {
      id: 'statuses',
      title: 'Сервисы',
      area: 'companyAdmin',
      Page: lazyPage(async () => (await import('./company-monitoring.tsx')).serviceStatuses),
    },
  ]),
  'reports/list-reports': partsPage('Отчёты', [
    {
      id: 'own',
      title: 'Отчёты',
      area: 'admin',
      Page: lazyPage(async () => (await import('./reports.tsx')).ownReports),
    },
    {
      id: 'reports',
      title: 'Отчёты',
      area: 'companyAdmin',
      Page: lazyPage(async () => (await import('./reports.tsx')).companyReports),
    },
    {
      id: 'schedules',
      title: 'Расписания',
      area: 'companyAdmin',
      Page: lazyPage(async () => (await import('./report-schedules.tsx')).companySchedules),
    },
  ]),
  'reports/create-reports': orderReport,
  'getListReports/list-reports': partsPage('Архив отчётов', [
    {
      id: 'reports',
      title: 'Отчёты',
      Page: lazyPage(async () => (await import('./reports.tsx')).allReports),
    },
    {
      id: 'schedules',
      title: 'Расписания',
      Page: lazyPage(async () => (await import('./report-schedules.tsx')).reportSchedules),
    },
  ]),
  'getListReports/create-reports': orderReport,
  statistics: lazyPage(async () => (await import('./statistics.tsx')).statistics),
  'users/users-add-lists': lazyScreen(
    'imports',
    async () => (await import('../imports/ImportScreen.tsx')).ImportScreen,
  ),
  'users/users-table': lazyPage(async () => (await import('./users-table.tsx')).usersTable),
};

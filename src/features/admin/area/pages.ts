import type { PageName } from '../kit/page-names.ts';
import { type AdminPage, lazyPage, lazyScreen } from '../list/lazyPage.tsx';
import { partsPage } from '../list/PartsPage.tsx';

/** The order of a report: the same page for one's own reports and in the archive. */
const orderReport = lazyScreen('order', async () => (await import('../reports/OrderPage.tsx')).OrderPage);

/** The pages of the administration by their names in the menu (`value` of the tile and of its page). */
export const adminPages: Readonly<Record<PageName, AdminPage>> = {
  agreements: lazyPage(async () => (await import('../pages/agreements.tsx')).agreements),
  attention: lazyScreen('attention', async () => (await import('../attention/Attention.tsx')).Attention),
  brand: lazyScreen('brand', async () => (await import('../brand/BrandPage.tsx')).BrandPage),
  budgets: lazyPage(async () => (await import('../pages/budgets.tsx')).budgets),
  banners: lazyPage(async () => (await import('../pages/banners.tsx')).banners),
  error: lazyPage(async () => (await import('../pages/error.tsx')).errorPage),
  externalApi: partsPage('Внешние API', [
    {
      id: 'connections',
      title: 'Подключения',
      Page: lazyPage(async () => (await import('../pages/external-api.tsx')).connections),
    },
    {
      id: 'prices',
      title: 'Прайс-лист',
      Page: lazyPage(async () => (await import('../pages/external-api-prices.tsx')).prices),
    },
  ]),
  feedback: lazyPage(async () => (await import('../pages/feedback.tsx')).feedbackPage),
  groups: lazyPage(async () => (await import('../pages/groups.tsx')).groups),
  apiToken: lazyPage(async () => (await import('../pages/api-token.tsx')).apiTokens),
  company: partsPage('Компании и тарифы', [
    {
      id: 'companies',
      title: 'Компании',
      Page: lazyPage(async () => (await import('../pages/company.tsx')).companies),
    },
    {
      id: 'tariffs',
      title: 'Тарифы',
      Page: lazyPage(async () => (await import('../pages/company-tariffs.tsx')).tariffs),
    },
  ]),
  letters: partsPage('Письма', [
    {
      id: 'inbox',
      title: 'Входящие',
      Page: lazyPage(async () => (await import('../pages/letters-inbox.tsx')).inbox),
    },
    {
      id: 'templates',
      title: 'Шаблоны',
      Page: lazyPage(async () => (await import('../pages/letters-templates.tsx')).templates),
    },
    {
      id: 'mailings',
      title: 'Рассылки',
      Page: lazyPage(async () => (await import('../pages/letters-mailings.tsx')).mailings),
    },
  ]),
  tile: lazyPage(async () => (await import('../pages/tile.tsx')).tiles),
  logs: partsPage('Журналы', [
    {
      id: 'audit',
      title: 'Действия',
      area: 'admin',
      Page: lazyPage(async () => (await import('../pages/logs-audit.tsx')).auditLog),
    },
    {
      id: 'company',
      title: 'Журнал',
      area: 'companyAdmin',
      Page: lazyPage(async () => (await import('../pages/logs-audit.tsx')).companyAuditLog),
    },
    {
      id: 'usage',
      title: 'Использование',
      area: 'admin',
      Page: lazyPage(async () => (await import('../pages/logs-usage.tsx')).usageLog),
    },
    {
      id: 'sign-ins',
      title: 'Входы',
      area: 'admin',
      Page: lazyPage(async () => (await import('../pages/logs-sign-ins.tsx')).signInLog),
    },
  ]),
  requests: lazyPage(async () => (await import('../pages/requests.tsx')).requests),
  settings: lazyScreen('settings', async () => (await import('../settings/SettingsPage.tsx')).SettingsPage),
  monitoring: partsPage('Мониторинг', [
    {
      id: 'services',
      title: 'Сервисы',
      area: 'admin',
      Page: lazyPage(async () => (await import('../pages/monitoring.tsx')).serviceHealth),
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
      Page: lazyPage(async () => (await import('../pages/monitoring-limits.tsx')).limits),
    },
    {
      id: 'rules',
      title: 'Правила',
      area: 'admin',
      Page: lazyPage(async () => (await import('../pages/monitoring-rules.tsx')).rules),
    },
    {
      id: 'usage',
      title: 'Использование',
      area: 'companyAdmin',
      Page: lazyPage(async () => (await import('../pages/statistics.tsx')).statistics),
    },
    {
      id: 'statuses',
      title: 'Сервисы',
      area: 'companyAdmin',
      Page: lazyPage(async () => (await import('../pages/company-monitoring.tsx')).serviceStatuses),
    },
  ]),
  'reports/list-reports': partsPage('Отчёты', [
    {
      id: 'own',
      title: 'Отчёты',
      area: 'admin',
      Page: lazyPage(async () => (await import('../reports/reports.tsx')).ownReports),
    },
    {
      id: 'reports',
      title: 'Отчёты',
      area: 'companyAdmin',
      Page: lazyPage(async () => (await import('../reports/reports.tsx')).companyReports),
    },
    {
      id: 'schedules',
      title: 'Расписания',
      area: 'companyAdmin',
      Page: lazyPage(async () => (await import('../reports/report-schedules.tsx')).companySchedules),
    },
  ]),
  'reports/create-reports': orderReport,
  'getListReports/list-reports': partsPage('Архив отчётов', [
    {
      id: 'reports',
      title: 'Отчёты',
      Page: lazyPage(async () => (await import('../reports/reports.tsx')).allReports),
    },
    {
      id: 'schedules',
      title: 'Расписания',
      Page: lazyPage(async () => (await import('../reports/report-schedules.tsx')).reportSchedules),
    },
  ]),
  'getListReports/create-reports': orderReport,
  statistics: lazyPage(async () => (await import('../pages/statistics.tsx')).statistics),
  'users/users-add-lists': lazyScreen(
    'imports',
    async () => (await import('../imports/ImportScreen.tsx')).ImportScreen,
  ),
  'users/users-table': lazyPage(async () => (await import('../pages/users-table.tsx')).usersTable),
};

/** Reports and their schedules, for the administrators of companies: their own, of the own company (COMP-02, ADM-36). */

import {
  addReport,
  checkReport,
  ofCompany,
  readReport,
  removeReport,
  reportFile,
  reportPage,
  reportTable,
  stopReport,
} from '#mocks/domain/reports/report-calls.ts';
import {
  addSchedule,
  changeSchedule,
  removeSchedule,
  schedulePage,
  scheduleTable,
} from '#mocks/domain/reports/schedule-calls.ts';
import { on } from './kit/on.ts';
import { once } from './kit/once.ts';

export const companyReportRoutes = [
  on('get', '/user/company/reports/getListReport', (c) =>
    c.reply(200, reportPage(c, ofCompany(c), c.query ?? {})),
  ),
  on('get', '/user/company/reports/getReport', (c) =>
    c.reply(200, readReport(c, ofCompany(c), c.query.uuid)),
  ),
  on('post', '/user/company/reports/addReport', (c) =>
    once(c, () => c.reply(200, addReport(c, ofCompany(c), c.body))),
  ),
  on('post', '/user/company/reports/checkReport', (c) => c.reply(200, checkReport(c, ofCompany(c), c.body))),
  on('post', '/user/company/reports/stopReport', (c) =>
    c.reply(200, stopReport(c, ofCompany(c), c.body.uuid)),
  ),
  on('delete', '/user/company/reports/deleteReport', (c) => {
    removeReport(c, ofCompany(c), c.query.uuid);
    return c.reply(204);
  }),
  on('get', '/user/company/reports/downloadReport', (c) => {
    const { body, headers } = reportFile(c, ofCompany(c), c.query.uuid);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
  on('get', '/user/company/reports/downloadListReport', async (c) => {
    const { body, headers } = await reportTable(c, ofCompany(c), c.query ?? {});
    return c.raw(200, 'application/octet-stream', body, headers);
  }),

  on('get', '/user/company/getListReports/getListSchedule', (c) =>
    c.reply(200, schedulePage(c, ofCompany(c), c.query ?? {})),
  ),
  on('post', '/user/company/getListReports/addSchedule', (c) =>
    once(c, () => c.reply(200, addSchedule(c, ofCompany(c), c.body))),
  ),
  on('post', '/user/company/getListReports/changeSchedule', (c) =>
    c.reply(200, changeSchedule(c, ofCompany(c), c.body)),
  ),
  on('delete', '/user/company/getListReports/deleteSchedule', (c) => {
    removeSchedule(c, ofCompany(c), c.query);
    return c.reply(204);
  }),
  on('get', '/user/company/getListReports/downloadListSchedule', async (c) => {
    const { body, headers } = await scheduleTable(c, ofCompany(c), c.query ?? {});
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;

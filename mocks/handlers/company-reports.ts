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
  on('companyReportList', (c) => c.reply(200, reportPage(c, ofCompany(c), c.query ?? {}))),
  on('companyReportRead', (c) => c.reply(200, readReport(c, ofCompany(c), c.query.uuid))),
  on('companyReportAdd', (c) => once(c, () => c.reply(200, addReport(c, ofCompany(c), c.body)))),
  on('companyReportCheck', (c) => c.reply(200, checkReport(c, ofCompany(c), c.body))),
  on('companyReportStop', (c) => c.reply(200, stopReport(c, ofCompany(c), c.body.uuid))),
  on('companyReportRemove', (c) => {
    removeReport(c, ofCompany(c), c.query.uuid);
    return c.reply(204);
  }),
  on('companyReportFileDownload', (c) => {
    const { body, headers } = reportFile(c, ofCompany(c), c.query.uuid);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
  on('companyReportTableDownload', async (c) => {
    const { body, headers } = await reportTable(c, ofCompany(c), c.query ?? {});
    return c.raw(200, 'application/octet-stream', body, headers);
  }),

  on('companyScheduleList', (c) => c.reply(200, schedulePage(c, ofCompany(c), c.query ?? {}))),
  on('companyScheduleAdd', (c) => once(c, () => c.reply(200, addSchedule(c, ofCompany(c), c.body)))),
  on('companyScheduleChange', (c) => c.reply(200, changeSchedule(c, ofCompany(c), c.body))),
  on('companyScheduleRemove', (c) => {
    removeSchedule(c, ofCompany(c), c.query);
    return c.reply(204);
  }),
  on('companyScheduleTableDownload', async (c) => {
    const { body, headers } = await scheduleTable(c, ofCompany(c), c.query ?? {});
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;

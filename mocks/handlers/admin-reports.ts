/** Reports and their schedules, for the platform's administrators. */

import {
  addReport,
  checkReport,
  ofPlatform,
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

export const adminReportRoutes = [
  on('get', '/admin/reports/getListReport', (c) => c.reply(200, reportPage(c, ofPlatform(c), c.query ?? {}))),
  on('get', '/admin/reports/getReport', (c) => c.reply(200, readReport(c, ofPlatform(c), c.query.uuid))),
  on('post', '/admin/reports/addReport', (c) =>
    once(c, () => c.reply(200, addReport(c, ofPlatform(c), c.body))),
  ),
  on('post', '/admin/reports/checkReport', (c) => c.reply(200, checkReport(c, ofPlatform(c), c.body))),
  on('post', '/admin/reports/stopReport', (c) => c.reply(200, stopReport(c, ofPlatform(c), c.body.uuid))),
  on('delete', '/admin/reports/deleteReport', (c) => {
    removeReport(c, ofPlatform(c), c.query.uuid);
    return c.reply(204);
  }),
  on('get', '/admin/reports/downloadReport', (c) => {
    const { body, headers } = reportFile(c, ofPlatform(c), c.query.uuid);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
  on('get', '/admin/reports/downloadListReport', async (c) => {
    const { body, headers } = await reportTable(c, ofPlatform(c), c.query ?? {});
    return c.raw(200, 'application/octet-stream', body, headers);
  }),

  on('get', '/admin/getListReports/getListSchedule', (c) =>
    c.reply(200, schedulePage(c, ofPlatform(c), c.query ?? {})),
  ),
  on('post', '/admin/getListReports/addSchedule', (c) =>
    once(c, () => c.reply(200, addSchedule(c, ofPlatform(c), c.body))),
  ),
  on('post', '/admin/getListReports/changeSchedule', (c) =>
    c.reply(200, changeSchedule(c, ofPlatform(c), c.body)),
  ),
  on('delete', '/admin/getListReports/deleteSchedule', (c) => {
    removeSchedule(c, ofPlatform(c), c.query);
    return c.reply(204);
  }),
  on('get', '/admin/getListReports/downloadListSchedule', async (c) => {
    const { body, headers } = await scheduleTable(c, ofPlatform(c), c.query ?? {});
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;

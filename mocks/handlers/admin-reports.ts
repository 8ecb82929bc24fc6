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
  on('reportList', (c) => c.reply(200, reportPage(c, ofPlatform(c), c.query ?? {}))),
  on('reportRead', (c) => c.reply(200, readReport(c, ofPlatform(c), c.query.uuid))),
  on('reportAdd', (c) => once(c, () => c.reply(200, addReport(c, ofPlatform(c), c.body)))),
  on('reportCheck', (c) => c.reply(200, checkReport(c, ofPlatform(c), c.body))),
  on('reportStop', (c) => c.reply(200, stopReport(c, ofPlatform(c), c.body.uuid))),
  on('reportRemove', (c) => {
    removeReport(c, ofPlatform(c), c.query.uuid);
    return c.reply(204);
  }),
  on('reportFileDownload', (c) => {
    const { body, headers } = reportFile(c, ofPlatform(c), c.query.uuid);
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
  on('reportTableDownload', async (c) => {
    const { body, headers } = await reportTable(c, ofPlatform(c), c.query ?? {});
    return c.raw(200, 'application/octet-stream', body, headers);
  }),

  on('reportScheduleList', (c) => c.reply(200, schedulePage(c, ofPlatform(c), c.query ?? {}))),
  on('reportScheduleAdd', (c) => once(c, () => c.reply(200, addSchedule(c, ofPlatform(c), c.body)))),
  on('reportScheduleChange', (c) => c.reply(200, changeSchedule(c, ofPlatform(c), c.body))),
  on('reportScheduleRemove', (c) => {
    removeSchedule(c, ofPlatform(c), c.query);
    return c.reply(204);
  }),
  on('reportScheduleTableDownload', async (c) => {
    const { body, headers } = await scheduleTable(c, ofPlatform(c), c.query ?? {});
    return c.raw(200, 'application/octet-stream', body, headers);
  }),
] as const;

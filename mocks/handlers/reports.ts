/**
 * Reports and their schedules: those of the platform for its administrators, and those of a company for its own (COMP-02,
 * ADM-36).
 */
import {
  addReport,
  checkReport,
  ofCompany,
  ofPlatform,
  readReport,
  removeReport,
  reportFile,
  stopReport,
} from '#mocks/domain/reports/report-calls.ts';
import {
  listReports,
  listSchedules,
  reportColumns,
  scheduleColumns,
} from '#mocks/domain/reports/report-list.ts';
import { addSchedule, changeSchedule, removeSchedule } from '#mocks/domain/reports/schedule-calls.ts';
import { on } from './kit/on.ts';
import { sendRows } from './kit/table.ts';

const reports = { entity: 'report', object: 'Отчёты' } as const;
const schedules = { entity: 'schedule', object: 'Расписания отчётов' } as const;

export const reportRoutes = [
  on('reportList', (c) => c.page(listReports(c.deps, ofPlatform(c), c.query))),
  on('reportRead', (c) => c.reply(200, readReport(c, ofPlatform(c), c.query.uuid))),
  on('reportAdd', (c) => c.once(() => c.reply(200, addReport(c, ofPlatform(c), c.body)))),
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
  on('reportTableDownload', (c) =>
    sendRows(c, reports, reportColumns, listReports(c.deps, ofPlatform(c), c.query)),
  ),
  on('reportScheduleList', (c) => c.page(listSchedules(c.deps, ofPlatform(c), c.query))),
  on('reportScheduleAdd', (c) => c.once(() => c.reply(200, addSchedule(c, ofPlatform(c), c.body)))),
  on('reportScheduleChange', (c) => c.reply(200, changeSchedule(c, ofPlatform(c), c.body))),
  on('reportScheduleRemove', (c) => {
    removeSchedule(c, ofPlatform(c), c.query);
    return c.reply(204);
  }),
  on('reportScheduleTableDownload', (c) =>
    sendRows(c, schedules, scheduleColumns, listSchedules(c.deps, ofPlatform(c), c.query)),
  ),

  on('companyReportList', (c) => c.page(listReports(c.deps, ofCompany(c), c.query))),
  on('companyReportRead', (c) => c.reply(200, readReport(c, ofCompany(c), c.query.uuid))),
  on('companyReportAdd', (c) => c.once(() => c.reply(200, addReport(c, ofCompany(c), c.body)))),
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
  on('companyReportTableDownload', (c) =>
    sendRows(c, reports, reportColumns, listReports(c.deps, ofCompany(c), c.query)),
  ),
  on('companyScheduleList', (c) => c.page(listSchedules(c.deps, ofCompany(c), c.query))),
  on('companyScheduleAdd', (c) => c.once(() => c.reply(200, addSchedule(c, ofCompany(c), c.body)))),
  on('companyScheduleChange', (c) => c.reply(200, changeSchedule(c, ofCompany(c), c.body))),
  on('companyScheduleRemove', (c) => {
    removeSchedule(c, ofCompany(c), c.query);
    return c.reply(204);
  }),
  on('companyScheduleTableDownload', (c) =>
    sendRows(c, schedules, scheduleColumns, listSchedules(c.deps, ofCompany(c), c.query)),
  ),
] as const;

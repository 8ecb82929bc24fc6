/** The calls of reports and schedules in each area of the administration. */
import {
  adminOptionList,
  reportAdd,
  reportCheck,
  reportList,
  reportRead,
  reportRemove,
  reportScheduleAdd,
  reportScheduleChange,
  reportScheduleList,
  reportScheduleRemove,
  reportStop,
} from '#api/generated/hooks/admin/admin.ts';
import {
  companyOptionList,
  companyReportAdd,
  companyReportCheck,
  companyReportList,
  companyReportRead,
  companyReportRemove,
  companyReportStop,
  companyScheduleAdd,
  companyScheduleChange,
  companyScheduleList,
  companyScheduleRemove,
} from '#api/generated/hooks/company/company.ts';
import type { ReportListParams } from '#api/generated/model/reportListParams.ts';
import { saveCompanyReport, saveReport, type TableQuery } from '#platform/downloading.ts';
import { downloadTable } from '#platform/downloads.ts';

interface Options {
  signal?: AbortSignal;
}

/** A query without authors: in a company everybody sees their own reports only. */
function within<Query extends ReportListParams>({ author: _author, isMine: _isMine, ...query }: Query) {
  return query;
}

const schedules = 'Расписания отчётов';

export const reportCalls = {
  admin: {
    list: reportList,
    read: reportRead,
    add: reportAdd,
    check: reportCheck,
    stop: reportStop,
    remove: reportRemove,
    options: adminOptionList,
    /** Saves the file of a report. */
    save: saveReport,
    download: (query: TableQuery<'/admin/reports/downloadListReport'>, title: string) =>
      downloadTable('/admin/reports/downloadListReport', query, title),
  },
  companyAdmin: {
    list: (query: ReportListParams, options: Options) => companyReportList(within(query), options),
    read: companyReportRead,
    add: companyReportAdd,
    check: companyReportCheck,
    stop: companyReportStop,
    remove: companyReportRemove,
    options: companyOptionList,
    save: saveCompanyReport,
    download: (query: TableQuery<'/admin/reports/downloadListReport'>, title: string) =>
      downloadTable('/user/company/reports/downloadListReport', within(query), title),
  },
};

export const scheduleCalls = {
  admin: {
    list: reportScheduleList,
    add: reportScheduleAdd,
    change: reportScheduleChange,
    remove: reportScheduleRemove,
    download: (query: TableQuery<'/admin/getListReports/downloadListSchedule'>) =>
      downloadTable('/admin/getListReports/downloadListSchedule', query, schedules),
  },
  companyAdmin: {
    list: companyScheduleList,
    add: companyScheduleAdd,
    change: companyScheduleChange,
    remove: companyScheduleRemove,
    download: (query: TableQuery<'/user/company/getListReports/downloadListSchedule'>) =>
      downloadTable('/user/company/getListReports/downloadListSchedule', query, schedules),
  },
};

/** The parts that both areas have, each with the calls of its area. */
import { adminFeedbackList, adminUserList, reportList } from '#api/generated/hooks/admin/admin.ts';
import {
  companyFeedbackList,
  companyReportList,
  companyUserList,
} from '#api/generated/hooks/company/company.ts';
import { plural } from '#lib/text.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { daysBefore, reportingToday } from '../kit/reporting-days.ts';
import { categoryText } from '../words/feedback-words.ts';
import { ageText } from '../words/request-words.ts';
import { momentWords } from './moment-words.ts';
import { facts, type Part } from './part.ts';

const calls = {
  admin: { feedback: adminFeedbackList, users: adminUserList, reports: reportList },
  companyAdmin: { feedback: companyFeedbackList, users: companyUserList, reports: companyReportList },
};

/** Failed reports older than so many days are not shown. */
const recentDays = 7;
/** An invited person who has not signed in is shown after more than so many days. */
const patienceDays = 7;

export const feedbackPart = (area: AdminArea): Part => ({
  id: 'feedback',
  failure: 'Не\u00a0удалось проверить обращения',
  pages: ['feedback'],
  async load(options) {
    const query = { status: ['new' as const], sort: 'date,asc' };
    const { totalElements: count, content } = await calls[area].feedback({ ...query, size: 1 }, options);
    const [first] = content;
    if (!first) return [];
    const age = ageText({ created: first.date, decision: null }, new Date());
    return [
      {
        key: 'feedback',
        tone: 'info',
        title: `${plural(count, 'обращение ждёт', 'обращения ждут', 'обращений ждут')} ответа`,
        text: `Самое старое: ${facts(age, categoryText(first.category), area === 'admin' && first.companyName)}`,
        action: { label: 'Ответить', search: { status: 'new', sort: query.sort } },
      },
    ];
  },
});

export const peoplePart = (area: AdminArea): Part => ({
  id: 'person',
  failure: 'Не\u00a0удалось проверить приглашения',
  pages: ['users/users-table'],
  async load(options) {
    const query = { createdTo: daysBefore(reportingToday(), patienceDays + 1), sort: 'created,asc' };
    const { totalElements: count, content } = await calls[area].users(
      { ...query, status: ['invited'], size: 1 },
      options,
    );
    const [first] = content;
    if (!first) return [];
    return [
      {
        key: 'person',
        tone: 'info',
        title: `${plural(count, 'человек не\u00a0вошёл', 'человека не\u00a0вошли', 'человек не\u00a0вошли')} после приглашения`,
        text: `Приглашены больше недели назад, первый\u00a0— ${momentWords(first.created)}`,
        action: { label: 'Напомнить', search: { status: 'invited', ...query } },
      },
    ];
  },
});

/** The page with the reports of all people. */
const archive = 'getListReports/list-reports';

/** Failed reports: of all people if the viewer has the page `archive`, otherwise only the own ones. */
export const reportsPart = (area: AdminArea): Part => ({
  id: 'report',
  failure: 'Не\u00a0удалось проверить отчёты',
  pages: [archive, 'reports/list-reports'],
  async load(options, page) {
    const query = { createdFrom: daysBefore(reportingToday(), recentDays) };
    const own = area === 'admin' && page !== archive ? { isMine: true } : {};
    const { totalElements: count, content } = await calls[area].reports(
      { ...query, ...own, status: ['failed'], size: 1 },
      options,
    );
    const [last] = content;
    if (!last) return [];
    return [
      {
        key: 'report',
        tone: 'warning',
        title: `${plural(count, 'отчёт', 'отчёта', 'отчётов')} не\u00a0удалось подготовить`,
        text: `«${last.title}», ${momentWords(last.created)}. ${last.error ?? ''}`.trim(),
        action: { label: 'Посмотреть', search: { status: 'failed', ...query } },
      },
    ];
  },
});

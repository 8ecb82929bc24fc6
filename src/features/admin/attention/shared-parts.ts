/** The parts that both areas have, each with the calls of its area. */
import {
  adminBudgetList,
  adminFeedbackList,
  adminUserList,
  reportList,
} from '#api/generated/hooks/admin/admin.ts';
import {
  companyBudgetList,
  companyFeedbackList,
  companyReportList,
  companyUserList,
} from '#api/generated/hooks/company/company.ts';
import type { Budget } from '#api/generated/model/budget.ts';
import { formatMoney, formatShare } from '#lib/numbers.ts';
import { plural } from '#lib/text.ts';
import { endText } from '../forms/budgets-form.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { daysBefore, reportingToday } from '../kit/reporting-days.ts';
import { categoryText } from '../words/feedback-words.ts';
import { ageText } from '../words/request-words.ts';
import { momentWords } from './moment-words.ts';
import { type Card, cardsOf, facts, listed, type Part, sentence } from './part.ts';

const calls = {
  admin: { budgets: adminBudgetList, feedback: adminFeedbackList, users: adminUserList, reports: reportList },
  companyAdmin: {
    budgets: companyBudgetList,
    feedback: companyFeedbackList,
    users: companyUserList,
    reports: companyReportList,
  },
};

/** Failed reports older than so many days are not shown. */
const recentDays = 7;
/** An invited person who has not signed in is shown after more than so many days. */
const patienceDays = 7;

const budgetCard = ({ uuid, title, spent, amount, share, atEnd, status }: Budget): Card => ({
  key: `budget ${uuid}`,
  tone: status === 'spent' ? 'negative' : 'warning',
  title: `${title}: израсходовано ${formatShare(share)} бюджета на\u00a0месяц`,
  text: sentence(
    `${formatMoney(spent)} из\u00a0${formatMoney(amount)}`,
    atEnd === 'warn' ? null : endText(atEnd).toLowerCase(),
  ),
  action: { label: 'Бюджет', search: { row: uuid } },
});

/** Cards for spent budgets, and for those of which 80 % are spent. */
export const budgetsPart = (area: AdminArea): Part => ({
  id: 'budget',
  failure: 'Не\u00a0удалось проверить бюджеты',
  pages: ['budgets'],
  async load(options) {
    const query = { status: ['spent' as const, 'warned' as const], sort: 'share,desc', size: 100 };
    const { content } = await calls[area].budgets(query, options);
    const together =
      (tone: Card['tone'], status: string, what: [string, string, string], label: string) =>
      (rows: readonly Budget[]): Card => ({
        key: `budgets ${status}`,
        tone,
        title: plural(rows.length, ...what),
        text: listed(rows.map(({ title, share }) => `${title}\u00a0— ${formatShare(share)}`)),
        action: { label, search: { status } },
      });
    return [
      ...cardsOf(
        content.filter(({ status }) => status === 'spent'),
        budgetCard,
        together(
          'negative',
          'spent',
          ['бюджет превышен', 'бюджета превышены', 'бюджетов превышены'],
          'Кто превысил',
        ),
      ),
      ...cardsOf(
        content.filter(({ status }) => status === 'warned'),
        budgetCard,
        together(
          'warning',
          'warned',
          ['бюджет заканчивается', 'бюджета заканчиваются', 'бюджетов заканчиваются'],
          'Посмотреть',
        ),
      ),
    ];
  },
});

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

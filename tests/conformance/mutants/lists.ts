/** Gateways whose lists are cut, ordered or filtered in another way. */
import { editJson, editList, editQuery, ignoreQuery, type Mutant, onAnswer } from './faulty.ts';
import { listFilterMutants } from './list-filters.ts';
import { listOrderMutants } from './list-orders.ts';

const pageRules = ['page'] as const;

export const listMutants: readonly Mutant[] = [
  {
    name: 'Pages count from 1 in the answer',
    area: ['adminUserList'],
    rules: pageRules,
    wrap: editJson(['adminUserList'], 200, (json) => ({ ...json, number: Number(json['number']) + 1 })),
  },
  {
    name: 'Pages count from 1 in the request',
    area: ['usageLogList'],
    rules: pageRules,
    wrap: editQuery(['usageLogList'], (query) => {
      const page = Number(query.get('page') ?? 0);
      if (page > 0) query.set('page', String(page - 1));
    }),
  },
  {
    name: 'The page is ignored',
    area: ['adminCompanyList'],
    rules: pageRules,
    wrap: ignoreQuery(['adminCompanyList'], 'page'),
  },
  {
    name: 'The size is ignored',
    area: ['adminTokenList'],
    rules: pageRules,
    wrap: ignoreQuery(['adminTokenList'], 'size'),
  },
  {
    name: 'Too large sizes are accepted',
    area: ['adminFeedbackList'],
    rules: ['invalid-accepted', 'page'],
    wrap: editQuery(['adminFeedbackList'], (query) => {
      if (Number(query.get('size')) > 100) query.set('size', '100');
    }),
  },
  {
    name: 'The total is that of the page',
    area: ['jobList'],
    rules: pageRules,
    wrap: editJson(['jobList'], 200, (json) => ({
      ...json,
      totalElements: (json['content'] as unknown[]).length,
    })),
  },
  {
    name: 'The total is too large by one',
    area: ['companyUserList'],
    rules: ['page', 'stored'],
    wrap: editJson(['companyUserList'], 200, (json) => ({
      ...json,
      totalElements: Number(json['totalElements']) + 1,
    })),
  },
  {
    name: 'No page is the last one',
    area: ['adminErrorList'],
    rules: pageRules,
    wrap: editJson(['adminErrorList'], 200, (json) => ({ ...json, last: false })),
  },
  {
    name: 'Every page is the last one',
    area: ['adminLetterList'],
    rules: pageRules,
    wrap: editJson(['adminLetterList'], 200, (json) => ({ ...json, last: true })),
  },
  {
    name: 'The number of pages is that of the items',
    area: ['adminAuditList'],
    rules: pageRules,
    wrap: editJson(['adminAuditList'], 200, (json) => ({
      ...json,
      totalPages: Number(json['totalElements']),
    })),
  },
  {
    name: 'A page has one item too few',
    area: ['adminRequestList'],
    rules: pageRules,
    wrap: editList(['adminRequestList'], (items) => (items.length > 1 ? items.slice(0, -1) : items)),
  },
  {
    name: '404 beyond the last page',
    area: ['agentList'],
    rules: ['page', 'status', 'valid-refused'],
    wrap: onAnswer(['agentList'], async (answer, request) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 0);
      if (answer.status !== 200 || page === 0) return answer;
      const { content } = (await answer.clone().json()) as { content: unknown[] };
      const error = {
        status: 404,
        message: 'нет',
        path: '/',
        code: 'not-found',
        timestamp: '2026-11-20T09:41:07Z',
      };
      return content.length > 0
        ? answer
        : new Response(JSON.stringify(error), { status: 404, headers: answer.headers });
    }),
  },
  {
    name: 'The order changes with every call',
    area: ['adminUserList'],
    rules: ['order', 'page'],
    wrap: (next) => {
      let calls = 0;
      return editList(['adminUserList'], (items) => (calls++ % 2 ? items : items.toReversed()))(next);
    },
  },
  {
    name: 'Newest last',
    area: ['jobList'],
    rules: ['order'],
    wrap: editList(['jobList'], (items) => items.toReversed()),
  },
  {
    name: 'The order of names is that of the database',
    area: ['agentList'],
    rules: ['order'],
    wrap: editList(['agentList'], (items) => items.toReversed()),
  },
  {
    name: 'The sorting is ignored',
    area: ['adminCompanyList'],
    rules: ['order'],
    wrap: ignoreQuery(['adminCompanyList'], 'sort'),
  },
  {
    name: 'Always ascending',
    area: ['adminRequestList'],
    rules: ['order'],
    wrap: editQuery(['adminRequestList'], (query) => {
      const sort = query.getAll('sort');
      query.delete('sort');
      for (const one of sort) query.append('sort', one.replace(/desc$/, 'asc').replace(/^-/, ''));
    }),
  },
  {
    name: 'Equal items in another order each time',
    area: ['adminUserList'],
    rules: ['order', 'page'],
    wrap: editList(['adminUserList'], (items) =>
      items.toSorted((a, b) => (a['role'] === b['role'] ? Number(b['id']) - Number(a['id']) : 0)),
    ),
  },
  {
    name: 'A filter by status is ignored',
    area: ['adminRequestList'],
    rules: ['filter'],
    wrap: ignoreQuery(['adminRequestList'], 'status'),
  },
  {
    name: 'A filter by role is ignored',
    area: ['adminUserList'],
    rules: ['filter'],
    wrap: ignoreQuery(['adminUserList'], 'role'),
  },
  {
    name: 'The end of a period is ignored',
    area: ['usageLogList'],
    rules: ['filter'],
    wrap: editQuery(['usageLogList'], (query) => {
      const today = new Date(Date.now() + 10_800_000).toISOString().slice(0, 10);
      if ((query.get('to') ?? today) < today) query.set('to', today);
    }),
  },
  {
    name: 'Of several values of a filter the first one counts',
    area: ['adminUserList'],
    rules: ['filter'],
    wrap: editQuery(['adminUserList'], (query) => {
      for (const name of ['status', 'role']) {
        const [first] = query.getAll(name);
        if (first !== undefined) query.set(name, first);
      }
    }),
  },
  {
    name: 'A filter is applied to the first page only',
    area: ['adminFeedbackList'],
    rules: ['filter', 'page'],
    wrap: editQuery(['adminFeedbackList'], (query) => {
      if (Number(query.get('page') ?? 0) > 0) for (const name of ['status', 'searchText']) query.delete(name);
    }),
  },
  {
    name: 'The filter of a table is not applied to its file',
    area: ['adminUserTableDownload'],
    rules: ['filter'],
    wrap: ignoreQuery(['adminUserTableDownload'], 'searchText'),
  },
  {
    name: 'The search is ignored',
    area: ['adminCompanyList'],
    rules: ['search', 'filter'],
    wrap: ignoreQuery(['adminCompanyList'], 'searchText'),
  },
  {
    name: 'The search tells capital letters from small ones',
    area: ['agentList'],
    rules: ['search'],
    wrap: editList(['agentList'], (items, request) => {
      const text = new URL(request.url).searchParams.get('searchText');
      return text === null ? items : items.filter((item) => JSON.stringify(item).includes(text));
    }),
  },
  {
    name: 'A page beyond the end repeats the last one',
    area: ['adminBannerList'],
    rules: pageRules,
    wrap: (next) => {
      let full = '';
      return onAnswer(['adminBannerList'], async (answer) => {
        if (answer.status !== 200) return answer;
        const text = await answer.clone().text();
        if (!text.includes('"content":[]')) full = text;
        return full && full !== text ? new Response(full, { headers: answer.headers }) : answer;
      })(next);
    },
  },
  {
    name: 'The search for an account finds nothing',
    area: ['adminUserFind'],
    rules: ['search'],
    wrap: editList(['adminUserFind'], () => []),
  },
  {
    name: 'An unknown status of a filter is ignored',
    area: ['companyUserList'],
    rules: ['invalid-accepted'],
    wrap: editQuery(['companyUserList'], (query) => {
      if (query.get('status') === 'no-such-value') query.delete('status');
    }),
  },
  ...listOrderMutants,
  ...listFilterMutants,
];

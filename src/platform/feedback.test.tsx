import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.restoreAllMocks());

const load = () => import('./feedback.ts');
const report = { title: 'Ошибка входа', message: 'Нет ответа', path: '/login', at: 0 };

test('[FBK-01] the form opens for a question or for an error', async () => {
  const { feedback, openFeedback, openReport } = await load();
  const { closeDialogs } = await import('./dialogs.ts');
  expect(feedback.opened()).toEqual([]);
  openFeedback();
  expect(feedback.opened()).toEqual([{ report: null }]);
  closeDialogs();
  openReport(report);
  expect(feedback.opened()).toEqual([{ report }]);
});

test('[APP-13] the error that was reported last cannot be reported again in this tab, even after a reload', async () => {
  const { isReported, openReport } = await load();
  expect(isReported(report.title)).toBe(false);
  openReport(report);
  vi.resetModules();
  const again = await load();
  expect(again.isReported(report.title)).toBe(true);
  expect(again.isReported('Ошибка выхода')).toBe(false);
  again.openReport({ ...report, title: 'Ошибка выхода' });
  expect(again.isReported(report.title)).toBe(false);
});

test('[ERR-04] the limit of requests is nothing to report', async () => {
  const { isReported } = await load();
  expect(isReported('Лимит запросов')).toBe(true);
});

test.each([
  ['is full', ['setItem']],
  ['is forbidden', ['setItem', 'getItem']],
] as const)(
  '[PRE-07] where storage %s the report is remembered until the page closes',
  async (_name, methods) => {
    for (const method of methods) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      });
    }
    const { feedback, isReported, openReport } = await load();
    openReport(report);
    expect(feedback.opened()).toEqual([{ report }]);
    expect(isReported(report.title)).toBe(true);
    expect(isReported('Ошибка выхода')).toBe(false);
  },
);

import { expect, test } from 'vitest';
import type { ErrorReport } from '#api/generated/model/errorReport.ts';
import { errorPage } from './error.tsx';

const form = errorPage.drawer?.form;
const row = { status: 'again', note: '', assigneeId: null } as ErrorReport;
const none = () => ({ key: 'none', find: async () => [] });

test('[ADM-33] a note on an error that came back keeps «Снова», which nobody chooses for another one', () => {
  const values = { ...form?.toValues(row), note: 'Снова после 1.5' };
  expect(form?.toBody({ ...values, status: 'again', assigneeId: null }, row)).toMatchObject({ status: null });
  expect(values.status).toBe('again');
  expect(form?.toBody({ ...values, status: 'fixed', assigneeId: null }, row).status).toBe('fixed');
  const choices = (one: ErrorReport | null) => JSON.stringify(form?.fields(none, one, 'admin'));
  expect(choices(row)).toContain('Снова');
  expect(choices({ ...row, status: 'new' })).not.toContain('Снова');
});

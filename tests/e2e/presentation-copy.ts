import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const api = '/api/1.0/presentation';

/** Ids of seeded presentations. A test that changes one changes a copy: others of its worker read the original. */
export const seeds = {
  course: '7c2e9f10-7777-4a3b-8c4d-000000000002',
  quarter: '7c2e9f10-7777-4a3b-8c4d-000000000001',
};

/** Sends a change over the API. */
export async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(`${api}/${path}`, {
    data,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(response.ok(), await response.text()).toBe(true);
  return response;
}

/** Makes a copy of a seeded presentation over the API. Returns its id. */
export async function copyOf(page: Page, copyOf: string, title: string): Promise<string> {
  const added = await post(page, 'addPresentation', { title, language: 'ru', theme: 'light', copyOf });
  const { uuid }: { uuid: string } = await added.json();
  return uuid;
}

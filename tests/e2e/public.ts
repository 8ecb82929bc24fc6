/** Helpers for tests of the public screens: a new user and the fields of their forms. */
import type { Page } from '@playwright/test';

export const secret = 'рыжий кот у моря 42';
let count = 0;

/** A new e-mail address. */
export const newAddress = (): string => {
  count += 1;
  return `new-${count}-${Date.now()}@neuro.example`;
};

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
export const password = (page: Page) => page.getByRole('textbox', { name: 'Пароль', exact: true });
export const repeat = (page: Page) => page.getByRole('textbox', { name: 'Пароль ещё раз' });

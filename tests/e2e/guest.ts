/** Helpers for tests of the guest chat-bot: its guests and their sign-in. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const corporate = 'guest@corp.example';
export const other = 'guest@other.example';
export const otherLink = `/chatBot?token=guest-other-2026&emailUser=${other}&chatName=chatGpt`;

/** Signs in a guest: e-mail first, then the password. */
export async function fillGuestLogin(page: Page, email: string, secret = 'portal-2026'): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('textbox', { name: 'Пароль' }).fill(secret);
  await page.getByRole('button', { name: 'Войти' }).click();
}

export const bot = (page: Page, title = 'ChatGPT') => page.getByRole('heading', { level: 1, name: title });

/** Signs in the external guest by their link and waits for the chat. */
export async function enterByLink(page: Page, more = ''): Promise<void> {
  await page.goto(otherLink + more);
  await expect(bot(page)).toBeVisible();
}

export const accept = (page: Page) => page.getByRole('button', { name: 'Принять и продолжить' });

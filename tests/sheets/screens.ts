/** The screens of the contact sheets: whose they are, and how they are opened. */
import { type BrowserContext, expect as expectSoon, type Page } from '@playwright/test';
import { converse, provoke } from '../e2e/fixtures.ts';
import { wav } from '../e2e/wav.ts';

/** A busy machine needs longer than the 5 s of Playwright. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** Chats that are made before the first picture, so that the history is the same in all of them. */
export interface Chats {
  rich: string;
  picture: string;
  transcript: string;
  table: string;
  agent: string;
}

export interface Screen {
  /** Stands below the picture. */
  name: string;
  /** Account that is signed in. @default nobody */
  as?: string;
  open: (page: Page, chats: Chats) => Promise<unknown>;
}

export const employee = 'employee@neuro.example';
const admin = 'admin@neuro.example';
const companyAdmin = 'company@neuro.example';
const guest = 'guest@other.example';

/** Seeded objects of the stand-in. */
const agentUuid = '7c2e9f10-2222-4a3b-8c4d-000000000004';
const courseUuid = '7c2e9f10-7777-4a3b-8c4d-000000000002';
const warehouseUuid = '7c2e9f10-7777-4a3b-8c4d-000000000003';

const sales = [
  'Отдел;Выручка;Расходы;Сотрудники',
  'Розница;4515000;3120000;42',
  'Опт;7410000;5230000;31',
  'Интернет-магазин;3120000;1890000;18',
  'Сервис;1260000;940000;12',
].join('\n');

/** Asks the services as the employee who is signed in. */
export async function makeChats(person: BrowserContext): Promise<Chats> {
  const sound = { name: 'Совещание.wav', mimeType: 'audio/wav', buffer: wav(60) };
  const sheet = { name: 'Продажи.csv', mimeType: 'text/csv', buffer: Buffer.from(sales) };
  return {
    agent: await converse(person, 'claude', 'Посчитай 120*4500', { agentId: agentUuid }),
    transcript: await converse(person, 'audio', '', { file: sound }),
    table: await converse(person, 'searchByTable', 'Какой отдел принёс больше?', { file: sheet }),
    picture: await converse(person, 'yaArt', 'Маяк на скале на рассвете'),
    rich: await converse(person, 'chatGpt', 'Покажи таблицу и код'),
  };
}

/** Opens a page and waits for its title. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

const at = (address: string) => (page: Page) => visit(page, address);

/** The newest answer of a chat is complete. */
async function openChat(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.getByRole('log').getByRole('article').nth(1).waitFor();
}

async function openRouter(page: Page): Promise<void> {
  await visit(page, '/');
  await page.getByRole('textbox', { name: 'Что нужно сделать?' }).fill('Переведи договор на английский');
  await page.getByRole('button', { name: 'Подобрать сервис' }).click();
  await expect(page.getByRole('region', { name: 'Подбор сервиса' }).getByRole('heading')).toBeVisible();
}

async function openExercise(page: Page): Promise<void> {
  await visit(page, '/lab/qTrainer');
  await page.getByRole('link', { name: 'Письмо без тумана' }).click();
  await page.getByRole('textbox', { name: 'Ваш запрос' }).waitFor();
}

async function openShow(page: Page): Promise<void> {
  // A window in full screen could not get another width; the show then fills the window.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error('No full screen'));
  });
  await page.goto(`/pres-editor/${courseUuid}`);
  await page.getByRole('button', { name: 'Показ', exact: true }).click();
  await page.getByRole('dialog', { name: 'Показ' }).waitFor();
}

async function openMaintenance(page: Page): Promise<void> {
  await provoke(page, '**/api/1.0/data/ping', 'unavailable');
  await provoke(page, '**/api/1.0/tile/getTile', 'services-unavailable');
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Сервисы временно недоступны' }).waitFor();
}

async function goOffline(page: Page): Promise<void> {
  // The code of the bar loads when one types. Older versions have it in their first code, so that the wait ends.
  const code = page.waitForResponse(/\/assets\/OfflineBar-[^/]*\.js/, { timeout: 30_000 }).catch(() => null);
  await visit(page, '/chat/neuron/chatGpt');
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('План на неделю');
  await (await code)?.finished();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText(/^Нет интернета/).waitFor();
}

export const screens: readonly Screen[] = [
  { name: 'Sign-in', open: at('/login') },
  { name: 'Registration', open: at('/registration') },
  { name: 'Forgotten password', open: at('/forgotPassword') },
  { name: 'Main page', as: employee, open: at('/') },
  { name: 'Main page, a service is picked', as: employee, open: openRouter },
  { name: 'New chat', as: employee, open: at('/chat/neuron/chatGpt') },
  {
    name: 'Chat, answer',
    as: employee,
    open: (page, { rich }) => openChat(page, `/chat/neuron/chatGpt/${rich}`),
  },
  { name: 'Pictures, new chat', as: employee, open: at('/chat/neuron/yaArt') },
  {
    name: 'Pictures, result',
    as: employee,
    open: (page, { picture }) => openChat(page, `/chat/neuron/yaArt/${picture}`),
  },
  {
    name: 'Transcript',
    as: employee,
    open: (page, { transcript }) => openChat(page, `/chat/neuron/audio/${transcript}`),
  },
  {
    name: 'Question about a table',
    as: employee,
    open: (page, { table }) => openChat(page, `/chat/neuron/searchByTable/${table}`),
  },
  { name: 'All chats', as: employee, open: at('/chats') },
  { name: 'Lab, agents', as: employee, open: at('/lab') },
  { name: 'Lab, functions', as: employee, open: at('/lab/agents-functions') },
  { name: 'Lab, templates', as: employee, open: at('/lab?tab=templates') },
  { name: 'Editor of an agent', as: employee, open: at(`/lab/agents-create-edit?id=${agentUuid}`) },
  {
    name: 'Chat with an agent',
    as: employee,
    open: (page, { agent }) => openChat(page, `/lab/agent/${agentUuid}?chat=${agent}`),
  },
  { name: 'Trainer', as: employee, open: at('/lab/qTrainer') },
  { name: 'Trainer, an exercise', as: employee, open: openExercise },
  { name: 'Presentations', as: employee, open: at('/presentations') },
  { name: 'Presentation, brief', as: employee, open: at(`/pres-generate/${warehouseUuid}?step=brief`) },
  { name: 'Presentation, editor', as: employee, open: at(`/pres-editor/${courseUuid}`) },
  { name: 'Presentation, show', as: employee, open: openShow },
  { name: 'Help', as: employee, open: at('/help') },
  { name: 'Help, an article', as: employee, open: at('/help/chatGptHelp') },
  { name: 'Profile', as: employee, open: at('/profile/data') },
  { name: 'Settings', as: employee, open: at('/profile/settings') },
  { name: 'Limits', as: employee, open: at('/profile/limits') },
  { name: 'Administration, attention', as: admin, open: at('/admin') },
  { name: 'Users', as: admin, open: at('/admin/users/users-table') },
  { name: 'Companies', as: admin, open: at('/admin/company') },
  { name: 'Requests', as: admin, open: at('/admin/requests') },
  { name: 'Feedback', as: admin, open: at('/admin/feedback') },
  { name: 'Services', as: admin, open: at('/admin/tile') },
  { name: 'Connections', as: admin, open: at('/admin/externalApi') },
  { name: 'Monitoring', as: admin, open: at('/admin/monitoring') },
  { name: 'Errors', as: admin, open: at('/admin/error') },
  { name: 'Statistics', as: admin, open: at('/admin/statistics') },
  { name: 'Reports', as: admin, open: at('/admin/reports/list-reports') },
  { name: 'Log of use', as: admin, open: at('/admin/logs?part=usage') },
  { name: 'Templates of letters', as: admin, open: at('/admin/letters?part=templates') },
  { name: 'Banners', as: admin, open: at('/admin/banners') },
  { name: 'Company administration', as: companyAdmin, open: at('/companyAdmin') },
  { name: 'Users of a company', as: companyAdmin, open: at('/companyAdmin/users/users-table') },
  { name: 'Guest, sign-in', open: at('/chatBot/login?chatName=chatGpt') },
  { name: 'Guest, chat', as: guest, open: at('/chatBot/chatGpt') },
  { name: 'Page not found', as: employee, open: at('/nowhere') },
  { name: 'Maintenance', as: employee, open: openMaintenance },
  { name: 'Without a network', as: employee, open: goOffline },
];

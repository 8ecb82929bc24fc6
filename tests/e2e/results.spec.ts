/** Results of answers that need a real browser: sound, video, canvas, windowed lists, files, the production policy. */
import type { Page } from '@playwright/test';
import type { components } from '#api/generated/gateway.d.ts';
import { converse, expect, test } from './fixtures.ts';
import { wav } from './wav.ts';

type Result = components['schemas']['ChatResult'];

test.use({ as: 'employee@neuro.example' });

/** Uploads a file; returns its id. */
async function upload(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<string> {
  const answer = await page.request.post('/api/1.0/upload', {
    multipart: {
      request: {
        name: 'r.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"serviceType":"chatGpt"}'),
      },
      files: { name, mimeType, buffer },
    },
  });
  const [file]: { idFile: string }[] = await answer.json();
  return file?.idFile ?? '';
}

/** Opens a chat whose answer has these results. */
async function openResults(page: Page, results: Result[]): Promise<void> {
  const chat = await converse(page, 'chatGpt', 'Запись совещания');
  await page.route('**/history/getListMessage*', async (route) => {
    const response = await route.fetch();
    const body: { content: components['schemas']['Message'][] } = await response.json();
    const content = body.content.map((message) =>
      message.role === 'user'
        ? message
        : { ...message, results: results.map((result, index) => ({ resultId: `r${index + 1}`, result })) },
    );
    await route.fulfill({ response, json: { ...body, content } });
  });
  await page.goto(`/chat/neuron/chatGpt/${chat}`);
}

test('[CHAT-22] [CHAT-34] one sound plays at a time, its keys work inside only, seeking fetches a range, the bar goes along', async ({
  page,
}) => {
  const ranges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/download?')) ranges.push(request.headers()['range'] ?? '');
  });
  // More than the browser loads in advance.
  const sound = wav(600);
  const first = await upload(page, 'Первая.wav', 'audio/wav', sound);
  const second = await upload(page, 'Вторая.wav', 'audio/wav', sound);
  const audio = { kind: 'audio', mimeType: 'audio/wav', duration: 600 } as const;
  await openResults(page, [
    { ...audio, idFile: first, name: 'Первая.wav', chapters: [{ start: 300, title: 'Середина' }] },
    { ...audio, idFile: second, name: 'Вторая.wav', peaks: [0.1, 0.9] },
  ]);
  const one = page.getByRole('group', { name: 'Проигрыватель: Первая.wav' });
  const two = page.getByRole('group', { name: 'Проигрыватель: Вторая.wav' });
  await expect(two).toBeVisible();
  expect(ranges, 'nothing is loaded before a press').toEqual([]);

  await one.getByRole('button', { name: 'Слушать' }).click();
  const slider = one.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('9');
  await expect(slider).toHaveAttribute('aria-valuetext', /^9 минут .*из 10 минут$/);
  await expect.poll(() => ranges.some((range) => /^bytes=[1-9]/.test(range))).toBe(true);
  await page.keyboard.press('BracketLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /^5 минут .*из 10 минут$/);
  await page.keyboard.press('Shift+Period');
  await expect(one.getByRole('button', { name: 'Скорость 1,05' })).toBeVisible();

  await two.getByRole('button', { name: 'Слушать' }).click();
  await expect(one.getByRole('button', { name: 'Слушать' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Сообщение' }).pressSequentially('k m');
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toHaveValue('k m');
  await expect(two.getByRole('button', { name: 'Пауза' })).toBeVisible();

  await page.getByRole('link', { name: 'Главная', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Сейчас играет' });
  await expect(bar.getByRole('link', { name: 'Вторая.wav' })).toBeVisible();
  await bar.getByRole('button', { name: 'Остановить и закрыть' }).click();
  await expect(bar).toBeHidden();
});

test('[CHAT-23] [CHAT-34] [CHAT-35] a transcript of 20,000 segments is windowed, searched, played from a time and saved; numbers of a table end where their title ends', async ({
  page,
}) => {
  const idFile = await upload(page, 'Совещание.wav', 'audio/wav', wav(60));
  const segments = Array.from({ length: 20_000 }, (_, index) => ({
    start: index * 0.003,
    end: (index + 1) * 0.003,
    speaker: `s${(index % 2) + 1}`,
    text: index === 19_000 ? 'Здесь ёлка.' : `Фраза номер ${index}.`,
    confidence: index === 3 ? 0.5 : 0.9,
  }));
  const speakers = ['s1', 's2'].map((speaker) => ({ speaker, name: `Говорящий ${speaker.slice(1)}` }));
  const duration = 60;
  await openResults(page, [
    { kind: 'transcript', idFile, duration, speakers, segments, segmentCount: 20_000, isWhole: true },
    {
      kind: 'table',
      title: 'Продажи',
      columns: [
        { title: 'Месяц', type: 'text' },
        { title: 'Сумма', type: 'number' },
      ],
      rows: [['Январь', '1000.5']],
      rowCount: 1,
    },
  ]);
  const text = page.getByRole('group', { name: 'Текст записи' });
  await expect(text.getByText('Фраза номер 0.')).toBeVisible();
  // The answer is seen from its beginning, not from the table at its end.
  await expect(page.getByRole('group', { name: /^Проигрыватель/ })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1500);

  await page.getByRole('searchbox', { name: 'Поиск по тексту записи' }).fill('елка');
  await expect(text.getByText('ёлка')).toBeVisible();
  await text.getByRole('button', { name: 'Слушать с 0:57' }).last().click();
  await expect(text.locator('[aria-current="true"]')).toBeVisible();

  for (const [name, file] of [
    ['Субтитры SRT', 'Расшифровка.srt'],
    ['Word по говорящим', 'Расшифровка.docx'],
  ] as const) {
    await page.getByRole('button', { name: 'Действия с расшифровкой' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }

  const inTable = page.getByRole('grid', { name: 'Продажи' });
  await expect(inTable.getByText('Месяц')).toBeVisible();
  await expect(inTable.locator('th').last()).toHaveCSS('text-align', 'end');
  await expect(inTable.locator('td').last()).toHaveCSS('text-align', 'end');
});

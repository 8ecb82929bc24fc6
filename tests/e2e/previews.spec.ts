import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { servePortal } from '../support/served-portal.ts';
import { serveUpstream } from '../support/upstream.ts';
import { expect, expectProblem, fillLogin, send, settledAnswer, test } from './fixtures.ts';

/** Shows an answer of this text in a portal of its own. */
async function withAnswer(page: Page, text: string, look: () => Promise<void>): Promise<void> {
  const upstream = await serveUpstream(text);
  const standIn = await servePortal({
    UPSTREAM_URL: upstream.url,
    UPSTREAM_KEY: 'key',
    UPSTREAM_MODEL: 'model',
  });
  try {
    await page.goto(`${standIn.url}/chat/neuron/chatGpt`);
    await fillLogin(page, 'employee@neuro.example');
    await send(page, 'Нарисуй');
    await settledAnswer(page);
    await look();
  } finally {
    await standIn.dispose();
    upstream.dispose();
  }
}

const diagrams: readonly (readonly [name: string, source: string])[] = [
  ['Блок-схема', 'graph TD\n  A[Заявка (форма 1)] --> B{Согласовано?}\n  style A fill:#f9f'],
  ['Диаграмма последовательности', 'sequenceDiagram\n  Иван->>Портал: Отправляет запрос'],
  ['Диаграмма классов', 'classDiagram\n  Сотрудник <|-- Руководитель'],
  ['Диаграмма состояний', 'stateDiagram-v2\n  [*] --> Черновик'],
  [
    'Диаграмма Ганта',
    'gantt\n  dateFormat YYYY-MM-DD\n  section Подготовка\n  Сбор требований :a1, 2026-01-12, 20d',
  ],
  ['Круговая диаграмма', 'pie title Доли\n  "Оплата труда" : 62\n  "Аренда" : 38'],
  ['Схема данных', 'erDiagram\n  ДОГОВОР ||--o{ СЧЁТ : содержит'],
  ['Интеллект-карта', 'mindmap\n  root((Портал))\n    Люди'],
];
const fenced = (lang: string, source: string) => `\`\`\`${lang}\n${source}\n\`\`\`\n\n`;

test('[CHAT-11] case 11-mermaid: diagrams of all usual kinds are drawn in both themes and saved', async ({
  page,
}) => {
  const text = diagrams.map(([, source]) => fenced('mermaid', source)).join('');
  await withAnswer(page, text, async () => {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      for (const [name] of diagrams) {
        const picture = page.locator(`img[alt="${name}"][data-theme="${theme}"]`);
        await expect(picture).toHaveCount(1);
        // A picture that cannot be read has no size.
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(50);
        const svg = decodeURIComponent(
          (await picture.getAttribute('src'))?.split(',').slice(1).join(',') ?? '',
        );
        expect(svg).not.toMatch(/<script|<foreignObject|<image|\son\w+=|https?:\/\/(?!www\.w3\.org\/)/i);
      }
    }
    for (const extension of ['SVG', 'PNG']) {
      const saved = page.waitForEvent('download');
      await page
        .getByRole('button', { name: `Скачать ${extension}` })
        .first()
        .click();
      expect((await saved).suggestedFilename()).toBe(`Блок-схема.${extension.toLowerCase()}`);
    }
  });
});

/** A page that tries what a page can, towards this address. */
const hostile = (sink: string) => `<!doctype html><h1>Чужая страница</h1>
<link rel="preconnect" href="${sink}"><link rel="prefetch" href="${sink}/prefetch"><link rel="stylesheet" href="${sink}/css">
<img src="${sink}/img"><iframe src="${sink}/frame"></iframe><object data="${sink}/object"></object>
<style>@import url(${sink}/import); body { background: url(${sink}/background) }</style>
<form action="${sink}/form"></form>
<script>
  const tries = [
    () => (parent.parent.document.title = 'взломано'),
    () => (top.hit = true),
    () => (top.location = '${sink}/top'),
    () => document.cookie,
    () => alert(1),
    () => fetch('${sink}/fetch').catch(() => 0),
    () => navigator.sendBeacon('${sink}/beacon'),
    () => new WebSocket('${sink.replace('http', 'ws')}/socket'),
    () => new RTCPeerConnection({ iceServers: [{ urls: '${sink.replace('http://', 'stun:')}' }] }),
    () => open('${sink}/open'),
    () => document.forms[0].submit(),
    () => import('${sink}/import').catch(() => 0),
    () => new Worker(URL.createObjectURL(new Blob(['fetch("${sink}/worker")']))),
    () => document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: '<script>parent.postMessage("ran", "*")<\\/script>' })),
  ];
  let refused = 0;
  addEventListener('message', ({ data }) => { if (data === 'ran') document.body.append('вложенный код работал'); });
  for (const attempt of tries) try { attempt(); } catch { refused += 1; }
  document.body.append('Отказано: ' + (refused > 0));
</script>`;

test('[PRE-17][CHAT-11] a page of an answer reaches neither the network nor the portal; one that hangs is ended', async ({
  page,
  problems,
}) => {
  const hits: string[] = [];
  const sink = createServer(({ url }, outgoing) => {
    hits.push(url ?? '');
    outgoing.end();
  });
  sink.on('connection', () => hits.push('connection'));
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;
  const ending = ['while (true) {}', `location = '${address}/leave'`, `location = '/api/1.0/data/ping'`];
  const pages = [hostile(address), ...ending.map((script) => `<h1>Уход</h1><script>${script}</script>`)];
  const text = pages.map((source) => fenced('html', source)).join('');
  await withAnswer(page, text, async () => {
    const before = page.url();
    await page.getByRole('button', { name: 'Показать' }).first().click();
    const framed = page.frameLocator('iframe[title="Просмотр страницы"]').frameLocator('iframe');
    await expect(framed.getByText('Отказано: true')).toBeVisible();
    await expect(page.getByText('Здесь у неё нет сети')).toBeVisible();
    await expect(framed.getByText('вложенный код работал')).toHaveCount(0);
    const ended = page.getByText('долго не отвечала и остановлена');
    for (const count of [1, 2, 3]) {
      await page
        .getByRole('button', { name: 'Показать' })
        .nth(count - 1)
        .click();
      // The loop is ended by its own check: the browser of the tests has no process for each frame.
      await expect(ended).toHaveCount(count, { timeout: 20_000 });
    }
    expect(page.url()).toBe(before);
    expect(await page.evaluate(() => ['hit' in window, document.title.includes('взломано')])).toEqual([
      false,
      false,
    ]);
    expect(hits).toEqual([]);
  });
  sink.close();
  // The browser reports each refusal, and Playwright each request that was refused.
  await expectProblem(
    problems,
    /Content Security Policy|sandboxed|request to another host: http:\/\/127\.0\.0\.1|ran too long/,
  );
});

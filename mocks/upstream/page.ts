/** Opens pages of the internet and nothing else (PRES-97; gateway.yaml, "Pages as materials"). */
import { type Dispatcher, fetch, type Response } from 'undici';
import { pageAddressProblem } from '#lib/page-address.ts';
import { NOT_OPEN, type OpenPage, PageProblem, type WebPage } from '#mocks/domain/files/web-pages.ts';
import { pageDispatcher } from './guard.ts';

const MAX_REDIRECTS = 3;
/** From the name to the last byte, ms. */
const TIME = 20_000;
/** Greatest size after decompression, bytes. */
const MAX_SIZE = 20 * 1024 * 1024;

async function bytesOf({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_SIZE) throw new PageProblem('Страница или\u00a0документ больше 20\u00a0МБ');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function pageOf(response: Response, url: URL): Promise<WebPage> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new PageProblem(
      response.status === 404
        ? 'Такой страницы нет'
        : `Сайт не\u00a0отдал страницу: ответ ${response.status}`,
    );
  }
  const [type = '', ...parameters] = (response.headers.get('content-type') ?? '').split(';');
  const [, charset] = /charset="?([^"\s;]+)/i.exec(parameters.join(';')) ?? [];
  return { url, type: type.trim().toLowerCase(), charset, bytes: await bytesOf(response) };
}

/** The address that a redirect leads to. Throws `PageProblem` for one that a person may not name either. */
function redirected(location: string, from: URL): URL {
  const next = URL.parse(location, from);
  if (!next || pageAddressProblem(next.href) !== undefined) throw new PageProblem(NOT_OPEN);
  return next;
}

async function open(address: string, signal: AbortSignal, dispatcher: Dispatcher): Promise<WebPage> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    url.hash = '';
    const headers = { accept: 'text/html, text/plain;q=0.9, */*;q=0.5', 'accept-language': 'ru, en;q=0.5' };
    const response = await fetch(url, { headers, redirect: 'manual', signal, dispatcher });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null)
      return await pageOf(response, url);
    await response.body?.cancel();
    url = redirected(location, url);
  }
  throw new PageProblem(NOT_OPEN);
}

/** Opens pages by a dispatcher; each address is checked when its name is resolved, for each redirect anew. */
export const pageOpener =
  (dispatcher: Dispatcher): OpenPage =>
  async (address, signal) => {
    try {
      return await open(address, AbortSignal.any([signal, AbortSignal.timeout(TIME)]), dispatcher);
    } catch (error) {
      throw error instanceof PageProblem ? error : new PageProblem(NOT_OPEN);
    }
  };

export const openPage: OpenPage = pageOpener(pageDispatcher);

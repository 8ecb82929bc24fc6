/** Pages and documents of the internet as materials (PRES-97). */
import { domainToUnicode } from 'node:url';
import { extensionOf } from '#mocks/domain/formats/files.ts';
import { readPageText } from '#mocks/domain/formats/web-page.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';
import { fileTypeOf } from './content-type.ts';
import { safeName } from './disposition.ts';

/** What a server answered, after its redirects. */
export interface WebPage {
  readonly url: URL;
  /** Media type in lower case, without its parameters. */
  readonly type: string;
  /** As the media type names it. */
  readonly charset: string | undefined;
  readonly bytes: Uint8Array;
}

/** Why a page is no material; the message is for the person. */
export class PageProblem extends Error {}

/** Opens an address of the internet that was found valid. Throws `PageProblem`. */
export type OpenPage = (address: string, signal: AbortSignal) => Promise<WebPage>;

/** The same for everything that the network answers, so that the answer tells nothing about it. */
export const NOT_OPEN = 'Страница не\u00a0открылась. Проверьте адрес';

/** Opens nothing. */
export const withoutInternet: OpenPage = () => Promise.reject(new PageProblem(NOT_OPEN));

const office = 'application/vnd.openxmlformats-officedocument';

/** Extensions of materials by media type. */
const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  [`${office}.spreadsheetml.sheet`]: 'xlsx',
  [`${office}.wordprocessingml.document`]: 'docx',
  'application/xhtml+xml': 'html',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/markdown': 'md',
  'text/plain': 'txt',
};

/** Types of servers that do not know what they send. */
const unknownTypes = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** The extension of a document whose first bytes fit it; undefined for another file. */
function extensionFor({ url, type, bytes }: WebPage): string | undefined {
  const extension = unknownTypes.has(type) ? extensionOf(url.pathname) : extensions[type];
  if (extension === 'pdf') return fileTypeOf('a.pdf', bytes) === 'application/pdf' ? extension : undefined;
  if (extension === 'docx' || extension === 'xlsx')
    return Buffer.from(bytes.subarray(0, 2)).toString('latin1') === 'PK' ? extension : undefined;
  return Object.values(extensions).includes(extension ?? '') ? extension : undefined;
}

const OTHER_KIND =
  'По\u00a0этому адресу не\u00a0страница и\u00a0не\u00a0документ PDF, DOCX, XLSX, CSV, TXT или\u00a0MD';
const NO_TEXT = 'На\u00a0странице нет текста, который портал может прочитать. Скопируйте его в\u00a0файл';

/** Greatest lengths of the title and of the host in the name of a file. */
const [MAX_TITLE, MAX_HOST] = [120, 100];

/** The last part of a path as a person reads it, without its extension. */
function lastPart({ pathname }: URL): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last).replace(/\.[a-z\d]{1,5}$/i, '');
  } catch {
    return last;
  }
}

/** A material, as it is stored. */
export interface PageFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The host of an address as a person reads it. */
function hostOf({ hostname }: URL): string {
  const host = domainToUnicode(hostname);
  return host.length > MAX_HOST ? `…${host.slice(1 - MAX_HOST)}` : host;
}

/** The name of a file: at most 255 characters. */
const nameOf = (title: string, url: URL, extension: string): string =>
  `${safeName([...title.replaceAll(/[\\/]/g, '\u2215')].slice(0, MAX_TITLE).join(''))} (${hostOf(url)}).${extension}`;

async function markdownOf({ url, charset, bytes }: WebPage): Promise<PageFile> {
  const { title, text } = await readPageText(bytes, charset);
  if (text === '') throw new PageProblem(NO_TEXT);
  const heading = title || hostOf(url);
  const begun = text.startsWith('#') ? text : `# ${heading}\n\n${text}`;
  return {
    name: nameOf(heading, url, 'md'),
    bytes: new TextEncoder().encode(`Источник: ${url.href}\n\n${begun}\n`),
  };
}

/** The file of a page: Markdown of HTML, a document as it is. Throws `PageProblem`. */
export async function pageFile(page: WebPage): Promise<PageFile> {
  const { url, bytes } = page;
  const extension = extensionFor(page);
  if (extension === undefined) throw new PageProblem(OTHER_KIND);
  if (bytes.length === 0) throw new PageProblem(NO_TEXT);
  if (extension !== 'html') return { name: nameOf(lastPart(url) || hostOf(url), url, extension), bytes };
  try {
    return await markdownOf(page);
  } catch (error) {
    if (error instanceof ModelFailure) throw new PageProblem(NO_TEXT);
    throw error;
  }
}

import { getDocumentProxy } from 'unpdf';

/** A piece of text of a page: where its baseline begins, points from the lower left corner. */
export interface ReadText {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Of its font. */
  size: number;
}

export interface ReadPage {
  width: number;
  height: number;
  texts: ReadText[];
  /** All of its text; a line end where the file has one. */
  whole: string;
}

interface Tag {
  role?: string;
  alt?: string;
  children?: Tag[];
}

const allTags = (tag: Tag | null): Tag[] => (tag ? [tag, ...(tag.children ?? []).flatMap(allTags)] : []);

/** What a program that shows PDF files reads in one. */
export async function readPdf(file: Blob) {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()), { verbosity: 0 });
  const proxies = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const pages = await Promise.all(
    proxies.map(async (page): Promise<ReadPage> => {
      const { items } = await page.getTextContent();
      const own = items.flatMap((item) => ('str' in item ? [item] : []));
      const [, , width = 0, height = 0] = page.view;
      return {
        width,
        height,
        whole: own.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
        texts: own
          .filter(({ str }) => str.trim() !== '')
          .map(({ str, transform, ...item }) => ({
            text: str,
            x: Number(transform[4]),
            y: Number(transform[5]),
            width: item.width,
            size: Math.abs(Number(transform[3])),
          })),
      };
    }),
  );
  const links = (await Promise.all(proxies.map((page) => page.getAnnotations()))).flat();
  const tags = (await Promise.all(proxies.map((page) => page.getStructTree()))) as (Tag | null)[];
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  return {
    pages,
    text: pages.map(({ whole }) => whole).join('\n'),
    links: links.map(({ url }) => url as string),
    outline: (await pdf.getOutline()).map(({ title }) => title),
    info,
    tags: tags.flatMap(allTags),
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, name: string) =>
    code ? String.fromCharCode(Number(code)) : (entities[name] ?? ''),
  );

export interface Element {
  attribute: (name: string) => string | null;
  text: string;
  inner: string;
  find: (name: string) => Element[];
}

/** The elements of a name, which contain none of the same name, in XML as our writer makes it. */
export function elements(xml: string, name: string): Element[] {
  return [...xml.matchAll(new RegExp(`<${name}((?: [^<>]*?)?)(?:/>|>(.*?)</${name}>)`, 'gs'))].map(
    ([, attributes = '', inner = '']) => ({
      attribute: (key) => {
        const value = new RegExp(` ${key}="([^"]*)"`).exec(attributes)?.[1];
        return value === undefined ? null : plain(value);
      },
      text: plain(inner.replaceAll(/<[^>]*>/g, '')),
      inner,
      find: (child) => elements(inner, child),
    }),
  );
}

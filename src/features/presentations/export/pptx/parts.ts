import type { Relation } from '#lib/office/open-package.ts';
import { zipFiles } from '#lib/office/zip.ts';
import { document, el } from './xml.ts';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

type Content = string | Uint8Array<ArrayBuffer>;

/** The parts of an Office file with their types and relationships (Open Packaging Conventions). */
export class Parts {
  readonly #parts = new Map<string, Content>();
  readonly #types = new Map<string, string>();
  readonly #extensions = new Map([
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
  ]);
  readonly #relations = new Map<string, Omit<Relation, 'kind'>[]>();

  /** @param path from the root, `ppt/slides/slide1.xml` */
  add(path: string, type: string, content: Content): void {
    this.#parts.set(path, typeof content === 'string' ? document(content) : content);
    this.#types.set(path, type);
  }

  /** Adds a file whose type follows from its extension. */
  addFile(path: string, type: string, content: Content): void {
    this.#parts.set(path, content);
    this.#extensions.set(path.slice(path.lastIndexOf('.') + 1), type);
  }

  has(path: string): boolean {
    return this.#parts.has(path);
  }

  /** The first path, counted from 1, that no part has; letters of any case are equal. */
  free(path: (number: number) => string): string {
    const taken = new Set([...this.#parts.keys()].map((one) => one.toLowerCase()));
    for (let number = 1; ; number += 1) if (!taken.has(path(number).toLowerCase())) return path(number);
  }

  /** The part to which a part has a relation of a kind; undefined without one. @param kind the end of the type's address */
  targetOf(from: string, kind: string): string | undefined {
    return this.#relations.get(from)?.find(({ type }) => type === `${relationships}/${kind}`)?.target;
  }

  /** Relates a part as another file did, with the same ids. */
  take(from: string, relations: readonly Omit<Relation, 'kind'>[]): void {
    this.#relations.set(from, [...relations]);
  }

  /**
   * Relates a part to another one or to an address; the same relation is not made twice.
   *
   * @param from path of the part, '' for the file itself
   * @param type the end of the type's address, or the whole address
   * @param target path of the other part, an address if `isExternal`
   * @returns the id of the relation
   */
  relate(from: string, type: string, target: string, isExternal = false): string {
    const list = this.#relations.get(from) ?? [];
    this.#relations.set(from, list);
    const whole = type.includes(':') ? type : `${relationships}/${type}`;
    const known = list.find((one) => one.type === whole && one.target === target);
    if (known) return known.id;
    const taken = new Set(list.map((one) => one.id));
    let number = list.length + 1;
    while (taken.has(`rId${number}`)) number += 1;
    list.push({ id: `rId${number}`, type: whole, target, isExternal });
    return `rId${number}`;
  }

  #contentTypes(): string {
    return el(
      'Types',
      { xmlns: `${packages}/content-types` },
      ...[...this.#extensions].map(([Extension, ContentType]) => el('Default', { Extension, ContentType })),
      ...[...this.#types].map(([path, ContentType]) => el('Override', { PartName: `/${path}`, ContentType })),
    );
  }

  #relationFile(from: string): [path: string, content: string] {
    const at = from.lastIndexOf('/') + 1;
    const list = (this.#relations.get(from) ?? []).map(({ id, type, target, isExternal }) =>
      el('Relationship', {
        Id: id,
        Type: type,
        Target: isExternal ? target : `/${target}`,
        TargetMode: isExternal ? 'External' : undefined,
      }),
    );
    return [
      `${from.slice(0, at)}_rels/${from.slice(at)}.rels`,
      document(el('Relationships', { xmlns: `${packages}/relationships` }, ...list)),
    ];
  }

  /** The file. */
  zip(): Uint8Array<ArrayBuffer> {
    return zipFiles({
      '[Content_Types].xml': document(this.#contentTypes()),
      ...Object.fromEntries([...this.#relations.keys()].map((from) => this.#relationFile(from))),
      ...Object.fromEntries(this.#parts),
    });
  }
}

/** What the readers of a slide's parts have in common. */
import type { OfficePackage, Relation } from '#lib/office/open-package.ts';
import type { Crop } from '../../pictures/reencode.ts';

/** A picture that is asked for while slides are read; its bytes are unpacked at the end. */
export interface WantedPicture {
  readonly part: string;
  readonly crop: Crop | null;
}

/** What is gathered from all slides. */
export class Gathered {
  readonly fonts = new Set<string>();
  /** Letters by language, as the file marks them. */
  readonly languages = new Map<string, number>();
  /** Pictures by their keys. */
  readonly pictures = new Map<string, WantedPicture>();
  readonly footers = new Set<string>();
  cyrillic = 0;
  letters = 0;
}

/** A slide, or another part, that is being read. */
export class SlideContext {
  readonly file: OfficePackage;
  readonly part: string;
  readonly all: Gathered;
  readonly #relations: ReadonlyMap<string, Relation>;
  /** What is lost, with how often. */
  readonly #losses = new Map<string, number>();

  constructor(file: OfficePackage, part: string, all: Gathered) {
    this.file = file;
    this.part = part;
    this.all = all;
    this.#relations = new Map(file.relations(part).map((relation) => [relation.id, relation]));
  }

  relation(id: string): Relation | undefined {
    return this.#relations.get(id);
  }

  relationsOf(kind: string): Relation[] {
    return [...this.#relations.values()].filter((relation) => relation.kind === kind);
  }

  /** Notes what is not kept. Equal texts are counted. */
  lose(text: string): void {
    this.#losses.set(text, (this.#losses.get(text) ?? 0) + 1);
  }

  get losses(): string[] {
    return [...this.#losses].map(([text, count]) => (count > 1 ? `${text}\u00a0— ${count}` : text));
  }

  seeFont(typeface: string): void {
    if (!typeface.startsWith('+')) this.all.fonts.add(typeface);
  }

  seeLanguage(language: string, text: string): void {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    this.all.letters += letters;
    this.all.cyrillic += text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
    const name = language.slice(0, 2).toLowerCase();
    if (/^[a-z]{2}$/.test(name)) this.all.languages.set(name, (this.all.languages.get(name) ?? 0) + letters);
  }
}

const cyrillicLanguages = new Set(['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'kk', 'ky', 'tg', 'mn']);

/** The language of the texts. Office often marks Russian text as English, so the letters decide first. */
export function languageOf({ languages, cyrillic, letters }: Gathered): string {
  const isCyrillic = letters === 0 || cyrillic > letters * 0.3;
  const [found] = [...languages]
    .filter(([name]) => cyrillicLanguages.has(name) === isCyrillic)
    .toSorted((one, other) => other[1] - one[1]);
  return found?.[0] ?? (isCyrillic ? 'ru' : 'en');
}

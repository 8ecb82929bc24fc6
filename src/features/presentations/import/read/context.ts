/** What the readers of a slide's parts have in common. */
import { type OfficePackage, PackageRefused, type Relation } from '#lib/office/open-package.ts';
import type { Crop } from '../../pictures/reencode.ts';
import type { SourceSlide } from '../source.ts';

/** A picture of a slide. Its bytes are unpacked after all slides are read. */
export interface WantedPicture {
  /** The name of its part. */
  readonly part: string;
  /** What is cut off it; null for a whole picture. */
  readonly crop: Crop | null;
}

/** The most cells of tables and points of charts in a file: a small file can name more than the memory holds. */
const MOST_CELLS = 20_000_000;

/** What is collected from all slides. */
export class Gathered {
  readonly fonts = new Set<string>();
  /** Letters by language, as the file marks them. */
  readonly languages = new Map<string, number>();
  /** Pictures by their keys. */
  readonly pictures = new Map<string, WantedPicture>();
  /** Numbers of Cyrillic letters and of all letters. */
  cyrillic = 0;
  letters = 0;
  /** Number of cells of tables and points of charts. */
  cells = 0;
}

/** What is lost, in words, with how often. */
export const counted = (text: string, count: number): string =>
  count > 1 ? `${text}\u00a0— ${count}` : text;

/** A slide, or another part, that is being read. */
export class SlideContext {
  readonly file: OfficePackage;
  readonly part: string;
  readonly all: Gathered;
  readonly #relations: ReadonlyMap<string, Relation>;
  /** The text in the place of the footer, and whether the slide has its number. */
  footer = '';
  hasNumber = false;
  date: SourceSlide['date'];
  /** What is lost, and how often. */
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
    return [...this.#losses].map(([text, count]) => counted(text, count));
  }

  /**
   * Counts cells before they are made.
   *
   * @throws PackageRefused for more than the whole file may have
   */
  countCells(count: number): void {
    this.all.cells += count;
    if (this.all.cells > MOST_CELLS) throw new PackageRefused('too-large');
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

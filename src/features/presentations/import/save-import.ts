/** Stores the pictures and the slides of an import. */
import { presentationAdd, presentationChange } from '#api/generated/hooks/presentation/presentation.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { changeOf } from '../model/changes.ts';
import { type Block, blocksOn, type Deck, type Slide } from '../model/deck.ts';
import { withLook } from '../model/picture-look.ts';
import { takePicture } from '../pictures/take-picture.ts';
import { sectionsFrom } from './chosen.ts';
import type { ImportedDeck, ImportedSlide } from './import-deck.ts';

/** A picture could not be stored because a call failed. The error policy has already shown it. */
export class PictureNotStored extends Error {}

const keysOn = (slides: readonly Slide[]): string[] =>
  slides.flatMap((slide) =>
    blocksOn(slide).flatMap((block) =>
      block.kind === 'picture' && block.idFile !== null ? [block.idFile] : [],
    ),
  );

type StoredPicture = Awaited<ReturnType<typeof takePicture>>;

/** The slides with the stored pictures; a place or an object whose picture was refused is empty and keeps its description. */
function withFiles(slides: readonly Slide[], fileOf: (key: string) => StoredPicture | undefined): Slide[] {
  const stored = (block: Block): Block => {
    if (block.kind !== 'picture' || block.idFile === null) return block;
    const { idFile = null, width, height } = fileOf(block.idFile) ?? {};
    const size = { width, height, ...(width === undefined && { crop: undefined }) };
    return withLook({ ...block, idFile }, size);
  };
  return slides.map((slide) => ({
    ...slide,
    slots: slide.slots.map((slot) => ({ ...slot, block: stored(slot.block) })),
    ...(slide.objects && {
      objects: slide.objects.map((object) => ({
        ...object,
        ...(object.block && { block: stored(object.block) }),
      })),
    }),
  }));
}

interface Saving {
  readonly signal: AbortSignal;
  /** Called after each picture. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Stores one import. What is stored already is not stored again when it is repeated. */
export class ImportSaver {
  readonly #keys = new IdempotencyKeys();
  /** The stored files, or why a picture is refused, by the keys of the pictures. */
  readonly #files = new Map<string, StoredPicture>();
  #deck: Deck | undefined;

  /**
   * @param chosen the slides to import
   * @returns the presentation, and what is lost by the number of the slide in the file
   * @throws what the calls throw; the signal's reason when it is aborted
   */
  async save(
    source: ImportedDeck,
    chosen: readonly ImportedSlide[],
    title: string,
    { signal, onProgress }: Saving,
  ): Promise<{ uuid: string; lost: Map<number, string[]> }> {
    const keys = [...new Set(chosen.flatMap(({ slides }) => keysOn(slides)))];
    for (const [at, key] of keys.entries()) {
      onProgress(at, keys.length);
      await this.#store(source, key);
      signal.throwIfAborted();
    }
    onProgress(keys.length, keys.length);
    const { language, theme } = source;
    this.#deck ??= await this.#keys.send(title, (headers) =>
      presentationAdd({ title, language, theme }, { headers }),
    );
    const made = chosen.flatMap(({ slides }) => withFiles(slides, (key) => this.#files.get(key)));
    const { settings } = source;
    const sections = sectionsFrom(source.sections, chosen);
    const change = changeOf(this.#deck, { ...this.#deck, settings, slides: made, sections });
    if (change) await presentationChange(change);
    return { uuid: this.#deck.uuid, lost: this.#lost(chosen) };
  }

  async #store({ pictures }: ImportedDeck, key: string): Promise<void> {
    if (this.#files.has(key)) return;
    const picture = pictures.find((one) => one.key === key);
    if (!picture) {
      this.#files.set(key, { problem: 'её нет в\u00a0файле, она повреждена или\u00a0больше 10\u00a0МБ' });
      return;
    }
    const file = new File([picture.bytes], picture.name, { type: picture.type });
    const stored = await takePicture(file, picture.crop ?? undefined);
    if (stored.idFile === undefined && stored.problem === undefined) throw new PictureNotStored();
    this.#files.set(key, stored);
  }

  #lost(chosen: readonly ImportedSlide[]): Map<number, string[]> {
    const lost = new Map<number, string[]>();
    for (const { number, slides } of chosen)
      for (const key of new Set(keysOn(slides))) {
        const { problem } = this.#files.get(key) ?? {};
        if (problem !== undefined) lost.set(number, [...(lost.get(number) ?? []), `картинка: ${problem}`]);
      }
    return lost;
  }
}

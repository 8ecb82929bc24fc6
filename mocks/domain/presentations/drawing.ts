/** Pictures of slides by an image service of the portal (presentations.md §5). */

import { fileTypeOf } from '#mocks/domain/files/content-type.ts';
import { type MadeFile, type Model, ModelFailure } from '#mocks/domain/model/model.ts';
import { isOpenTo } from '#mocks/domain/tiles/rules.ts';
import { log } from '#mocks/log/log.ts';
import { type Database, itemsOf, type OutlineItem, type Schemas, type User } from '#mocks/store/database.ts';
import { proposedAlt } from './compose.ts';
import { isSlidePicture, MAX_PICTURE } from './files.ts';
import { textsFor } from './patterns.ts';
import type { Piece } from './run.ts';

const TIME_MS = 120_000;

/** The image service that draws for a person: the first tile that they may use and that a connection answers. */
export const drawingService = (database: Database, model: Model, user: User): string | undefined =>
  itemsOf(database.tiles).find(
    (tile) => !tile.disabled && model.draws?.(tile.serviceType) && isOpenTo(database, tile, user),
  )?.serviceType;

const fitsSlides = ({ name, bytes }: MadeFile): boolean =>
  bytes.length <= MAX_PICTURE && isSlidePicture(fileTypeOf(name, bytes));

interface Drawing {
  readonly model: Model;
  /** Its service type. */
  readonly service: string;
  readonly brief: Pick<Schemas['PresentationBrief'], 'language'>;
  readonly signal: AbortSignal;
}

/** The picture of a slide; undefined when the service gives none, which leaves the slide with its description. */
export async function drawnPicture(
  { model, service, brief, signal }: Drawing,
  item: OutlineItem,
  slideId: string,
): Promise<Piece | undefined> {
  const alt = proposedAlt(item, textsFor(brief.language));
  const content = `${alt}. Иллюстрация к\u00a0слайду презентации, без букв и\u00a0надписей.`;
  const timed = AbortSignal.any([signal, AbortSignal.timeout(TIME_MS)]);
  // Some services draw squares only.
  for (const settings of [{ aspect: '16:9' as const }, {}]) {
    if (timed.aborted) return undefined;
    try {
      const turns = [{ role: 'user' as const, content }];
      for await (const piece of model.answer({ serviceType: service, turns, settings }, timed)) {
        const file = piece.type === 'result' ? piece.files?.find(fitsSlides) : undefined;
        if (file) return { type: 'picture', slideId, alt, file };
      }
    } catch (error) {
      if (!(error instanceof ModelFailure)) log.error('The picture of a slide failed', error);
    }
  }
  return undefined;
}

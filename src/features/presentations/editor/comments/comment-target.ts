/** What a comment is about: the slide, a place of its layout, or an object on it (PRES-70, PRES-98). */
import { type AnySlide, isLater, type SlotName } from '../../model/deck.ts';
import { placesOf, SLOT_NAMES } from '../../model/layouts.ts';
import { objectName } from '../../model/object-looks.ts';
import type { Thread } from './threads.ts';

export type CommentTarget = Pick<Thread, 'slot' | 'objectId'>;

export interface TargetOption extends CommentTarget {
  readonly id: string;
  readonly label: string;
}

const slotOption = (slot: SlotName): TargetOption => ({ id: slot, label: SLOT_NAMES[slot], slot });
/** Ids of objects differ from those of places, which have no colon. */
const OBJECT = 'object:';
export const objectOptionId = (objectId: string): string => `${OBJECT}${objectId}`;

/** The places and the objects of a slide; objects with equal names are numbered. */
export function targetsOf(slide: AnySlide): TargetOption[] {
  if (isLater(slide)) return [];
  const counts = new Map<string, number>();
  const objects = (slide.objects ?? []).map((object): TargetOption => {
    const name = objectName(object);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return {
      id: objectOptionId(object.id),
      label: count > 1 ? `${name} (${count})` : name,
      objectId: object.id,
    };
  });
  return [...placesOf(slide).map(({ name }) => slotOption(name)), ...objects];
}

/**
 * What a draft is about although it is no longer on the slide; undefined for the whole slide and for anything else.
 *
 * @param id the id of its option when it was chosen, as this browser has kept it
 */
export function goneTarget(id: string): TargetOption | undefined {
  const objectId = id.startsWith(OBJECT) ? id.slice(OBJECT.length) : '';
  if (objectId !== '') return { id, label: goneLabel({ objectId }), objectId };
  const slot = (Object.keys(SLOT_NAMES) as SlotName[]).find((name) => name === id);
  return slot && { id, label: goneLabel({ slot }), slot };
}

/** Says that a place or an object is no longer on the slide. */
export const goneLabel = ({ slot }: CommentTarget): string =>
  slot === undefined ? 'Объект удалён' : `${SLOT_NAMES[slot]}: на\u00a0слайде такого места больше нет`;

/** Whether a comment is about this place or this object. */
export const isAbout = (about: CommentTarget, { slot, objectId }: CommentTarget): boolean =>
  about.slot === slot && about.objectId === objectId;

/** True for a comment on a place or an object. */
export const hasTarget = ({ slot, objectId }: CommentTarget): boolean =>
  slot !== undefined || objectId !== undefined;

/** The place or the object of a comment; undefined for the whole slide and when it is no longer there. */
export const targetIn = (slide: AnySlide, about: CommentTarget): TargetOption | undefined =>
  targetsOf(slide).find((one) => isAbout(about, one));

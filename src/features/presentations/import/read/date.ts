import { descendants, type XmlElement } from '#lib/office/read-xml.ts';
import { dayIn } from '../../model/slide-date.ts';
import { shortened } from '../arrange/chart-blocks.ts';
import type { SlideContext } from './context.ts';
import { wordsOf } from './text.ts';

/** Most letters of a date in the list of losses. */
const MOST = 80;

/**
 * Reads the date placeholder. A date field means the day on which the file is opened; a text that is no date is
 * listed as lost.
 */
export function readDate(body: XmlElement | undefined, context: SlideContext): void {
  const words = wordsOf(body);
  const isField = [...descendants(body, 'fld')].some(({ attributes }) =>
    attributes['type']?.startsWith('datetime'),
  );
  const day = isField ? null : dayIn(words);
  if (day !== undefined) context.date = day;
  else if (words !== '') context.lose(`дата «${shortened(words, MOST)}»`);
}

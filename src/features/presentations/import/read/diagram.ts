/** A SmartArt of a slide. */
import { childAt, childOf, childrenOf, type XmlElement } from '#lib/office/read-xml.ts';
import { wordsOf } from './text.ts';

/** The texts of a SmartArt, each once, in the order of its data. */
export function diagramTexts(data: XmlElement | undefined): string[] {
  const points = childrenOf(childAt(data, 'ptLst'), 'pt');
  return points
    .filter(({ attributes }) => !['pres', 'parTrans', 'sibTrans'].includes(attributes['type'] ?? ''))
    .map((point) => wordsOf(childOf(point, 't')))
    .filter((text) => text !== '');
}

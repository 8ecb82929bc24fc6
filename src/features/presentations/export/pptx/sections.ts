import type { Deck, Slide } from '../../model/deck.ts';
import { groupsOf, sectionsFor } from '../../model/sections.ts';
import { FIRST_SLIDE_ID } from './properties.ts';
import { el } from './xml.ts';

/** What PowerPoint calls the slides before the first section: there each slide has one. */
export const DEFAULT_SECTION = 'Раздел по умолчанию';
const DEFAULT_ID = '5f2e4c1a-8d3b-4e6f-9a7c-1b0d2e3f4a5b';

/**
 * The sections as `p:extLst` of the main part ([MS-PPTX] 2.6.1); '' without sections.
 *
 * @param slides the written ones
 */
export function sectionList(deck: Pick<Deck, 'slides' | 'sections'>, slides: readonly Slide[]): string {
  const { sections = [] } = deck;
  if (sections.length === 0) return '';
  const ids = new Map(slides.map(({ id }, at) => [id, FIRST_SLIDE_ID + at]));
  const groups = groupsOf({ slides: [...slides], sections: sectionsFor(sections, slides, deck.slides) });
  const list = groups.map(({ section, slides: own }) =>
    el(
      'p14:section',
      { name: section?.title ?? DEFAULT_SECTION, id: `{${(section?.id ?? DEFAULT_ID).toUpperCase()}}` },
      el('p14:sldIdLst', {}, ...own.map(({ id }) => el('p14:sldId', { id: ids.get(id) }))),
    ),
  );
  return el(
    'p:extLst',
    {},
    el(
      'p:ext',
      { uri: '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}' },
      el(
        'p14:sectionLst',
        { 'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main' },
        ...list,
      ),
    ),
  );
}

/** A presentation as one of a company's: the masters, layouts and theme of its template with slides of the portal (PRES-57). */
import { childOf } from '#lib/office/read-xml.ts';
import { isCover } from '../../model/text-looks.ts';
import { themeTokens } from '../../model/themes.ts';
import { COLOUR_NAMES, colourNamed } from '../../office/colours.ts';
import { ImportRefused } from '../../office/refusals.ts';
import { chooseLayouts, useOf } from '../../template/choose-layouts.ts';
import { groundColour } from '../../template/ground-colour.ts';
import { scaleOf } from '../../template/places.ts';
import { isWide, openTemplate, type Template, type TemplateLayout } from '../../template/template.ts';
import { languageTag, type Source } from '../options.ts';
import { writtenSlides } from './deck-to-pptx.ts';
import { emptyDesign } from './design.ts';
import { NOTES_PAGE, notesMasterPart } from './notes.ts';
import { Parts } from './parts.ts';
import {
  addProperties,
  addSettings,
  DECK_TYPE,
  defaultTextStyle,
  OFFICE_TYPE,
  slideIdList,
} from './properties.ts';
import { sectionList } from './sections.ts';
import { SlidesWriter } from './slides.ts';
import { type FileTokens, themePart } from './theme.ts';
import { el, emu, namespaces } from './xml.ts';

const DECK = 'ppt/presentation.xml';

/** The name of the program in files with a template: their layouts are not those of the portal, so the import reads them as any file. */
const PROGRAM = 'Нейропортал, шаблон компании';

/** Colours and the names that the theme has for them in a layout. */
function schemeOf({ palette }: TemplateLayout): Map<string, string> {
  const names = new Map<string, string>();
  for (const name of COLOUR_NAMES) {
    const colour = colourNamed(name, palette);
    if (colour !== undefined && !names.has(colour)) names.set(colour, name);
  }
  return names;
}

/** The tokens of slides with a layout: those of the brand on the ground of this very layout. */
function tokensOn(layout: TemplateLayout, onCover: boolean, { deck }: Source): FileTokens {
  const { brand } = deck;
  const template = brand?.template;
  if (!brand || !template) throw new Error('A brand without a template');
  const page = { ground: groundColour(layout) };
  const own = onCover
    ? { ...template, covers: { ...template.covers, ...page } }
    : { ...template, slides: { ...template.slides, ...page } };
  // The template has its own logo where it wants one.
  return { ...themeTokens('brand', { ...brand, logo: null, template: own }), scheme: schemeOf(layout) };
}

/** The parts of the template, with a main part for other slides. */
function takeParts(parts: Parts, { parts: taken, main }: Template): void {
  parts.relate('', 'officeDocument', DECK);
  for (const [name, { contentType, content, relations }] of taken) {
    const path = name === main ? DECK : name;
    if (name !== main) parts.add(path, contentType, content);
    if (relations.length > 0) parts.take(path, relations);
  }
}

/** An element of the template's main part as text; undefined where it is written in another way. */
function rawElement({ parts, main }: Template, name: string): string | undefined {
  const text = parts.get(main)?.content;
  if (typeof text !== 'string') return undefined;
  const found = new RegExp(`<${name}\\b[^>]*?(?:/>|>.*?</${name}>)`, 's').exec(text)?.[0] ?? '';
  const isUsual = Object.entries(namespaces).every(([prefix, uri]) => text.includes(`${prefix}="${uri}"`));
  const prefixes = new Set([...found.matchAll(/[<\s/](\w+):\w+/g)].map(([, prefix = '']) => prefix));
  const isPlain = [...prefixes].every((prefix) => ['a', 'p', 'r'].includes(prefix));
  return isUsual && isPlain && found !== '' ? found : undefined;
}

/**
 * Writes the slides into the masters and layouts of a template.
 *
 * @throws ImportRefused when the file is none, or its slides are not 16:9
 */
export function deckInTemplate(source: Source, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const template = openTemplate(bytes);
  if (!isWide(template.page)) throw new ImportRefused('proportions');
  const slides = writtenSlides(source);
  const parts = new Parts();
  takeParts(parts, template);
  const language = languageTag(source.deck.language);
  addProperties(parts, source, language, PROGRAM);
  const writer = new SlidesWriter(parts, source);
  const chosen = chooseLayouts(template.layouts);
  const known = new Map<string, FileTokens>();
  const tokensFor = (layout: TemplateLayout, onCover: boolean): FileTokens => {
    const key = `${layout.part} ${onCover}`;
    const tokens = known.get(key) ?? tokensOn(layout, onCover, source);
    known.set(key, tokens);
    return tokens;
  };
  let notesMaster = parts.targetOf(DECK, 'notesMaster');
  const addNotesMaster = (): string => {
    if (notesMaster !== undefined) return notesMaster;
    notesMaster = parts.free((at) => `ppt/notesMasters/notesMaster${at}.xml`);
    const theme = parts.free((at) => `ppt/theme/theme${at}.xml`);
    parts.add(notesMaster, `${DECK_TYPE}.notesMaster+xml`, notesMasterPart(writer.contextOf(notesMaster)));
    parts.add(theme, `${OFFICE_TYPE}.theme+xml`, themePart('Заметки', source.tokens));
    parts.relate(notesMaster, 'theme', theme);
    return notesMaster;
  };
  const slideIds = writer.write(slides, {
    deck: DECK,
    scale: scaleOf(template.page),
    notesMaster: addNotesMaster,
    baseOf: (slide) => {
      const layout = chosen[useOf(slide.layout)];
      const tokens = tokensFor(layout, isCover(slide));
      return { layout: layout.part, tokens, design: emptyDesign(slide.layout), inTemplate: layout };
    },
  });
  const notesId = notesMaster === undefined ? undefined : parts.relate(DECK, 'notesMaster', notesMaster);
  const masters = childOf(template.root, 'sldMasterIdLst')?.children ?? [];
  const taken = new Set(template.parts.get(template.main)?.relations.map(({ id }) => id));
  const isTaken = (id: string | undefined): boolean => id !== undefined && taken.has(id);
  parts.add(
    DECK,
    `${DECK_TYPE}.presentation.main+xml`,
    el(
      'p:presentation',
      { ...namespaces, saveSubsetFonts: 1 },
      el(
        'p:sldMasterIdLst',
        {},
        ...masters
          .filter(({ attributes }) => isTaken(attributes['r:id']))
          .map(({ attributes }) => el('p:sldMasterId', { id: attributes['id'], 'r:id': attributes['r:id'] })),
      ),
      notesId === undefined ? '' : el('p:notesMasterIdLst', {}, el('p:notesMasterId', { 'r:id': notesId })),
      slideIdList(slideIds),
      el('p:sldSz', {
        cx: template.page.w,
        cy: template.page.h,
        type: childOf(template.root, 'sldSz')?.attributes['type'],
      }),
      el('p:notesSz', { cx: emu(NOTES_PAGE.w), cy: emu(NOTES_PAGE.h) }),
      rawElement(template, 'p:embeddedFontLst') ?? '',
      rawElement(template, 'p:defaultTextStyle') ?? defaultTextStyle(language),
      sectionList(source.deck, slides),
    ),
  );
  addSettings(parts, DECK);
  return parts.zip();
}

/** Slides that the portal wrote itself: their layouts and places have the portal's own names. */
import { highlightInName, objectInName, SHAPE_NAMES } from '../../export/pptx/own-names.ts';
import {
  type ChartBlock,
  DECK_LIMITS,
  type Layout,
  type Paragraph,
  type SlotName,
  type TimelineStep,
} from '../../model/deck.ts';
import { LAYOUT_LIST, LAYOUTS, SLOT_NAMES } from '../../model/layouts.ts';
import { blockProblem } from '../../model/limits.ts';
import { withLook } from '../../model/picture-look.ts';
import type { Area } from '../../office/places.ts';
import type { SourceChart, SourceItem, SourceSlide } from '../source.ts';
import { shortened, withinChart } from './chart-blocks.ts';
import { asText, type Draft, textOfParagraphs } from './draft.ts';
import { ownObject } from './own-objects.ts';
import { ownPicture } from './own-picture.ts';

const byName = new Map<string, Layout>(LAYOUT_LIST.map((layout) => [LAYOUTS[layout].name, layout]));

const isItem = ({ name }: SourceItem): boolean => name === SHAPE_NAMES.item;

/** An item beside its icon may begin above the top of the icon by at most this share of the slide. */
const higher = 0.04;

/** The icon of each item. An icon belongs to the nearest item that begins beside it or below its top. */
function iconsOf(items: readonly SourceItem[]): Map<SourceItem, string> {
  const icons = new Map<SourceItem, string>();
  for (const item of items) {
    if (item.kind !== 'icon' || item.bullet || !item.area) continue;
    const { x, y } = item.area;
    const below = items
      .filter(isItem)
      .flatMap((one) =>
        one.area && one.area.y >= y - higher
          ? [{ one, distance: Math.hypot(one.area.x - x, one.area.y - y) }]
          : [],
      );
    const [nearest] = below.toSorted((one, other) => one.distance - other.distance);
    if (nearest) icons.set(nearest.one, item.icon);
  }
  return icons;
}

/**
 * The paragraphs of a place with the icons that stand in the place of their bullets; null if the paragraphs are no longer those
 * that the icons are of.
 */
function withMarkIcons(
  paragraphs: readonly Paragraph[],
  place: string,
  items: readonly SourceItem[],
): Paragraph[] | null {
  const changed = [...paragraphs];
  for (const item of items) {
    if (item.kind !== 'icon' || item.bullet?.place !== place) continue;
    const { number, count } = item.bullet;
    const own = changed[number - 1];
    if (count !== paragraphs.length || own?.list !== 'bullet') return null;
    changed[number - 1] = { ...own, icon: item.icon };
  }
  return changed;
}

/** The paragraphs of an item from its box, which has its name in bold and then its texts. */
function itemParagraphs([first, ...others]: readonly Paragraph[], icon: string | undefined): Paragraph[] {
  if (!first) return [];
  return [
    { ...first, level: 0, list: 'bullet', ...(icon !== undefined && { icon }) },
    ...others.map((one): Paragraph => ({ ...one, level: 1, list: 'none' })),
  ];
}

function slotOf(item: SourceItem, layout: Layout): SlotName | undefined {
  const { slots } = LAYOUTS[layout];
  if (item.role === 'title') return 'title';
  if (item.index !== null) return slots[item.index]?.name;
  return slots.find(({ name }) => SLOT_NAMES[name] === item.name)?.name;
}

/** The events of a timeline from the texts above and below its line. */
function stepsOf(items: readonly SourceItem[]): TimelineStep[] {
  const steps: TimelineStep[] = [];
  for (const item of items) {
    if (item.kind !== 'text') continue;
    const words = textOfParagraphs(item.paragraphs);
    const last = steps.at(-1);
    if (item.name === SHAPE_NAMES.when) steps.push({ when: words, what: '' });
    else if (item.name === SHAPE_NAMES.what && last?.what === '') last.what = words;
    else if (item.name === SHAPE_NAMES.what) steps.push({ when: '', what: words });
  }
  return steps;
}

/** How far the middle of one area is from another one, in shares of the slide; 0 inside it. */
function distance(one: Area, other: Area): number {
  const [x, y] = [one.x + one.w / 2, one.y + one.h / 2];
  return Math.hypot(
    Math.max(other.x - x, 0, x - other.x - other.w),
    Math.max(other.y - y, 0, y - other.y - other.h),
  );
}

const isCallout = (item: SourceItem): boolean => item.kind === 'text' && item.name === SHAPE_NAMES.callout;

/** The callout of each chart. A callout belongs to the chart that it is on, otherwise to the nearest one. */
function calloutsOf(items: readonly SourceItem[]): Map<SourceChart, string> {
  const charts = items.filter((item) => item.kind === 'chart');
  const callouts = new Map<SourceChart, string>();
  for (const item of items) {
    if (item.kind !== 'text' || !isCallout(item)) continue;
    const { area } = item;
    const far = (chart: SourceChart): number => (area && chart.area ? distance(area, chart.area) : 0);
    const [nearest] = charts.toSorted((one, other) => far(one) - far(other));
    if (!nearest) continue;
    const words = [callouts.get(nearest) ?? '', textOfParagraphs(item.paragraphs)];
    callouts.set(nearest, words.filter(Boolean).join(' '));
  }
  return callouts;
}

/** The chart with its highlight, which is in the name of its frame. @param boxed the callout in a text box; '' without one */
function highlighted(chart: ChartBlock, { name, callout }: SourceChart, boxed: string): ChartBlock {
  const found = highlightInName(name);
  const { series, categories } = chart;
  if (!found || found.index >= (found.target === 'series' ? series : categories).length) return chart;
  return { ...chart, highlight: { ...found, callout: shortened(boxed || callout, DECK_LIMITS.callout) } };
}

const hasContent = (item: SourceItem): boolean =>
  item.kind !== 'text' || textOfParagraphs(item.paragraphs).trim() !== '';
const isOfTimeline = ({ name }: SourceItem): boolean =>
  name === SHAPE_NAMES.when || name === SHAPE_NAMES.what;

/**
 * The slide as it was exported; null if it is not of a known layout, or if somebody has added something that has no place of
 * its own there.
 */
export function ownDraft(slide: SourceSlide): Draft | null {
  const layout = byName.get(slide.layout.name);
  if (!layout) return null;
  const blocks: Draft['blocks'] = {};
  const parts: Paragraph[] = [];
  const icons = iconsOf(slide.items);
  const callouts = calloutsOf(slide.items);
  const veil = slide.items.find((item) => item.kind === 'veil');
  let isPictureRight = false;
  const isFree = (item: SourceItem): boolean => objectInName(item.name) !== undefined;
  const objects = slide.items.filter(isFree).flatMap((item, at) => ownObject(item, `o${at + 1}`) ?? []);
  const isTooLong = objects.some(({ block }) => block && blockProblem('body', block) !== undefined);
  if (isTooLong || objects.length > DECK_LIMITS.objects) return null;
  for (const item of slide.items) {
    if (item.kind === 'object' || isFree(item)) continue;
    if (item.kind === 'icon' || item.kind === 'veil' || isCallout(item)) continue;
    if (item.kind === 'text' && isItem(item)) {
      parts.push(...itemParagraphs(item.paragraphs, icons.get(item)));
      continue;
    }
    const name = slotOf(item, layout);
    const place = LAYOUTS[layout].slots.find((slot) => slot.name === name);
    if (!name || !place) {
      if (!hasContent(item) || (layout === 'timeline' && isOfTimeline(item))) continue;
      return null;
    }
    if (blocks[name] && hasContent(item)) return null;
    if (item.kind === 'text' && place.kind === 'picture')
      blocks[name] = { kind: 'picture', idFile: null, alt: item.alt, isDecorative: false, fit: 'contain' };
    else if (item.kind === 'text' && item.paragraphs.length > 0) {
      const paragraphs = withMarkIcons(item.paragraphs, SLOT_NAMES[name], slide.items);
      if (!paragraphs) return null;
      blocks[name] = asText(paragraphs);
    } else if (item.kind === 'picture') {
      blocks[name] = withLook(ownPicture(item, place), { overlay: veil?.overlay });
    } else if (item.kind === 'table')
      blocks[name] = { kind: 'table', hasHeader: item.hasHeader, rows: item.rows.map((row) => [...row]) };
    else if (item.kind === 'chart') {
      const [chart, ...others] = withinChart(item.chart).blocks;
      if (others.length > 0) return null;
      if (chart) blocks[name] = highlighted(chart, item, callouts.get(item) ?? '');
    }
    if (name === 'picture') isPictureRight = layout === 'pictureText' && (item.area?.x ?? 0) > 0.4;
  }
  if (parts.length > 0 && blocks.body) return null;
  if (parts.length > 0) blocks.body = asText(parts);
  const steps = layout === 'timeline' ? stepsOf(slide.items) : [];
  if (steps.length > 0) blocks.timeline = { kind: 'timeline', steps };
  return { layout, blocks, isPictureRight, objects };
}

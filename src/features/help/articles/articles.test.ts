import { describe, expect, test } from 'vitest';
import { problemOf, settingsOf } from '#features/service-settings/index.ts';
import { serviceOf } from '#features/services/index.ts';
import { type Block, headingsOf } from '../model/blocks.ts';
import { articleIds, helpGroups, isArticle } from '../model/catalogue.ts';
import { partsOf } from '../model/help-index.ts';
import type { Mark, Rich } from '../model/inline.ts';
import { loadArticle } from './load-article.ts';

const marksOf = (text: Rich): Mark[] =>
  typeof text === 'string' ? [] : text.filter((part) => typeof part !== 'string');

function marksIn(block: Block): Mark[] {
  switch (block.kind) {
    case 'text':
    case 'note':
      return marksOf(block.text);
    case 'list':
      return block.items.flatMap(marksOf);
    case 'table':
      return block.rows.flat().flatMap(marksOf);
    default:
      return [];
  }
}

const facts = { text: '', sheets: 'reading' as const };

/** Why a service would refuse the settings of a request to try; null if it takes them. */
function refusal(
  service: string,
  values: Readonly<Record<string, string | number | boolean>>,
): string | null {
  const settings = settingsOf(service, { options: undefined, models: undefined }, facts);
  for (const [key, value] of Object.entries(values)) {
    const setting = settings.find((one) => one.key === key);
    if (!setting) return `${service} has no setting ${key}`;
    if ('options' in setting && typeof setting.options !== 'string') {
      if (!setting.options.some((option) => option.value === value)) return `${key} is not ${value}`;
    }
    const problem = problemOf(setting, { [key]: value }, facts);
    if (problem) return problem;
  }
  return null;
}

test('[HELP-01] each article is in one group of cards', () => {
  expect(helpGroups.flatMap(({ articles }) => articles.map(({ id }) => id)).toSorted()).toEqual(
    [...articleIds].toSorted(),
  );
});

describe.each(articleIds)('[HELP-02] %s', (id) => {
  test('has 400 to 900 words and at least three headings with Latin ids', async () => {
    const blocks = await loadArticle(id);
    const words = partsOf(id, blocks).flatMap(({ words: own, heading }) => [
      ...own,
      ...(heading?.text.split(/\s+/) ?? []),
    ]);
    expect(words.length).toBeGreaterThanOrEqual(400);
    expect(words.length).toBeLessThanOrEqual(900);
    const ids = headingsOf(blocks).map((heading) => heading.id);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ids).size).toBe(ids.length);
    for (const heading of ids) expect(heading).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  test('[HELP-04] every request to try names a service and settings that it takes', async () => {
    for (const block of await loadArticle(id)) {
      if (block.kind !== 'try') continue;
      expect(serviceOf(block.service), block.service).toBeDefined();
      expect(refusal(block.service, block.settings ?? {})).toBeNull();
    }
  });

  test('every link to an article leads to one, and to a heading that it has', async () => {
    for (const mark of (await loadArticle(id)).flatMap(marksIn)) {
      if (mark.mark !== 'article') continue;
      expect(isArticle(mark.id), mark.id).toBe(true);
      if (!mark.heading || !isArticle(mark.id)) continue;
      const ids = headingsOf(await loadArticle(mark.id)).map((heading) => heading.id);
      expect(ids).toContain(mark.heading);
    }
  });
});

test('[HELP-04] a setting that a service does not have, or a value that it does not take, is found', () => {
  expect(refusal('sd', { steps: 30, negative: 'текст' })).toBeNull();
  expect(refusal('sd', { steps: 5 })).not.toBeNull();
  expect(refusal('flux', { aspect: '2:1' })).not.toBeNull();
  expect(refusal('flux', { steps: 30 })).not.toBeNull();
});

import { describe, expect, test } from 'vitest';
import { chatServices, isService, serviceOf } from './services.ts';

describe('[CHAT-01] the catalogue', () => {
  test('holds all 31 services', () => expect(Object.keys(chatServices)).toHaveLength(31));

  test('the text conversations are ready', () => {
    const ready = Object.entries(chatServices).flatMap(([name, service]) => (service.ready ? [name] : []));
    expect(ready).toEqual([
      'chatGpt',
      'chatGptMulti',
      'yaChat',
      'gigaChat',
      'gemini',
      'claude',
      'grok',
      'deepSeek',
      'perplexity',
      'llama',
      'llama3_2',
      'vasilisa',
    ]);
  });

  test('whoever needs files says which', () => {
    for (const { typeInput, accept, title } of Object.values(chatServices)) {
      expect(accept.length > 0, title).toBe(typeInput !== 'text' && typeInput !== 'url');
    }
  });

  test.each(['constructor', '__proto__', 'toString', '', 'ChatGPT'])('%j is no service', (name) => {
    expect(isService(name)).toBe(false);
    expect(serviceOf(name)).toBeUndefined();
  });
});

test('[HOME-01] the words of the server win over the catalogue', () => {
  const tile = {
    value: 'chatGpt',
    title: 'ChatGPT 6',
    group: 'testing',
    external: false,
    typeInput: 'text',
  } as const;
  expect(serviceOf(tile)).toMatchObject({
    title: 'ChatGPT 6',
    group: 'testing',
    external: false,
    ready: true,
  });
});

test('[HOME-01] an unknown tile is taken by its input kind', () => {
  const tile = {
    value: 'agent7',
    title: 'Агент',
    group: 'other',
    external: false,
    typeInput: 'audio',
  } as const;
  expect(serviceOf(tile)).toMatchObject({ kind: 'audio', title: 'Агент', group: 'other' });
});

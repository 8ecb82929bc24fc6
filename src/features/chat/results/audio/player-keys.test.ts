import { describe, expect, it } from 'vitest';
import { chapterFrom, commandOf, speedAfter } from './player-keys.ts';

const none = { key: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (code: string, own: Partial<typeof none> = {}) => commandOf({ ...none, code, ...own });

describe('[CHAT-22] the keys of the player', () => {
  it('play, seek, mute and change chapters in any keyboard layout', () => {
    expect([press('Space'), press('KeyK', { key: 'л' })]).toEqual([{ type: 'toggle' }, { type: 'toggle' }]);
    expect([press('ArrowLeft'), press('ArrowRight'), press('KeyJ'), press('KeyL', { key: 'д' })]).toEqual(
      [-5, 5, -10, 10].map((by) => ({ type: 'seek', by })),
    );
    expect([press('Digit0'), press('Numpad9')]).toEqual([
      { type: 'part', tenths: 0 },
      { type: 'part', tenths: 9 },
    ]);
    expect(press('KeyM', { key: 'ь' })).toEqual({ type: 'mute' });
    expect([press('BracketLeft', { key: 'х' }), press('BracketRight', { key: 'ъ' })]).toEqual([
      { type: 'chapter', by: -1 },
      { type: 'chapter', by: 1 },
    ]);
  });

  it('change the speed by < and >, also where these letters are not on the keys', () => {
    expect([press('Comma', { shiftKey: true, key: 'Б' }), press('IntlBackslash', { key: '>' })]).toEqual([
      { type: 'speed', by: -0.05 },
      { type: 'speed', by: 0.05 },
    ]);
    expect([speedAfter(1, 0.05), speedAfter(1.1, 0.05), speedAfter(3, 0.05), speedAfter(0.5, -0.05)]).toEqual(
      [1.05, 1.15, 3, 0.5],
    );
  });

  it('leave other keys and the shortcuts of browser and system alone', () => {
    expect([press('Tab'), press('Enter'), press('Escape'), press('KeyA'), press('Comma')]).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(press('KeyL', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('Digit1', { metaKey: true })).toBeNull();
    expect(press('Digit1', { shiftKey: true })).toBeNull();
  });

  it('lead to the next chapter, and back to the beginning of this one first', () => {
    const chapters = [{ start: 0 }, { start: 10 }, { start: 20 }];
    expect(chapterFrom(chapters, 5, 1)).toBe(10);
    expect(chapterFrom(chapters, 25, 1)).toBeUndefined();
    expect(chapterFrom(chapters, 15, -1)).toBe(10);
    expect(chapterFrom(chapters, 11, -1)).toBe(0);
  });
});

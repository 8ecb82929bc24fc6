import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerText } from './answer-text.ts';

/** Reasoning and answer of a content that arrives in these parts. */
function read(parts: readonly string[]): { reasoning: string; delta: string } {
  const text = new AnswerText();
  const read = { reasoning: '', delta: '' };
  for (const piece of [...parts.flatMap((part) => [...text.content(part)]), ...text.rest()]) {
    expect(piece.text.isWellFormed()).toBe(true);
    expect(piece.text.length).toBeLessThanOrEqual(100_000);
    read[piece.type] += piece.text;
  }
  return read;
}

/** Cuts a text at these places, also inside of surrogate pairs. */
const cutAt = (text: string, places: readonly number[]): string[] => {
  const cuts = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return cuts.slice(1).map((end, index) => text.slice(cuts[index], end));
};
const places = fc.array(fc.nat(), { maxLength: 6 });
const texts = fc.string({ unit: fc.constantFrom('<', 'think>', '</think>', '🎄', 'ё', ' ', '\n') });

test('[CON-06] a text is the same however the upstream cuts it', () => {
  fc.assert(
    fc.property(texts, places, (text, at) => {
      fc.pre(!text.trimStart().startsWith('<think>'));
      expect(read(cutAt(text, at))).toEqual({ reasoning: '', delta: text });
    }),
  );
});

test('[CON-06] `<think>` at the start is reasoning, however the upstream cuts it', () => {
  fc.assert(
    fc.property(texts, texts, places, (thought, answer, at) => {
      fc.pre(!thought.includes('</think>') && !`${thought}</think>`.slice(0, -1).includes('</think>'));
      const parts = cutAt(`\n<think>${thought}</think>\n\n${answer}`, at);
      expect(read(parts)).toEqual({ reasoning: thought, delta: answer.trimStart() });
    }),
  );
  expect(read(['<think>без конца', ' </thin'])).toEqual({ reasoning: 'без конца </thin', delta: '' });
});

test('[CON-06] half of a surrogate pair that stays alone becomes the replacement character', () => {
  expect(read(['a\udf84b', 'c\ud83c']).delta).toBe('a\ufffdbc\ufffd');
});

test('[CON-06] a long text is split between characters', () => {
  const text = `a${'🎄'.repeat(60_000)}`;
  expect(read([text]).delta).toBe(text);
});

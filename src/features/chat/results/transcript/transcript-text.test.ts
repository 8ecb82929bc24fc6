import { describe, expect, it } from 'vitest';
import {
  cuesOf,
  markedParts,
  matchesOf,
  segmentAt,
  toSrt,
  toText,
  toVtt,
  turnsOf,
} from './transcript-text.ts';

const speakers = [
  { speaker: 's1', name: 'Анна' },
  { speaker: 's2', name: 'Говорящий 2' },
];
const segments = [
  { start: 0, end: 6.2, speaker: 's1', text: 'Коллеги, начнём.' },
  { start: 6.2, end: 14.8, speaker: 's1', text: 'Итоги октября.' },
  {
    start: 14.8,
    end: 3725.04,
    speaker: 's2',
    text: 'Выручка выросла на четыре процента, а расходы остались прежними, поэтому прибыль за месяц оказалась выше плана. a --> b <i>',
  },
];
const transcript = { speakers, segments };

/** Reads SubRip strictly; an independent small check. Times in seconds. */
function readSrt(text: string): { start: number; end: number; lines: string[] }[] {
  return text
    .trim()
    .split('\n\n')
    .map((block, index) => {
      const [number, times = '', ...lines] = block.split('\n');
      expect(number).toBe(String(index + 1));
      const match = /^(\d\d):(\d\d):(\d\d),(\d{3}) --> (\d\d):(\d\d):(\d\d),(\d{3})$/.exec(times);
      expect(match, times).not.toBeNull();
      const [h1 = 0, m1 = 0, s1 = 0, f1 = 0, h2 = 0, m2 = 0, s2 = 0, f2 = 0] = (match ?? [])
        .slice(1)
        .map(Number);
      return {
        start: h1 * 3600 + m1 * 60 + s1 + f1 / 1000,
        end: h2 * 3600 + m2 * 60 + s2 + f2 / 1000,
        lines,
      };
    });
}

describe('[CHAT-23] a transcript as text', () => {
  it('joins what one speaker says, with and without times', () => {
    expect(turnsOf(transcript).map(({ name }) => name)).toEqual(['Анна', 'Говорящий 2']);
    const text = toText({ speakers, segments: segments.slice(0, 2) }, { hasTimes: true });
    expect(text).toBe('[0:00] Анна: Коллеги, начнём. Итоги октября.\n');
    expect(
      toText({ speakers: [], segments: [{ start: 3723, end: 1, text: ' Одна. ' }] }, { hasTimes: false }),
    ).toBe('Одна.\n');
  });

  it('is SRT that parses: in order, at most two lines of 42 characters, nothing lost', () => {
    const cues = readSrt(toSrt(transcript));
    for (const { lines } of cues) {
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(42);
    }
    for (const [index, { start, end }] of cues.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(cues[index - 1]?.end ?? 0);
    }
    expect(cues.at(-1)?.end).toBe(3725.04);
    expect(cues.flatMap(({ lines }) => lines).join(' ')).toBe(
      `Анна: Коллеги, начнём. Итоги октября. Говорящий 2: ${segments[2]?.text.replace('-->', '→')}`,
    );
  });

  it('keeps subtitles of wrong times readable: no end, an end after the next beginning, a huge word', () => {
    const cues = cuesOf({
      speakers: [],
      segments: [
        { start: 1, end: 0, text: 'Без конца' },
        { start: 5, end: 99, text: 'Щ'.repeat(100) },
        { start: 7, end: 8, text: 'Конец' },
      ],
    });
    expect(cues.map(({ start, end }) => [start, end].map((time) => Math.round(time * 100) / 100))).toEqual([
      [1, 3],
      [5, 6.68],
      [6.68, 7],
      [7, 8],
    ]);
  });

  it('is WebVTT with escaped text', () => {
    const text = toVtt({ speakers: [], segments: [{ start: 61.5, end: 62, text: 'a < b & c' }] });
    expect(text).toBe('WEBVTT\n\n00:01:01.500 --> 00:01:02.000\na &lt; b &amp; c\n');
  });
});

it('[CHAT-23] the segment at a time is found', () => {
  expect([0, 6.19, 6.2, 14, 99].map((time) => segmentAt(segments, time))).toEqual([0, 0, 1, 1, 2]);
  expect(segmentAt([{ start: 3 }], 1)).toBe(-1);
  expect(segmentAt([], 1)).toBe(-1);
});

it('[CHAT-23] a search finds segments in any case, with е for ё, and marks the words', () => {
  expect(matchesOf(segments, ' НАЧНЕМ ')).toEqual([0]);
  expect(matchesOf(segments, '')).toEqual([]);
  expect(markedParts('Ёлка и ёлка', 'елка')).toEqual(['', 'Ёлка', ' и ', 'ёлка', '']);
  expect(markedParts('İ ёлка', 'елка')).toEqual(['İ ёлка']);
});

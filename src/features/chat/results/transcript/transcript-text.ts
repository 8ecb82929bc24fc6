/** A transcript as text and as subtitles. */
import type { ChatResult } from '../../model/chat.ts';

export type Transcript = Extract<ChatResult, { kind: 'transcript' }>;
export type Segment = Transcript['segments'][number];

/** Longest line of a subtitle, characters. */
const LINE = 42;
const LINES = 2;

/** Name of who speaks by key; undefined for a key without a name. */
export const namesOf = ({ speakers }: Pick<Transcript, 'speakers'>): ReadonlyMap<string, string> =>
  new Map(speakers.map(({ speaker, name }) => [speaker, name]));

/**
 * `00:01:05,040` or, with another mark, `00:01:05.040`.
 *
 * @param time seconds
 */
function stamp(time: number, mark: ',' | '.'): string {
  const all = Math.max(0, Math.round(time * 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const rest = String(all % 1000).padStart(3, '0');
  const seconds = Math.floor(all / 1000);
  const hours = Math.floor(seconds / 3600);
  return `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${mark}${rest}`;
}

/** A time in the text: `0:05`, `1:02:03`. Seconds. */
export function shortStamp(time: number): string {
  const seconds = Math.max(0, Math.floor(time));
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Neighbouring segments of one speaker. */
export interface Turn {
  /** Seconds. */
  start: number;
  name: string | undefined;
  text: string;
}

/** A transcript by speakers. Without speakers each segment is a turn. */
export function turnsOf(transcript: Pick<Transcript, 'speakers' | 'segments'>): Turn[] {
  const names = namesOf(transcript);
  const turns: Turn[] = [];
  let last: string | undefined;
  for (const { start, speaker, text } of transcript.segments) {
    const turn = turns.at(-1);
    if (turn && speaker !== undefined && speaker === last) turn.text += ` ${text.trim()}`;
    else turns.push({ start, name: speaker && (names.get(speaker) ?? speaker), text: text.trim() });
    last = speaker;
  }
  return turns;
}

/** Plain text, a paragraph for each turn. */
export const toText = (
  transcript: Pick<Transcript, 'speakers' | 'segments'>,
  { hasTimes }: { hasTimes: boolean },
): string =>
  turnsOf(transcript)
    .map(({ start, name, text }) => {
      const head = [hasTimes ? `[${shortStamp(start)}]` : '', name ? `${name}:` : '']
        .filter(Boolean)
        .join(' ');
      return head === '' ? text : `${head} ${text}`;
    })
    .join('\n\n')
    .concat('\n');

/** Breaks a text into lines; a longer word is cut. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const letters = [...word];
    const parts = Array.from({ length: Math.ceil(letters.length / LINE) }, (_part, index) =>
      letters.slice(index * LINE, (index + 1) * LINE).join(''),
    );
    for (const part of parts) {
      const line = lines.at(-1);
      if (line !== undefined && [...line].length + 1 + [...part].length <= LINE)
        lines[lines.length - 1] = `${line} ${part}`;
      else lines.push(part);
    }
  }
  return lines;
}

interface Cue {
  start: number;
  end: number;
  lines: string[];
}

/**
 * Subtitles of at most two lines of 42 characters. A longer segment becomes several, which share its time by the length
 * of their texts. They neither overlap nor end before they begin.
 */
export function cuesOf(transcript: Pick<Transcript, 'speakers' | 'segments'>): Cue[] {
  const names = namesOf(transcript);
  const { segments } = transcript;
  return segments.flatMap(({ start, end, speaker, text }, index) => {
    const name = speaker && names.get(speaker);
    const isNew = speaker !== segments[index - 1]?.speaker;
    // `-->` would end the cue's text for some readers.
    const clean = text.replaceAll('-->', '→').trim();
    const lines = linesOf(name && isNew ? `${name}: ${clean}` : clean);
    const groups = Array.from({ length: Math.ceil(lines.length / LINES) }, (_group, at) =>
      lines.slice(at * LINES, (at + 1) * LINES),
    );
    const next = segments[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const last = Math.max(start + 0.001, Math.min(end > start ? end : start + 2, next > start ? next : end));
    const weights = groups.map((group) => group.join(' ').length);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    let said = 0;
    return groups.map((group, at): Cue => {
      const from = start + ((last - start) * said) / whole;
      said += weights[at] ?? 0;
      return { start: from, end: start + ((last - start) * said) / whole, lines: group };
    });
  });
}

/** SubRip. */
export const toSrt = (transcript: Pick<Transcript, 'speakers' | 'segments'>): string =>
  cuesOf(transcript)
    .map(
      ({ start, end, lines }, index) =>
        `${index + 1}\n${stamp(start, ',')} --> ${stamp(end, ',')}\n${lines.join('\n')}\n`,
    )
    .join('\n');

/** WebVTT. */
export const toVtt = (transcript: Pick<Transcript, 'speakers' | 'segments'>): string => {
  const escaped = (line: string): string =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const cues = cuesOf(transcript).map(
    ({ start, end, lines }) =>
      `${stamp(start, '.')} --> ${stamp(end, '.')}\n${lines.map(escaped).join('\n')}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
};

/** Number of the segment that is heard at a time, seconds; -1 before the first. Segments are ordered by time. */
export function segmentAt(segments: readonly { start: number }[], time: number): number {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.start ?? 0) <= time + 0.001) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Numbers of the segments whose text contains a search text, without regard to case and ё. */
export function matchesOf(segments: readonly Segment[], search: string): number[] {
  const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
  const wanted = folded(search.trim());
  if (wanted === '') return [];
  return segments.flatMap(({ text }, index) => (folded(text).includes(wanted) ? [index] : []));
}

/** The parts of a text; every second one is what was searched for. */
export function markedParts(text: string, search: string): string[] {
  const folded = (one: string): string => one.toLowerCase().replaceAll('ё', 'е');
  const wanted = folded(search.trim());
  const plain = folded(text);
  // A letter that changes its length in lower case would shift the marks.
  if (wanted === '' || plain.length !== text.length) return [text];
  const parts: string[] = [];
  let at = 0;
  for (let found = plain.indexOf(wanted); found >= 0; found = plain.indexOf(wanted, at)) {
    parts.push(text.slice(at, found), text.slice(found, found + wanted.length));
    at = found + wanted.length;
  }
  return [...parts, text.slice(at)];
}

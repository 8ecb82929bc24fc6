/** A piece of two texts: in both, only in the old one, or only in the new one. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above it the middle of two texts is shown as replaced: the time grows with the product of their words. */
const maxCells = 4_000_000;

const tokensOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Lengths of the longest common subsequences of all ends of two lists, by rows of `after.length + 1`. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const at = one * width + other;
      lengths[at] =
        before[one] === after[other]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  return lengths;
}

function middleParts(before: readonly string[], after: readonly string[]): DiffPart[] {
  const whole: DiffPart[] = [
    { kind: 'removed', text: before.join('') },
    { kind: 'added', text: after.join('') },
  ];
  if (before.length * after.length > maxCells) return whole;
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const parts: DiffPart[] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    const at = one * width + other;
    if (before[one] === after[other]) {
      parts.push({ kind: 'same', text: before[one] ?? '' });
      one += 1;
      other += 1;
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) {
      parts.push({ kind: 'removed', text: before[one] ?? '' });
      one += 1;
    } else {
      parts.push({ kind: 'added', text: after[other] ?? '' });
      other += 1;
    }
  }
  parts.push({ kind: 'removed', text: before.slice(one).join('') });
  parts.push({ kind: 'added', text: after.slice(other).join('') });
  return parts;
}

/** Joins neighbours of one kind, also removed and added pieces that alternate or have only blanks between them. */
function merged(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = (): void => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [index, { kind, text }] of parts.entries()) {
    const isBetween =
      removed !== '' && added !== '' && /^[ \u00a0]$/.test(text) && parts[index + 1]?.kind !== 'same';
    if (kind === 'removed' || (kind === 'same' && isBetween)) removed += text;
    if (kind === 'added' || (kind === 'same' && isBetween)) added += text;
    if (kind !== 'same' || isBetween || text === '') continue;
    flush();
    const last = joined.at(-1);
    if (last?.kind === 'same') last.text += text;
    else joined.push({ kind, text });
  }
  flush();
  return joined;
}

/**
 * Compares two texts word by word.
 *
 * @returns the pieces in reading order; those that are not `added` give `before`, those that are not `removed` give `after`
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return merged([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middleParts(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]);
}

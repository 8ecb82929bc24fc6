/** A part of a text that a person typed: as it stands, the address of a link, or fenced code. */
export type RequestPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly address: string }
  | { readonly type: 'code'; readonly text: string; readonly lang: string };

const opening = /^ {0,3}(`{3,}(?![^`]*`)|~{3,}) *(.*)$/;
const address = /(?:https?:\/\/|www\.)[^\s<>"«»„“”`]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** An address without the signs after it that belong to the sentence: brackets that it does not open, and its end. */
function withoutSentence(found: string): string {
  const open: Record<string, number> = {};
  let end = found.length;
  for (let at = 0; at < found.length; at++) {
    const sign = found.charAt(at);
    const closer = closers[sign];
    if (closer) open[closer] = (open[closer] ?? 0) + 1;
    if (!/[)\]}]/.test(sign)) continue;
    const left = open[sign] ?? 0;
    if (left === 0) {
      end = at;
      break;
    }
    open[sign] = left - 1;
  }
  return found.slice(0, end).replace(/(?<![.,:;!?*_~'’…])[.,:;!?*_~'’…]+$/, '');
}

function addressOf(text: string): string {
  if (/^https?:/i.test(text)) return text;
  return /^www\./i.test(text) ? `https://${text}` : `mailto:${text}`;
}

function* inText(text: string): Generator<RequestPart> {
  let done = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    // A word before it belongs to it: `mywww.example`.
    if (/[\p{L}\p{N}]/u.test(text.charAt(index - 1))) continue;
    const link = withoutSentence(found);
    if (index > done) yield { type: 'text', text: text.slice(done, index) };
    yield { type: 'link', text: link, address: addressOf(link) };
    done = index + link.length;
  }
  if (done < text.length) yield { type: 'text', text: text.slice(done) };
}

/**
 * The parts of a request. All of its text is in one of them, but the lines of its fences and the line break before and after
 * a block of code. A fence without an end is text.
 */
export function requestParts(text: string): RequestPart[] {
  const lines = text.split('\n');
  const parts: RequestPart[] = [];
  let begun = 0;
  /** Fences that nothing closes, by their signs. */
  const unclosed = new Set<string>();
  for (let at = 0; at < lines.length; at++) {
    const [, mark = '', lang = ''] = opening.exec(lines[at] ?? '') ?? [];
    if (mark === '' || unclosed.has(mark)) continue;
    const closing = new RegExp(`^ {0,3}${mark[0]}{${mark.length},} *$`);
    let end = at + 1;
    while (end < lines.length && !closing.test(lines[end] ?? '')) end++;
    if (end === lines.length) {
      unclosed.add(mark);
      continue;
    }
    parts.push(...inText(lines.slice(begun, at).join('\n')));
    parts.push({ type: 'code', text: lines.slice(at + 1, end).join('\n'), lang: lang.split(' ')[0] ?? '' });
    begun = end + 1;
    at = end;
  }
  return [...parts, ...inText(lines.slice(begun).join('\n'))];
}

export type PreviewKind = 'mermaid' | 'html' | 'svg';

const vector = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i;

/**
 * How a block of code can be shown as a picture or a page; undefined if it cannot.
 *
 * @param lang the first word after the fence
 */
export function previewKind(lang: string | null | undefined, code: string): PreviewKind | undefined {
  const word = lang?.toLowerCase().replace(/[{,:].*$/, '');
  if (word === 'mermaid') return code.trim() ? word : undefined;
  if (word === 'svg' || ((word === 'xml' || word === 'html') && vector.test(code)))
    return vector.test(code) ? 'svg' : undefined;
  return (word === 'html' || word === 'htm' || word === 'xhtml') && code.includes('<') ? 'html' : undefined;
}

/** Quoting a selected part of an answer (CHAT-10). */

/** A draft with a quotation after its text, as Markdown; the person goes on below it. */
export function withQuote(draft: string, selected: string): string {
  const lines = selected
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n');
  const quote = lines.map((line) => `> ${line}`.trimEnd()).join('\n');
  return `${draft.trim() === '' ? '' : `${draft.trimEnd()}\n\n`}${quote}\n\n`;
}

/** The selected text if all of it is in one answer of the list; empty otherwise. */
export function selectedAnswer(list: HTMLElement | null): string {
  const selection = document.getSelection();
  if (!list || !selection || selection.isCollapsed || selection.rangeCount === 0) return '';
  const { commonAncestorContainer: common } = selection.getRangeAt(0);
  const element = common instanceof Element ? common : common.parentElement;
  const article = element?.closest('article');
  if (!article || !list.contains(article) || !article.hasAttribute('aria-busy')) return '';
  return selection.toString().trim();
}

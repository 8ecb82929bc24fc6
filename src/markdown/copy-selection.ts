import { nodesAsText } from './plain-text.ts';
import { selectedNodes } from './selected-nodes.ts';
import { toHtml } from './to-html.ts';
import { walk } from './walk.ts';

/** Whether a range has a part of an answer. */
const hasAnswer = (range: Range): boolean =>
  [...document.querySelectorAll('[data-text]')].some((root) => range.intersectsNode(root));

/**
 * Copies a selection that has a part of an answer as the button «Копировать» would: without the colours of the theme, with
 * formulas as lines of text, and with the numbers and lines of lists and tables (CHAT-10).
 */
export function copySelection(event: ClipboardEvent): void {
  const selection = getSelection();
  const isField =
    event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
  if (event.defaultPrevented || isField || !event.clipboardData || !selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  if (range.collapsed || !hasAnswer(range)) return;
  const { nodes, isInline } = selectedNodes(range);
  if (nodes.length === 0) return;
  let hasFormula = false;
  walk(nodes, ({ type }) => {
    hasFormula ||= type === 'math' || type === 'inlineMath';
  });
  const isPlain = isInline && !hasFormula;
  event.clipboardData.setData('text/html', toHtml(nodes, location.origin));
  event.clipboardData.setData('text/plain', isPlain ? selection.toString() : nodesAsText(nodes));
  event.preventDefault();
}

document.addEventListener('copy', copySelection);

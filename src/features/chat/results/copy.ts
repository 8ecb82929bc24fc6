import type { RichText } from '#markdown/index.ts';
import { withCopyNotice, writeClipboard } from '#platform/copy.ts';

/**
 * Copies a text that is still being made, and shows a notice of success or failure.
 *
 * @param text made from the code that is loaded for it
 */
export const copyTextOf = (text: Promise<string>): Promise<void> => withCopyNotice(writeTextOf(text));

async function writeTextOf(text: Promise<string>): Promise<void> {
  try {
    // With a promise, because Safari permits `write` only during the press.
    const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  } catch {
    await writeClipboard(await text);
  }
}

async function writeRich(content: RichText | Promise<RichText>, fallback: string): Promise<void> {
  const part = async (name: keyof RichText, type: string): Promise<Blob> =>
    new Blob([(await content)[name]], { type });
  try {
    // With promises, because Safari permits `write` only during the press.
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': part('text', 'text/plain'), 'text/html': part('html', 'text/html') }),
    ]);
  } catch {
    const text = await Promise.resolve(content).then(
      (rich) => rich.text,
      () => fallback,
    );
    await writeClipboard(text);
  }
}

/**
 * Copies a text with its form as HTML, which Word and Excel paste, and shows a notice of success or failure. A browser that
 * refuses HTML gets the text alone.
 *
 * @param fallback copied if the content cannot be made
 */
export const copyRich = (content: RichText | Promise<RichText>, fallback = ''): Promise<void> =>
  withCopyNotice(writeRich(content, fallback));

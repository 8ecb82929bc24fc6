/** A field with a limit, which the browser keeps by cutting what is inserted, without a word. */
type Limited = HTMLInputElement | HTMLTextAreaElement;

/** How many characters more the field takes in place of its selection; negative when it has too many. */
export function roomIn({ maxLength, value, selectionStart, selectionEnd }: Limited): number {
  return maxLength - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0));
}

function onBeforeInput(event: InputEvent): void {
  const { data, target } = event;
  // A single letter is typed: the counter of the field says that it is full.
  if (!data || data.length < 2 || event.defaultPrevented || !event.cancelable) return;
  const field = target as Limited;
  if (!(field.maxLength >= 0)) return;
  const text = data.replaceAll('\r\n', '\n');
  const room = roomIn(field);
  // The line break at the end of a copied cell is no loss.
  if (text.trimEnd().length <= room) return;
  event.preventDefault();
  void import('./too-long.ts').then(({ tellTooLong }) => tellTooLong(field, text, room));
}

/**
 * Refuses what does not fit whole into a field with a limit (pasted, dropped, dictated), says so and offers its beginning.
 * Several may run: what one has refused is told once.
 *
 * @returns a function that ends it
 */
export function followFieldLimits(): () => void {
  const listening = new AbortController();
  document.addEventListener('beforeinput', (event) => onBeforeInput(event), { signal: listening.signal });
  return () => listening.abort();
}

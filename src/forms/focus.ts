const notShown = '[hidden], [type="hidden"], [aria-hidden="true"]';
const focusable = 'input, textarea, button, [tabindex="0"]';

/**
 * Returns the element of a field that can get the focus. React Aria keeps the value of a select, a number or a date in a
 * hidden element; the visible one is beside it.
 */
function controlOf(element: Element): HTMLElement | undefined {
  const candidates = element.closest(notShown)
    ? (element.parentElement?.closest('[data-rac]')?.querySelectorAll<HTMLElement>(focusable) ?? [])
    : [element];
  for (const candidate of candidates)
    if (candidate instanceof HTMLElement && !candidate.closest(notShown)) return candidate;
  return undefined;
}

/** Returns the names of the visible fields in the order of the page. */
export const namesIn = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].flatMap((element) => element.getAttribute('name') ?? []);

/**
 * Focuses the first field of the form, in the order of the page, for which `isWanted` returns true.
 *
 * @returns the focused element; undefined if there is no such field
 */
export function focusField(
  form: HTMLFormElement | null,
  isWanted: (name: string) => boolean,
): HTMLElement | undefined {
  for (const element of form?.elements ?? []) {
    const name = element.getAttribute('name');
    const control = name && isWanted(name) ? controlOf(element) : undefined;
    control?.focus();
    if (control) return control;
  }
  return undefined;
}

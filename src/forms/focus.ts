const notShown = '[hidden], [type="hidden"], [aria-hidden="true"]';
const focusable = 'input, textarea, button, [tabindex="0"]';

/** What takes the focus of a field. React Aria keeps the value of a select, a number or a date in a hidden element. */
function controlOf(element: Element): HTMLElement | undefined {
  const candidates = element.closest(notShown)
    ? (element.parentElement?.closest('[data-rac]')?.querySelectorAll<HTMLElement>(focusable) ?? [])
    : [element];
  for (const candidate of candidates)
    if (candidate instanceof HTMLElement && !candidate.closest(notShown)) return candidate;
  return undefined;
}

/** Names of the fields that the form shows, from top to bottom. */
export const namesIn = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].flatMap((element) => element.getAttribute('name') ?? []);

/**
 * Focuses the first field of the form, from top to bottom, that `isWanted`.
 *
 * @returns the element that has the focus now; undefined where no such field is shown
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

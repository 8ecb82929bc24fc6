/** Whether another element, such as the footer of a dialog, covers the centre of the focused control. */
export const isFocusCovered = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 12));
  // The input of a checkbox is hidden inside its label.
  const control = element.closest('label') ?? element.parentElement;
  return !control?.contains(top);
};

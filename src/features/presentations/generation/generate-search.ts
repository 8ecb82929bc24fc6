/** The steps of `/pres-generate`, in their order. */
export const steps = [
  { id: 'brief', label: 'Задание' },
  { id: 'outline', label: 'План' },
  { id: 'slides', label: 'Слайды' },
] as const;

export type Step = (typeof steps)[number]['id'];

export interface GenerateSearch {
  step?: Step;
}

/** Reads the step from the address; a wrong one is dropped (PRES-02). */
export function parseGenerateSearch({ step }: { step?: unknown }): GenerateSearch {
  const known = steps.find(({ id }) => id === step)?.id;
  return known ? { step: known } : {};
}

import type { BoundFunctions, queries } from '@testing-library/react';

/** The links of the rows of a list, without «Все чаты»; the last element of each is its title. */
export const rowLinks = (panel: BoundFunctions<typeof queries>): HTMLElement[] =>
  panel.queryAllByRole('link').filter((link) => link.closest('li') !== null);

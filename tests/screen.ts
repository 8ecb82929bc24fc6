/** Queries for tests of the whole portal. */
import { screen } from '@testing-library/react';

/** Path and search of the open page. */
export const address = (): string => location.pathname + location.search;

/** The favourite buttons of the tiles on the main page, also behind a dialog. */
export const tiles = () => screen.queryAllByRole('button', { name: /избранно/, hidden: true });

/** The button of the profile menu, whose name ends with the e-mail. */
export const profileButton = (email: string) =>
  screen.findByRole('button', { name: (name) => name.endsWith(`, ${email}`) });

/** Open dialogs with a message. */
export const dialogs = () => screen.queryAllByRole('alertdialog', { hidden: true });

/** Waits for a dialog with this title. */
export const dialog = (name: string) => screen.findByRole('alertdialog', { name });

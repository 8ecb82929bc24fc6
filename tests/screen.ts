/** What tests of the whole portal look for on the screen. */
import { screen } from '@testing-library/react';

/** Path and search of the open page. */
export const address = (): string => location.pathname + location.search;

/** The tiles of the main page, by their stars; also those behind a dialog. */
export const tiles = () => screen.queryAllByRole('button', { name: /избранно/, hidden: true });

/** The button of the profile menu, whose name ends with the e-mail. */
export const profileButton = (email: string) =>
  screen.findByRole('button', { name: (name) => name.endsWith(`, ${email}`) });

/** Messages that are open. */
export const dialogs = () => screen.queryAllByRole('alertdialog', { hidden: true });

/** Waits for a message with this title. */
export const dialog = (name: string) => screen.findByRole('alertdialog', { name });

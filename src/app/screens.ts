import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { announce } from '#platform/announcer.ts';
import { setScreenTitle } from '#platform/title.ts';

/** The main heading of what is on the screen. */
const headingIn = (root: Element): HTMLElement | null => root.querySelector<HTMLElement>('main h1');

/**
 * Gives the focus to a new screen: to its heading, or to its main part until there is one. A control of the screen
 * that has the focus keeps it: a field that took it by itself, a list that the person goes through.
 */
function focusScreen(root: Element): void {
  const main = root.querySelector<HTMLElement>('main');
  const { activeElement } = document;
  if (!main || (activeElement !== main && main.contains(activeElement))) return;
  const target = headingIn(root) ?? main;
  target.tabIndex = -1;
  // The router has put the scroll where it was, or to the top.
  target.focus({ preventScroll: true });
}

/** Title of the page by its definition; undefined where it has none, or where something else is shown in its place. */
function definedTitle({ state }: AnyRouter): string | undefined {
  const match = state.matches.at(-1);
  return match?.status === 'success' ? match.staticData.title : undefined;
}

/**
 * Titles every screen by the definition of its page, otherwise by its main heading as soon as there is one: only the
 * screen knows the name of a chat. Makes a change of the screen known: the title first, then the focus, then a polite
 * announcement. A change of the search or the hash is no new screen, neither is the address that a new chat gets with
 * its first answer.
 *
 * @param root where the portal is rendered
 * @returns the function that ends it
 */
export function followScreens(router: AnyRouter, root: Element): () => void {
  let isNews = false;
  let isReplaced = false;
  let before: { pathname: string; route: string | undefined } | undefined;

  const name = (): void => {
    const heading = headingIn(root);
    const title = setScreenTitle(definedTitle(router) ?? heading?.textContent.trim() ?? '');
    if (!isNews || !heading) return;
    isNews = false;
    announce(title);
    if (document.activeElement === root.querySelector('main')) focusScreen(root);
  };

  const history: RouterHistory = router.history;
  const endHistory = history.subscribe(({ action }) => {
    isReplaced = action.type === 'REPLACE';
  });
  const endRendered = router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    const route: string | undefined = router.state.matches.at(-1)?.routeId;
    const last = before;
    before = { pathname, route };
    const isSame = pathname === last?.pathname || (isReplaced && route === last?.route);
    // The first screen is the browser's to present.
    isNews = last !== undefined && !isSame;
    const isOtherLayout = isPublic(last?.route) !== isPublic(route);
    const isNew = isNews;
    name();
    // After a login everything is new, and reading begins at the top, as on a page that was just loaded.
    if (isNew && !isOtherLayout) focusScreen(root);
  });
  const observer = new MutationObserver(name);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => {
    endHistory();
    endRendered();
    observer.disconnect();
  };
}

const isPublic = (route: string | undefined): boolean => !route?.startsWith('/_main');

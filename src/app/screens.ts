import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { announce } from '#platform/announcer.ts';
import { setScreenTitle } from '#platform/title.ts';
import { focusNewScreen } from '#ui/index.ts';

/** The main heading of the screen. */
const headingIn = (root: Element): HTMLElement | null => root.querySelector<HTMLElement>('main h1');

/** Title in the definition of the page; undefined if it has none or if an error is shown instead. */
function definedTitle({ state }: AnyRouter): string | undefined {
  const match = state.matches.at(-1);
  return match?.status === 'success' ? match.staticData.title : undefined;
}

/**
 * Sets the title of every screen from the definition of its page, else from its main heading, because only the screen
 * knows the name of a chat. On a change of the screen: first the title, then the focus, then a polite announcement. A
 * change of the search or the hash is not a new screen; neither is the address that a new chat gets with its first answer.
 *
 * @param root element in which the portal is rendered
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
    if (document.activeElement === root.querySelector('main')) focusNewScreen(root);
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
    // The browser announces the first screen.
    isNews = last !== undefined && !isSame;
    const isOtherLayout = isPublic(last?.route) !== isPublic(route);
    const isNew = isNews;
    name();
    // After a login the screen is treated like a newly loaded page.
    if (isNew && !isOtherLayout) focusNewScreen(root);
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

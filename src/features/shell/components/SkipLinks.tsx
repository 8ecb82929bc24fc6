import { onlyWithComposer, skipLink } from './SkipLinks.css.ts';

/** Moves the focus without changing the address: a hash would stay in it and in the history. */
function onlyFocus(link: HTMLAnchorElement): () => void {
  const onClick = (event: Event): void => {
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.focus();
  };
  link.addEventListener('click', onClick);
  return () => link.removeEventListener('click', onClick);
}

/** Links that skip the header, in a chat also to the composer. They are visible while they have the focus. */
export const SkipLinks = () => (
  <>
    <a ref={onlyFocus} href="#main" className={skipLink}>
      К содержанию
    </a>
    <a ref={onlyFocus} href="#composer" className={`${skipLink} ${onlyWithComposer}`}>
      К полю сообщения
    </a>
  </>
);

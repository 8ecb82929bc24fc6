import { onlyWithComposer, skipLink } from './SkipLinks.css.ts';

/** Moves the focus alone: a hash would stay in the address and in the history. */
function onlyFocus(link: HTMLAnchorElement): () => void {
  const onClick = (event: Event): void => {
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.focus();
  };
  link.addEventListener('click', onClick);
  return () => link.removeEventListener('click', onClick);
}

/** The first stops of the keyboard: past the header, in a chat to its field at once. Seen while they have focus. */
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

import { type RefObject, useEffect, useId, useState } from 'react';
import { isLater, type Layout, type Slide, type SlotName } from '../../model/deck.ts';
import { setLayout, setSlot } from '../../model/edit.ts';
import { fittingLayouts } from '../../model/fitting-layouts.ts';
import { iconLists } from '../../model/item-icons.ts';
import { insertObject } from '../objects/object-commands.ts';
import { useShowPanel } from '../panels/useShowPanel.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useWidth } from '../screen/useWidth.ts';
import { focusPlace } from '../slide/focus.ts';
import { useTokens } from '../slide/useTokens.ts';
import type { PanelPart } from '../store/deck-store.ts';
import { type SlashOption, slashOptions } from './slash-options.ts';
import type { Slash, TextView } from './text-view.ts';

interface UseSlash {
  slide: Slide;
  name: SlotName;
  /** True if the text is edited at its place on the slide; false for texts of objects and in the outline. */
  isOnSlide: boolean;
  view: RefObject<TextView | null>;
  onPicture: () => void;
}

/** The menu behind `/` in a text: what it offers, and what its options do (PRES-87). */
export function useSlash({ slide, name, isOnSlide, view, onPicture }: UseSlash) {
  const { store } = useOpenEditor().session;
  const tokens = useTokens(store);
  const showPanel = useShowPanel();
  const isPhone = useWidth() === 'phone';
  const listId = useId();
  const [slash, setSlash] = useState<Slash | null>(null);
  const [fitting, setFitting] = useState<readonly Layout[]>([]);
  const [at, setAt] = useState(0);
  const place = { isOnSlide, hasIcons: iconLists(slide).length > 0, hasRewrite: !isPhone, fitting };
  const options = slash ? slashOptions(slash.query, place) : [];
  const current = options[Math.min(at, options.length - 1)];
  const optionId = ({ id }: SlashOption): string => `${listId}-${id}`;
  const active = current && optionId(current);
  useEffect(() => {
    view.current?.showList(active ? { 'aria-controls': listId, 'aria-activedescendant': active } : null);
  }, [view, listId, active]);
  const showPart = (part: PanelPart): void => {
    store.set({ panelPart: part });
    // On a phone the icons stand below the slide.
    if (isPhone && part === 'icons') return;
    showPanel('slide');
  };
  const choose = ({ act }: SlashOption): void => {
    const text = view.current;
    if (!text) return;
    if (act.kind === 'link') {
      void text.linkSlash();
      return;
    }
    store.together(() => {
      text.takeSlash(act.kind === 'list' ? act.list : undefined);
      if (act.kind === 'layout') {
        store.edit((deck) => setLayout(deck, slide.id, act.layout));
        store.set({ editing: null });
        focusPlace(name);
      }
      if (act.kind === 'object' && act.object !== 'picture') insertObject(store, act.object);
    });
    if (act.kind === 'object' && act.object === 'picture') onPicture();
    if (act.kind === 'icon') showPart('icons');
    if (act.kind === 'rewrite') showPart('rewrite');
  };
  return {
    slash,
    options,
    current,
    listId,
    optionId,
    choose,
    /** Follows what is typed; null when the menu closes. */
    follow: (next: Slash | null): void => {
      if (next && !slash && isOnSlide) {
        // Finding the layouts lays the slide out in each of them, so it is done once and not at each letter.
        const { slides, spare } = setSlot(store.deck, slide.id, name, next.rest);
        const bare = slides.find(({ id }) => id === slide.id);
        const found = bare && !isLater(bare) ? fittingLayouts(bare, spare?.[slide.id], tokens) : [];
        setFitting(found.map(({ layout }) => layout).filter((layout) => layout !== slide.layout));
      }
      if (next?.query !== slash?.query) setAt(0);
      setSlash(next);
    },
    /** Handles a key while the menu is open. Returns whether it did. */
    onKey: ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      if (!current || ctrlKey || metaKey || altKey) return false;
      const last = options.length - 1;
      const now = Math.min(at, last);
      if (key === 'Escape') view.current?.closeSlash();
      else if ((key === 'Enter' || key === 'Tab') && !shiftKey) choose(current);
      else if (key === 'ArrowDown') setAt(now === last ? 0 : now + 1);
      else if (key === 'ArrowUp') setAt(now === 0 ? last : now - 1);
      else if (key === 'Home') setAt(0);
      else if (key === 'End') setAt(last);
      else return false;
      return true;
    },
  };
}

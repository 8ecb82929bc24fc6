import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lazyPart, useMedia } from '#ui/index.ts';
import { media } from '#ui/theme/index.ts';
import { PanelWaiting } from './-PanelWaiting.tsx';

const PanelChats = lazyPart(() => import('./-PanelChats.tsx'));
const PanelAdmin = lazyPart(() => import('./-PanelAdmin.tsx'));

/** Time after the first screen at which the code of the list of chats is loaded, ms: the screen itself comes first. */
const delay = 1000;

/**
 * What the page puts into the panel of the portal: the menu of its area, or the chats. On narrow screens, where the panel is a
 * drawer, the chats are loaded when it opens, and on the page of a chat, whose name is read from them.
 */
export function PanelMiddle({ place, isOwn }: { place: 'panel' | 'drawer'; isOwn: boolean }) {
  const { name, idAgent, idTemplate } = useParams({ strict: false });
  const isChat = Boolean(name ?? idAgent ?? idTemplate);
  const isNeeded = useMedia(media.from('md')) || isChat;
  const [isDue, setDue] = useState(place === 'drawer');
  useEffect(() => {
    const timer = setTimeout(setDue, delay, true);
    return () => clearTimeout(timer);
  }, []);
  if (isOwn) return <PanelAdmin instead={<div />} />;
  if (place === 'panel' && !isNeeded) return null;
  const waiting = <PanelWaiting hasChoice={isChat} />;
  return place === 'drawer' || isDue ? <PanelChats instead={waiting} /> : waiting;
}

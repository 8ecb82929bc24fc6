import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { basePath } from '#lib/base-path.ts';
import { codeNotice } from '../Markdown.css.ts';
import type { PageAnswer, PageRequest } from './messages.ts';
import { page } from './preview.css.ts';
import { words } from './words.ts';

/** Bounds of the frame's height, px. */
const heights = { first: 320, least: 64, most: 560 };
/** How often the frame is asked whether its code still answers, and how long it may stay silent, ms. */
const pause = 1000;
const patience = 5000;

export interface FramedPageProps {
  code: string;
  kind: 'html' | 'svg';
  /** Called with a sentence for the reader when the page does not open or was ended. */
  onRefused: (sentence: string) => void;
}

/** Foreign HTML or SVG in a sandboxed frame without an origin and without a network. Code that hangs is ended. */
export function FramedPage({ code, kind, onRefused }: FramedPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(heights.first);
  const [isBlocked, setBlocked] = useState(false);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    const post = (message: PageRequest) => frame.current?.contentWindow?.postMessage(message, '*');
    let isReady = false;
    let answered = Date.now();
    const receive = ({ source, origin, data }: MessageEvent<PageAnswer>) => {
      if (!source || source !== frame.current?.contentWindow || origin !== 'null') return;
      answered = Date.now();
      if (data === 'ready') {
        isReady = true;
        post({ source: code, kind });
      } else if (data === 'stopped') refuse(words.stopped);
      else if (data === 'blocked') setBlocked(true);
      else if (typeof data === 'object' && Number.isFinite(data.height))
        setHeight(Math.min(heights.most, Math.max(heights.least, Math.ceil(data.height))));
    };
    // Browsers slow down the timers of hidden pages.
    const visible = () => {
      answered = Date.now();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      if (Date.now() - answered > (isReady ? patience : patience * 4))
        refuse(isReady ? words.stopped : words.unloaded);
      else if (isReady) post('ping');
    }, pause);
    addEventListener('message', receive);
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearInterval(timer);
      removeEventListener('message', receive);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [code, kind]);
  return (
    <>
      <iframe
        ref={frame}
        sandbox="allow-scripts"
        title={kind === 'html' ? words.page : words.picture}
        src={`${basePath}frames/page.html`}
        referrerPolicy="no-referrer"
        className={page}
        style={{ height }}
      />
      {isBlocked && (
        <p className={codeNotice} role="status" data-aside>
          {words.isolated}
        </p>
      )}
    </>
  );
}

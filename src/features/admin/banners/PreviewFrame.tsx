import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { box, frame } from './banners.css.ts';

interface PreviewFrameProps {
  /** The accessible name. */
  title: string;
  theme: 'light' | 'dark';
  /** Width of the page in the frame, px. It is made smaller to fit. */
  width: number;
  children: ReactNode;
}

/** Space around the content, px. */
const padding = 16;

/** Makes the frame an empty page with the styles of the portal in a theme, and returns its body. */
function prepare(page: Document, theme: string): HTMLElement {
  page.documentElement.lang = 'ru';
  page.documentElement.dataset['theme'] = theme;
  page.head.replaceChildren(
    ...[...document.querySelectorAll('link[rel="stylesheet"]')].map((sheet) => page.importNode(sheet, true)),
  );
  page.body.style.padding = `${padding}px`;
  page.body.style.minHeight = '0';
  return page.body;
}

/** A page of its own for a preview, because styles depend on the width and the theme of the page. It takes no input. */
export function PreviewFrame({ title, theme, width, children }: PreviewFrameProps) {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ room: width, height: 0 });

  useEffect(() => {
    const page = inner.current?.contentDocument;
    if (page) setBody(prepare(page, theme));
  }, [theme]);

  useEffect(() => {
    // jsdom has no layout and no observer.
    if (!body || !outer.current || typeof ResizeObserver === 'undefined') return;
    const measure = (): void =>
      setSize({
        room: outer.current?.clientWidth ?? width,
        height: (body.firstElementChild?.scrollHeight ?? 0) + 2 * padding,
      });
    const observer = new ResizeObserver(measure);
    observer.observe(outer.current);
    if (body.firstElementChild) observer.observe(body.firstElementChild);
    return () => observer.disconnect();
  }, [body, width]);

  const scale = Math.min(1, size.room / width);
  return (
    <div ref={outer} className={box} style={{ maxWidth: width + 2, height: size.height * scale + 2 }}>
      <iframe
        ref={inner}
        title={title}
        inert
        className={frame}
        style={{ width, height: size.height, transform: `scale(${scale})` }}
      />
      {body && createPortal(<div>{children}</div>, body)}
    </div>
  );
}

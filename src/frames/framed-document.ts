import { guarded } from './guard.ts';
import { prelude } from './prelude.ts';

/** Types of scripts that run. */
const scriptType = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const looks = {
  html: '',
  svg: 'body{margin:0;text-align:center}svg{display:inline-block;vertical-align:top;max-width:100%;height:auto}',
};

/** Puts a check of the time into every script of a part of the document. */
function guardScripts(part: ParentNode, check: string): void {
  for (const element of part.querySelectorAll('*')) {
    if (element.localName === 'script' && scriptType.test(element.getAttribute('type') ?? ''))
      element.textContent = guarded(element.textContent, check);
    for (const { name, value } of element.attributes)
      if (name.startsWith('on')) element.setAttribute(name, guarded(value, check));
    if (element instanceof HTMLTemplateElement) {
      guardScripts(element.content, check);
      // The prelude cannot look into closed ones.
      if (element.hasAttribute('shadowrootmode')) element.setAttribute('shadowrootmode', 'open');
    }
  }
}

/**
 * A document for `srcdoc` that shows the source. It stands on white in both themes: pages and pictures of models often set
 * one of the two colours only.
 */
export function framedDocument(source: string, kind: 'html' | 'svg'): string {
  // An inert document: it runs nothing and loads nothing.
  const page = new DOMParser().parseFromString(source, 'text/html');
  const check = `check_${crypto.randomUUID().replaceAll('-', '')}`;
  guardScripts(page, check);
  const doctype = kind === 'svg' || page.compatMode === 'CSS1Compat' ? '<!doctype html>' : '';
  const begin = document.createElement('template');
  // Without 'self', so that not even the portal's own files can be asked for.
  begin.innerHTML =
    '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src \'unsafe-inline\'">' +
    `<style>:where(html){background:#fff;color-scheme:light}${looks[kind]}</style>`;
  const script = document.createElement('script');
  script.textContent = `(${prelude})(${JSON.stringify(check)});document.currentScript.remove();`;
  begin.content.append(script);
  page.head.prepend(begin.content);
  return `${doctype}${page.documentElement.outerHTML}`;
}

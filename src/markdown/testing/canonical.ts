import { defaultLabels } from '../labels.ts';
import { languageOf } from '../languages.ts';
import { html as rawHtml } from '../Markdown.css.ts';
import { checkLink, checkPicture } from '../urls.ts';

const blocks = new Set(
  'ADDRESS BLOCKQUOTE DIV DL H1 H2 H3 H4 H5 H6 HR INPUT LI OL P PRE SECTION TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
);

function parse(source: string): HTMLElement {
  return new DOMParser().parseFromString(source, 'text/html').body;
}

/** The expected HTML of the specification with the portal's changes: heading levels (`outline.ts`) and `asShown`. */
export function expectedForm(source: string): HTMLElement {
  const body = parse(source);
  const open: number[] = [];
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const depth = Number(heading.tagName.slice(1));
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    const shown = document.createElement(`h${Math.min(6, open.length + 1)}`);
    shown.append(...heading.childNodes);
    heading.replaceWith(shown);
  }
  for (const code of body.querySelectorAll('pre > code')) {
    const language = /(?:^| )language-(\S+)/.exec(code.className)?.[1];
    code.parentElement?.setAttribute('data-language', languageOf(language).name ?? '');
  }
  return asShown(body);
}

/** Whether a line ends beside the node: at an edge of its parent, at a block or at a break. */
const isEdge = (sibling: ChildNode | null): boolean =>
  sibling === null ||
  (sibling instanceof Element && (blocks.has(sibling.tagName) || sibling.tagName === 'BR'));

/** Makes a break of each line end between two pieces of text. */
function breakLines(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('pre, code, script, style, textarea')) continue;
    let { data } = text;
    if (isEdge(text.previousSibling)) data = data.trimStart();
    if (isEdge(text.nextSibling)) data = data.trimEnd();
    text.replaceWith(
      ...data.split('\n').flatMap((line, at) => (at > 0 ? [document.createElement('br'), line] : [line])),
    );
  }
}

/**
 * Replaces links to addresses that are not allowed by their text, moves pictures of a link before it, and makes breaks of
 * line ends.
 */
function asShown(body: HTMLElement): HTMLElement {
  breakLines(body);
  for (const link of body.querySelectorAll('a[href]')) {
    const images = [...link.querySelectorAll('img')];
    for (const image of images) {
      link.before(image.cloneNode(), ' ');
      image.replaceWith(image.alt);
    }
    if (!checkLink(link.getAttribute('href') ?? '', location.origin)) link.replaceWith(...link.childNodes);
  }
  return body;
}

/** The rendered content in the form of the specification: raw HTML, which is shown as text, becomes HTML again. */
export function shownForm(container: HTMLElement): HTMLElement {
  const copy = container.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('not an element');
  const root = copy.firstElementChild;
  // Removes the boxes around the answer, around its sections and around their blocks.
  const boxes = [...(root?.children ?? [])].flatMap((box) =>
    box.tagName === 'DIV' ? [...box.children] : [box],
  );
  root?.replaceWith(...boxes.flatMap((block) => [...block.childNodes, '\n']));
  for (const region of copy.querySelectorAll('[role=region]:has(table)'))
    region.parentElement?.replaceWith(...region.childNodes);
  for (const code of copy.querySelectorAll('pre')) {
    for (const attribute of code.getAttributeNames()) code.removeAttribute(attribute);
    const label = code.previousElementSibling?.firstElementChild?.textContent ?? '';
    code.setAttribute('data-language', label === defaultLabels.code ? '' : label);
    // In the specification the last line of code has a line ending as well.
    if (code.textContent !== '') code.lastElementChild?.append('\n');
    code.parentElement?.replaceWith(code);
  }
  for (const link of copy.querySelectorAll('a')) {
    for (const extra of link.querySelectorAll('svg, svg + span')) extra.remove();
  }
  for (const button of copy.querySelectorAll('button[title]')) {
    const image = document.createElement('img');
    image.setAttribute('src', button.getAttribute('title') ?? '');
    image.alt = button.querySelector('[data-alt]')?.textContent.slice(2) ?? '';
    button.replaceWith(image);
  }
  const raw: string[] = [];
  for (const html of copy.querySelectorAll(`.${rawHtml}`)) {
    raw.push(html.textContent);
    html.replaceWith(`\u{E000}${raw.length - 1}\u{E001}`);
  }
  const source = copy.innerHTML.replace(/\u{E000}(\d+)\u{E001}/gu, (_, index) => raw[Number(index)] ?? '');
  return asShown(parse(source));
}

/** A tree as lines of text, without insignificant spaces and attributes and with absolute addresses. */
export function canonical(node: Node): string {
  const lines = serialise(node).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function serialise(node: Node): string {
  if (node instanceof Text) {
    if (node.parentElement?.closest('pre')) return JSON.stringify(node.data.replace(/\n$/, ''));
    return node.data.replace(/\s+/g, ' ');
  }
  if (!(node instanceof Element)) return '';
  const inner = [...node.childNodes].map(serialise).join('');
  const tag = node.tagName;
  const text = blocks.has(tag) || tag === 'BODY' || tag === 'BR' ? inner.trim() : inner;
  const open = `<${[tag, ...attributes(node)].join(' ')}>`;
  const whole = `${open}${text}</>`;
  return blocks.has(tag) || tag === 'BR' ? `\n${whole}\n` : whole;
}

function attributes(node: Element): string[] {
  const value = (name: string) => node.getAttribute(name) ?? '';
  switch (node.tagName) {
    case 'A': {
      const target = checkLink(value('href'), location.origin);
      // The portal adds the host to the title of a link to another site, and has no title without one.
      const host = target?.kind === 'external' ? target.host : '';
      const title = value('title') === host ? '' : value('title').replace(` — ${host}`, '');
      return [decoded(target?.href ?? ''), title];
    }
    case 'IMG':
      return [decoded(checkPicture(value('src'), location.origin)?.src ?? ''), value('alt')];
    case 'PRE':
      return [value('data-language')];
    case 'OL':
      return node.hasAttribute('start') && value('start') !== '1' ? [value('start')] : [];
    case 'TD':
    case 'TH':
      return [node.getAttribute('align') ?? value('data-align')];
    case 'INPUT':
      return [String(node.hasAttribute('checked'))];
    default:
      return [];
  }
}

/** Renderers differ in what they percent-encode in an address. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

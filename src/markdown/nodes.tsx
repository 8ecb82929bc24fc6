import type { Heading, Nodes, Parents, Resource } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import { CodeBlock } from './CodeBlock.tsx';
import type { RenderContext } from './context.ts';
import { directionOf } from './direction.ts';
import { FootnoteCall } from './Footnotes.tsx';
import { Formula } from './Formula.tsx';
import { details, headingLooks, html } from './Markdown.css.ts';
import { Picture } from './Picture.tsx';
import { SafeLink } from './SafeLink.tsx';
import { hasMark, MarkedText } from './source-marks.tsx';
import { list, table } from './structures.tsx';
import { walk } from './walk.ts';

/** Renders nodes in order. */
export function renderNodes(nodes: readonly Nodes[], context: RenderContext): ReactNode {
  // As separate arguments the children need no keys. Their index is enough, because nothing is inserted before a node.
  return createElement(Fragment, null, ...nodes.map((node) => renderNode(node, context)));
}

const inside = (node: Parents, context: RenderContext) => renderNodes(node.children, context);

/** Renders one node; unknown nodes are left out. HTML of the answer is shown as text. */
function renderNode(node: Nodes, context: RenderContext): ReactNode {
  switch (node.type) {
    case 'text':
      return !context.inLink && hasMark(node.value) ? <MarkedText text={node.value} /> : node.value;
    case 'paragraph':
      // Not <p>, which must not contain the block of a display formula.
      return hasBlock(node) ? (
        <div dir="auto">{inside(node, context)}</div>
      ) : (
        <p dir="auto">{inside(node, context)}</p>
      );
    case 'heading':
      return heading(node, context);
    case 'emphasis':
      return <em>{inside(node, context)}</em>;
    case 'strong':
      return <strong>{inside(node, context)}</strong>;
    case 'delete':
      return <del>{inside(node, context)}</del>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote dir={directionOf(node.children)}>{inside(node, context)}</blockquote>;
    case 'code':
      return (
        <CodeBlock
          code={node.value}
          lang={node.lang}
          meta={node.meta}
          settled={context.settled}
          labels={context.labels}
        />
      );
    case 'html':
      return <span className={html}>{node.value}</span>;
    case 'mark':
      return createElement(node.tag, { title: node.title }, inside(node, context));
    case 'details':
      return (
        <details className={details}>
          <summary>
            {node.summary.length > 0 ? renderNodes(node.summary, context) : context.labels.details}
          </summary>
          {inside(node, context)}
        </details>
      );
    case 'math':
      return <Formula tex={node.value} display settled={context.settled} hint={context.labels.badFormula} />;
    case 'inlineMath':
      return (
        <Formula
          tex={node.value}
          display={node.data?.display === true}
          settled={context.settled}
          hint={context.labels.badFormula}
        />
      );
    case 'list':
      return list(node, context);
    case 'table':
      return table(node, context);
    case 'link':
      return link(node, node, context);
    case 'linkReference': {
      const definition = context.links.get(node.identifier);
      return definition ? link(node, definition, context) : inside(node, context);
    }
    case 'image':
      return picture(node.url, node.alt, context);
    case 'imageReference': {
      const definition = context.links.get(node.identifier);
      return definition ? picture(definition.url, node.alt, context) : node.alt;
    }
    case 'footnoteReference':
      return <FootnoteCall identifier={node.identifier} context={context} />;
    default:
      return null;
  }
}

/** A heading. Its look depends on its depth in Markdown, its level in the page is without gaps (`outline.ts`). */
function heading(node: Heading, context: RenderContext): ReactNode {
  const level = context.topHeading - 1 + (context.levels.get(node) ?? node.depth);
  const className = headingLooks[node.depth];
  return createElement(`h${Math.min(6, level)}`, { className, dir: 'auto' }, inside(node, context));
}

function hasBlock(node: Parents): boolean {
  let found = false;
  walk(node.children, (child) => {
    found ||= child.type === 'inlineMath' && child.data?.display === true;
  });
  return found;
}

function picture(address: string, alt: string | null | undefined, context: RenderContext): ReactNode {
  if (context.inLink) return alt;
  return <Picture address={address} alt={alt ?? ''} labels={context.labels} />;
}

/** A link. Its pictures are shown before it, because a link must not contain their buttons. */
function link(node: Parents, target: Resource, context: RenderContext): ReactNode {
  if (context.inLink) return inside(node, context);
  const pictures: Nodes[] = [];
  walk(node.children, (child) => {
    if (child.type === 'image' || child.type === 'imageReference') pictures.push(child);
  });
  const content = (
    <SafeLink address={target.url} title={target.title} externalLabel={context.labels.external}>
      {inside(node, { ...context, inLink: true })}
    </SafeLink>
  );
  if (pictures.length === 0) return content;
  return (
    <>
      {renderNodes(pictures, context)} {content}
    </>
  );
}

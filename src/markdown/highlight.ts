import type { Emitter, LanguageFn } from 'highlight.js';
import core from 'highlight.js/lib/core';
import oneC from 'highlight.js/lib/languages/1c';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import type { Token } from './tokens.ts';

const grammars: Readonly<Record<string, LanguageFn>> = {
  '1c': oneC,
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  dockerfile,
  go,
  java,
  javascript,
  json,
  kotlin,
  markdown,
  php,
  python,
  rust,
  sql,
  typescript,
  xml,
  yaml,
};

interface Scope {
  scope: string;
  children: Token[];
}

/** Collects the result of highlight.js as a tree, so that no HTML string is made. */
class TokenEmitter implements Emitter {
  readonly root: Scope = { scope: '', children: [] };
  private readonly stack: Scope[] = [this.root];

  private get top(): Scope {
    return this.stack.at(-1) ?? this.root;
  }
  addText(text: string): void {
    if (text) this.top.children.push(text);
  }
  // The core calls these two for modes and the next two for the parts of a match.
  openNode(scope: string): void {
    this.startScope(scope);
  }
  closeNode(): void {
    this.endScope();
  }
  startScope(scope: string): void {
    const child: Scope = { scope, children: [] };
    this.top.children.push(child);
    this.stack.push(child);
  }
  endScope(): void {
    if (this.stack.length > 1) this.stack.pop();
  }
  __addSublanguage(emitter: TokenEmitter): void {
    // Not as arguments: there can be more pieces than a call takes.
    for (const child of emitter.root.children) this.top.children.push(child);
  }
  finalize(): void {
    this.stack.length = 1;
  }
  toHTML(): string {
    return '';
  }
}

const highlighter = core.newInstance();
highlighter.configure({ __emitter: TokenEmitter });
for (const [name, grammar] of Object.entries(grammars)) highlighter.registerLanguage(name, grammar);

const textOf = (token: Token): string =>
  typeof token === 'string' ? token : token.children.map(textOf).join('');

/**
 * Splits code into highlighted pieces. The code is returned in one piece if the joined pieces differ from it.
 *
 * @param grammar one of the names in `languages.ts`
 */
export function highlight(code: string, grammar: string): readonly Token[] {
  const { _emitter: emitter } = highlighter.highlight(code, { language: grammar, ignoreIllegals: true });
  if (!(emitter instanceof TokenEmitter)) return [code];
  return textOf(emitter.root) === code ? emitter.root.children : [code];
}

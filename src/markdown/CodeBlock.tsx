import { createElement, Fragment, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#lib/timing.ts';
import { CopyButton } from './CopyButton.tsx';
import type { MarkdownLabels } from './labels.ts';
import { languageOf } from './languages.ts';
import { lazyModule } from './lazy.ts';
import { codeBox, codeHead, codePre, scopes } from './Markdown.css.ts';
import { ScrollBox } from './ScrollBox.tsx';
import type { Token } from './tokens.ts';

const highlighter = lazyModule(() => import('./highlight.ts'));

/** Longer code is not highlighted, because that would block the page. */
const maxLength = 60_000;

export interface CodeBlockProps {
  code: string;
  /** The first word after the fence. */
  lang: string | null | undefined;
  /** Whether the code is complete. Only complete code is highlighted. */
  settled: boolean;
  labels: MarkdownLabels;
}

/** A block of code with its language and a copy button; highlighted once it is complete. */
export function CodeBlock({ code, lang, settled, labels }: CodeBlockProps) {
  const language = languageOf(lang);
  const tokens = useTokens(code, settled ? language.grammar : undefined);
  return (
    <div className={codeBox}>
      <div className={codeHead} data-aside>
        <span>{language.name ?? labels.code}</span>
        <CopyButton text={code} labels={labels} />
      </div>
      <ScrollBox as="pre" label={language.name ?? labels.code} className={codePre}>
        <code>{tokens ? coloured(tokens) : code}</code>
      </ScrollBox>
    </div>
  );
}

function coloured(tokens: readonly Token[]): ReactNode {
  const pieces = tokens.map((token) =>
    typeof token === 'string'
      ? token
      : createElement(
          'span',
          { className: scopes[token.scope.split('.')[0] ?? ''] },
          coloured(token.children),
        ),
  );
  return createElement(Fragment, null, ...pieces);
}

interface Highlighted {
  readonly code: string;
  readonly grammar: string;
  readonly tokens: readonly Token[];
}

function useTokens(code: string, grammar: string | undefined): readonly Token[] | undefined {
  const [result, setResult] = useState<Highlighted>();
  useEffect(() => {
    if (!grammar || code.length > maxLength) return undefined;
    return whenIdle(() => {
      highlighter.load().then(
        ({ highlight }) => {
          const tokens = highlight(code, grammar);
          startTransition(() => setResult({ code, grammar, tokens }));
        },
        () => undefined,
      );
    });
  }, [code, grammar]);
  return result?.code === code && result.grammar === grammar ? result.tokens : undefined;
}

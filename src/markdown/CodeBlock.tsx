import { Download, WrapText } from 'lucide-react';
import { createElement, Fragment, type ReactNode, startTransition, useEffect, useState } from 'react';
import { saveBlob } from '#lib/save-blob.ts';
import { whenIdle } from '#lib/timing.ts';
import { lazyPart } from '#ui/index.ts';
import { CopyButton } from './CopyButton.tsx';
import type { MarkdownLabels } from './labels.ts';
import { codeFile, languageOf } from './languages.ts';
import { lazyModule } from './lazy.ts';
import {
  codeBox,
  codeButton,
  codeHead,
  codeLines,
  codeNotice,
  codePre,
  codeToggle,
  codeWrapped,
  scopes,
  smallIcon,
} from './Markdown.css.ts';
import { previewKind } from './preview/kinds.ts';
import { ScrollBox } from './ScrollBox.tsx';
import type { Token } from './tokens.ts';

const Preview = lazyPart(() => import('./preview/Preview.tsx'));
const highlighter = lazyModule(() => import('./highlight.ts'));

/** Longer code is not highlighted, because that would block the page. */
const maxLength = 60_000;

export interface CodeBlockProps {
  code: string;
  /** The first word after the fence. */
  lang: string | null | undefined;
  /** The other words after the fence. */
  meta: string | null | undefined;
  /** Whether the code is complete. Only complete code is highlighted. */
  settled: boolean;
  labels: MarkdownLabels;
}

/** Shorter code can be counted at a glance. */
const manyLines = 15;

/**
 * A block of code with its name, number of lines and actions; highlighted once it is complete. A diagram is drawn then, and
 * pages and pictures are shown on a press.
 */
export function CodeBlock({ code, lang, meta, settled, labels }: CodeBlockProps) {
  const [isWrapped, setWrapped] = useState(false);
  const kind = settled ? previewKind(lang, code) : undefined;
  const [isPreview, setPreview] = useState<boolean>();
  const [refused, setRefused] = useState<{ code: string; reason: string }>();
  const reason = refused?.code === code ? refused.reason : undefined;
  const isShown = kind !== undefined && reason === undefined && (isPreview ?? kind === 'mermaid');
  const language = languageOf(lang);
  const file = codeFile(lang, meta);
  const tokens = useTokens(code, settled ? language.grammar : undefined);
  const title = file.title ?? (kind ? labels.previews[kind] : language.name) ?? labels.code;
  const lines = settled ? code.split('\n').length : 0;
  const source = (
    <ScrollBox as="pre" label={title} className={`${codePre} ${isWrapped ? codeWrapped : ''}`}>
      <code>{tokens ? coloured(tokens) : code}</code>
    </ScrollBox>
  );
  return (
    <div className={codeBox} dir="ltr">
      <div className={codeHead} data-aside>
        <span>
          {title}
          {lines > manyLines && <span className={codeLines}>{labels.lines(lines)}</span>}
        </span>
        {kind && (
          <button
            type="button"
            className={codeToggle}
            onClick={() => {
              setRefused(undefined);
              setPreview(!isShown);
            }}
          >
            {isShown ? labels.showSource : labels.show}
          </button>
        )}
        {!isShown && (
          <button
            type="button"
            className={codeButton}
            aria-pressed={isWrapped}
            aria-label={labels.wrapCode}
            title={labels.wrapCode}
            onClick={() => setWrapped(!isWrapped)}
          >
            <WrapText className={smallIcon} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={codeButton}
          aria-label={labels.saveCode}
          title={labels.saveCode}
          onClick={() => saveBlob(new Blob([code], { type: 'text/plain;charset=utf-8' }), file.name)}
        >
          <Download className={smallIcon} aria-hidden="true" />
        </button>
        <CopyButton text={code} labels={labels} />
      </div>
      {reason && (
        <p className={codeNotice} role="status" data-aside>
          {reason}
        </p>
      )}
      {isShown ? (
        <Preview
          kind={kind}
          code={code}
          source={source}
          instead={source}
          onRefused={(sentence) => setRefused({ code, reason: sentence })}
        />
      ) : (
        source
      )}
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

const names: Readonly<Record<string, string>> = {
  '1c': '1С',
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  go: 'Go',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  markdown: 'Markdown',
  php: 'PHP',
  python: 'Python',
  rust: 'Rust',
  sql: 'SQL',
  typescript: 'TypeScript',
  xml: 'HTML, XML',
  yaml: 'YAML',
};

const aliases: Readonly<Record<string, string>> = {
  '1с': '1c',
  bsl: '1c',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  h: 'c',
  'c++': 'cpp',
  cc: 'cpp',
  hpp: 'cpp',
  'c#': 'csharp',
  cs: 'csharp',
  patch: 'diff',
  docker: 'dockerfile',
  golang: 'go',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  jsonc: 'json',
  json5: 'json',
  kt: 'kotlin',
  md: 'markdown',
  py: 'python',
  rs: 'rust',
  postgresql: 'sql',
  mysql: 'sql',
  ts: 'typescript',
  tsx: 'typescript',
  html: 'xml',
  svg: 'xml',
  vue: 'xml',
  yml: 'yaml',
};

export interface Language {
  /** Name of the highlight.js grammar; undefined if the portal has none for this language. */
  readonly grammar: string | undefined;
  /** Name shown above the code: the usual spelling of a known language, else the written word. */
  readonly name: string | undefined;
}

/** Returns the language for the first word after a code fence. */
export function languageOf(info: string | null | undefined): Language {
  const written = info?.replace(/[{,:].*$/, '').trim() ?? '';
  const word = written.toLowerCase();
  const grammar = Object.hasOwn(aliases, word) ? aliases[word] : word;
  if (grammar !== undefined && Object.hasOwn(names, grammar)) return { grammar, name: names[grammar] };
  return { grammar: undefined, name: written.slice(0, 40) || undefined };
}

/** Extensions of files by grammar or first word; other languages are saved as text. */
const extensions: Readonly<Record<string, string>> = {
  '1c': 'bsl',
  bash: 'sh',
  batch: 'bat',
  c: 'c',
  cmd: 'bat',
  cpp: 'cpp',
  csharp: 'cs',
  css: 'css',
  diff: 'diff',
  go: 'go',
  java: 'java',
  javascript: 'js',
  json: 'json',
  kotlin: 'kt',
  latex: 'tex',
  markdown: 'md',
  mermaid: 'mmd',
  nginx: 'conf',
  perl: 'pl',
  php: 'php',
  plantuml: 'puml',
  powershell: 'ps1',
  pwsh: 'ps1',
  python: 'py',
  ruby: 'rb',
  rust: 'rs',
  sql: 'sql',
  typescript: 'ts',
  vba: 'bas',
  xml: 'xml',
  yaml: 'yaml',
};

/** Words after a fence that are extensions themselves. */
const ownExtensions = new Set(
  'bat conf csv dart go graphql h hpp html ics ini jsonl jsx less log lua mjs proto ps1 r rb scala scss sh srt svg swift tex toml tsv tsx vtt vue'.split(
    ' ',
  ),
);

const fileName = /^[\p{L}\p{N}_.@ -]*[\p{L}\p{N}_-]\.[\p{L}\p{N}]{1,8}$/u;

/**
 * The name of a block of code as a file. Models write it after the language: `python main.py`, `python:src/main.py`,
 * `ts title="main.ts"`.
 *
 * @returns `title`: the name that the model gave, undefined if it gave none; `name`: a name for saving, without folders
 */
export function codeFile(
  lang: string | null | undefined,
  meta: string | null | undefined,
): { title: string | undefined; name: string } {
  const [, named] = /(?:title|file|filename|name)\s*=\s*["']?([^"'\s}]+)/i.exec(meta ?? '') ?? [];
  const candidates = [named, lang?.split(':')[1], meta?.trim().replace(/^["'(]|["')]$/g, ''), lang];
  const title = candidates.find((text) => text && fileName.test(text.split('/').at(-1) ?? ''))?.slice(0, 120);
  if (title) return { title, name: title.split('/').at(-1) ?? title };
  const word = lang?.toLowerCase().replace(/[{,:].*$/, '') ?? '';
  if (word === 'dockerfile' || word === 'docker') return { title: undefined, name: 'Dockerfile' };
  if (word === 'makefile' || word === 'make') return { title: undefined, name: 'Makefile' };
  const grammar = languageOf(lang).grammar ?? word;
  const extension = ownExtensions.has(word)
    ? word
    : Object.hasOwn(extensions, grammar)
      ? extensions[grammar]
      : 'txt';
  return { title: undefined, name: `code.${extension}` };
}

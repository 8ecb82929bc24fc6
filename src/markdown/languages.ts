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

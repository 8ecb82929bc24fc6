/** A piece of highlighted code: text, or pieces under one scope of highlight.js, such as `title.function`. */
export type Token = string | { readonly scope: string; readonly children: readonly Token[] };

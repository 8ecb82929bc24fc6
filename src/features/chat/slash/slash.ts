/** Templates by `/` in the composer (lab.md §7). Pure functions. */

/** What was typed after `/` when that is the whole text; null for any other text, so that it is sent as it is (LAB-24). */
export const slashQuery = (text: string): string | null => /^\/([\p{L}\p{M}\d_]*)$/u.exec(text)?.[1] ?? null;

/** What `//` and letters send: one `/` and the letters; null for any other text. */
export const unescaped = (text: string): string | null => /^\/(\/[\p{L}\p{M}\d_]*)$/u.exec(text)?.[1] ?? null;

declare module 'commonmark-spec' {
  export const text: string;
  export const tests: readonly { markdown: string; html: string; section: string; number: number }[];
}

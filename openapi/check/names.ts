/** Names that no earlier run has used, so that a check can be repeated against the same gateway. */
const mark = Date.now().toString(36);
let count = 0;

/** A name with a mark of this run. */
export const unique = (name: string): string => `${name} ${mark}${(count++).toString(36)}`;

/** An address of the given domain with a mark of this run. */
export const uniqueEmail = (domain = 'neuro.example'): string =>
  `kit-${mark}${(count++).toString(36)}@${domain}`;

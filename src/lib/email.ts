/** Local part, @, domain, dot, suffix of 2 letters or more (APP-17). */
const pattern = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;

/** Returns true if the text looks like an e-mail address. Surrounding spaces are ignored. */
export const isEmail = (text: string): boolean => pattern.test(text.trim());

/** Local part, @, domain, dot, suffix of 2 letters or more (APP-17). */
const pattern = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;

/** True for what looks like an address; surrounding spaces do not count. */
export const isEmail = (text: string): boolean => pattern.test(text.trim());

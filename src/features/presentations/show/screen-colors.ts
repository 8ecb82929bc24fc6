/** Around the slides of a show, over them when it pauses, and on paper; the same in both themes of the portal. */
export const screenColors = { black: '#000000', white: '#ffffff' } as const;

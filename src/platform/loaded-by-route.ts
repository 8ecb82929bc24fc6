/**
 * Query options of a list that the loader of its route asks for whenever the page is opened: the screen, which is
 * mounted a moment later, neither repeats the request nor its failure. Times in ms.
 */
export const loadedByRoute = { staleTime: 5000, retryOnMount: false } as const;

/** Query options of that loader: it always asks anew. */
export const askedByRoute = { query: { staleTime: 0 } } as const;

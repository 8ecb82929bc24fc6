/** What the workshop shows, as its address says: `?component=Button&theme=dark&plain`. */
export interface Address {
  /** The file name of the examples; empty: the first one. */
  component: string;
  theme: 'light' | 'dark';
  /** The name of one state, shown alone and without a frame; empty: all of them. */
  state: string;
  /** Without the list and the switch, for pictures. */
  plain: boolean;
  /** What the list is narrowed down to. */
  filter: string;
}

/** Reads the query of an address; what is missing or unknown becomes the default. */
export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  return {
    component: query.get('component') ?? '',
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    state: query.get('state') ?? '',
    plain: query.has('plain'),
    filter: query.get('filter') ?? '',
  };
}

/** The query that `readAddress` understands, without what is default. */
export function writeAddress({ component, theme, state, plain, filter }: Address): string {
  const query = new URLSearchParams({ component, theme });
  if (state) query.set('state', state);
  if (plain) query.set('plain', '');
  if (filter) query.set('filter', filter);
  return `?${query}`;
}

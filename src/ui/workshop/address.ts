/** The state of the workshop in its address: `?component=Button&theme=dark&plain`. */
export interface Address {
  /** The file name of the examples; empty for the first one. */
  component: string;
  theme: 'light' | 'dark';
  /** The name of a state that is shown alone and without a frame; empty for all states. */
  state: string;
  /** Hides the list and the theme switch, for pictures. */
  plain: boolean;
  /** The filter text of the list. */
  filter: string;
}

/** Parses the query of an address; missing or unknown values become the defaults. */
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

/** Returns the query that `readAddress` parses, without default values. */
export function writeAddress({ component, theme, state, plain, filter }: Address): string {
  const query = new URLSearchParams({ component, theme });
  if (state) query.set('state', state);
  if (plain) query.set('plain', '');
  if (filter) query.set('filter', filter);
  return `?${query}`;
}

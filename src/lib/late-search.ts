/**
 * For `validateSearch` of a page that reads its parameters when it is shown: the reading is then not in the first load of
 * all pages. The parameters are untrusted until the page has read them.
 *
 * @returns the parameters as they are in the address
 */
export const lateSearch = <Search extends object>(search: Search): Search => search;

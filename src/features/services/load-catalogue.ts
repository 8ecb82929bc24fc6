/** Loads the names of the services, for the guards of routes: the first load of other pages does not contain them. */
export const loadCatalogue = () => import('./services.ts');

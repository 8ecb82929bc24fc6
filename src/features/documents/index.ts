export { DocumentCard } from './DocumentCard.tsx';
export { DocumentPlace } from './DocumentPlace.tsx';

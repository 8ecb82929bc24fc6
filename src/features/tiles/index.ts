export { HomePage, type HomePageProps } from './components/HomePage.tsx';
export {
  type HomeSearch,
  type HomeSearchChange,
  parseHomeSearch,
  type Section,
  type Sort,
} from './model/home-search.ts';
export {
  type ChatService,
  chatServices,
  isService,
  type ResultKind,
  type ServiceKind,
  serviceOf,
  type TileValue,
} from './model/services.ts';
export { useService } from './useService.ts';

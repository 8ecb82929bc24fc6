import { Skeleton } from '#ui/index.ts';
import { page, skeleton } from './Editor.css.ts';

/** The layout of the editor while the presentation loads. */
export const EditorSkeleton = () => (
  <div className={page}>
    <div className={skeleton}>
      <Skeleton shape="block" height="2.5rem" />
      <Skeleton shape="block" height="60vh" />
    </div>
  </div>
);

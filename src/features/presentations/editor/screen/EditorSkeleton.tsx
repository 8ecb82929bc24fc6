import { Skeleton } from '#ui/index.ts';
import { page, skeleton } from './Editor.css.ts';

/** The layout of the editor while the presentation loads. */
export const EditorSkeleton = () => (
  <section aria-busy="true" aria-label="Презентация загружается" className={page}>
    <div className={skeleton}>
      <Skeleton shape="block" height="2.5rem" />
      <Skeleton shape="block" height="60vh" />
    </div>
  </section>
);

/** Load the writers of blocks and their libraries, for features with blocks of their own. */
export const loadMarkdownWriter = () => import('./blocks-to-markdown.ts');
export const loadDocxWriter = async () => {
  const [{ blocksToDocx }, { loadPictures }] = await Promise.all([
    import('./blocks-to-docx.ts'),
    import('./pictures.ts'),
  ]);
  return { blocksToDocx, loadPictures };
};

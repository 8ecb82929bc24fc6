/** Load the writers of Word and Markdown files, for other features. */
export const loadMarkdownWriter = () => import('./blocks-to-markdown.ts');
export const loadDocxWriter = async () => {
  const [{ blocksToDocx }, { loadPictures }] = await Promise.all([
    import('./blocks-to-docx.ts'),
    import('./pictures.ts'),
  ]);
  return { blocksToDocx, loadPictures };
};

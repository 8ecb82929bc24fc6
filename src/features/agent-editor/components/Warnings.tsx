import { warning } from './editor.css.ts';

/** What a field points out without preventing a save; a new one is read to a screen reader once. */
export const Warnings = ({ texts }: { texts: readonly string[] }) => (
  <div role="status">
    {texts.map((text) => (
      <p key={text} className={warning}>
        {text}
      </p>
    ))}
  </div>
);

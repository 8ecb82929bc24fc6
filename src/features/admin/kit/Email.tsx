/** An e-mail; one that is too long for its place breaks before its domain. Another text stays as it is. */
export function Email({ text }: { text: string }) {
  const [name, domain, ...rest] = text.split('@');
  if (domain === undefined || rest.length > 0) return text;
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}

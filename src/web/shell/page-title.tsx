/** The title of the document, and its description where a search engine or a shared link may read it. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const whole = title.includes('Legwork') ? title : `${title} · Legwork`;
  return (
    <>
      <title>{whole}</title>
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={whole} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  );
}

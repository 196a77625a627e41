/** The title of the document, and its description where a search engine may read it. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{title.includes('Legwork') ? title : `${title} · Legwork`}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}

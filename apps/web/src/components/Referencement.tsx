import { useRouter } from '@tanstack/react-router'
import { brand } from '../brand.ts'

/**
 * What a page says of itself to search engines and to those who share its address: React puts it in
 * the head. `donnees`: the same as data (schema.org), for machines.
 */
export const Referencement = ({
  titre,
  description,
  chemin,
  donnees,
}: {
  titre: string
  description: string
  /** Its one address, from the root. */
  chemin: string
  donnees?: object
}) => {
  const { origin = '' } = useRouter()
  const adresse = `${origin}${chemin}`
  return (
    <>
      <link rel="canonical" href={adresse} />
      <meta name="description" content={description} />
      <meta property="og:title" content={titre} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={adresse} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.nom} />
      <meta property="og:locale" content="fr_FR" />
      {donnees && (
        <script
          type="application/ld+json"
          // Data that no browser runs: '<' never ends the element.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({
              '@context': 'https://schema.org',
              url: adresse,
              ...donnees,
            }).replaceAll('<', String.raw`\u003c`),
          }}
        />
      )}
    </>
  )
}

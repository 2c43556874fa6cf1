import { Button, FieldText, Tabs } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { queryOf, statusOf } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { asPositive, asText, compact } from '../../lib/search-params.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { NotFoundPage } from '../../shell/pages.tsx'

/** The addresses that a mail gives, each once. */
const liensDe = (texte: string): string[] => [...new Set(texte.match(/https?:\/\/[^\s<>)\]]+/gu))]

const Lecteur = ({ id }: { id: number }) => {
  const { data, isError } = useQuery(
    queryOf('lireCourrielDemo')({ params: { id } }, { silent: true }),
  )
  if (isError) return <p>Ce courriel n’existe pas.</p>
  if (!data) return <p aria-busy="true">Lecture du courriel…</p>
  return (
    <article aria-labelledby="objet-courriel">
      <h2 className="fr-h5" id="objet-courriel">
        {data.objet}
      </h2>
      <p className="fr-text--sm">
        À {data.a}, le {formatInstant(data.recuLe)}
      </p>
      {/* The frame below is closed: its own links open nothing. */}
      {liensDe(data.texte).map((url) => (
        <p key={url} className="fr-text--sm">
          Lien du courriel : <a href={url}>{url}</a>
        </p>
      ))}
      <Tabs
        key={id}
        label="Formes du courriel"
        tabs={[
          {
            label: 'Mise en forme',
            content: (
              <iframe
                className="rc-courriel"
                title={`Courriel : ${data.objet}`}
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                src={`/api/demo/courriels/${id}/html`}
              />
            ),
          },
          {
            label: 'Texte seul',
            content: (
              <pre className="rc-courriel-texte" tabIndex={0} aria-label="Texte du courriel">
                {data.texte}
              </pre>
            ),
          },
        ]}
      />
    </article>
  )
}

const Page = () => {
  const { id, a = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [destinataire, setDestinataire] = useState(a)
  useEffect(() => setDestinataire(a), [a])
  const { data, error } = useQuery({
    ...queryOf('listerCourrielsDemo')({ query: a ? { a } : {} }, { silent: true }),
    refetchInterval: 5000,
  })
  if (statusOf(error) === 404) return <NotFoundPage />
  return (
    <>
      <h1 tabIndex={-1}>Courriels de démonstration</h1>
      <p>Les courriels que le registre aurait envoyés. Cette boîte n’existe pas en production.</p>
      <form
        role="search"
        className="rc-recherche"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate({ search: compact({ a: destinataire.trim() || undefined }) })
        }}
      >
        <FieldText
          name="destinataire"
          label="Destinataire"
          inputProps={{
            value: destinataire,
            type: 'search',
            autoComplete: 'off',
            onChange: (event) => setDestinataire(event.target.value),
          }}
        />
        <Button type="submit">Filtrer</Button>
      </form>
      <div className="rc-deux-colonnes">
        <section aria-label="Liste des courriels">
          <p role="status">
            {data === undefined
              ? 'Lecture…'
              : data.length === 0
                ? 'Aucun courriel'
                : `${data.length} courriel${data.length > 1 ? 's' : ''}`}
          </p>
          <ul className="fr-raw-list rc-cartes">
            {data?.map((c) => (
              <li key={String(c.id)} className="rc-carte">
                <InternalLink
                  className="fr-link"
                  href={`/demo/courriels?id=${c.id}${a ? `&a=${encodeURIComponent(a)}` : ''}`}
                  {...(Number(c.id) === id ? { 'aria-current': 'true' } : {})}
                >
                  {c.objet}
                </InternalLink>
                <p className="fr-text--sm fr-mb-0">
                  {c.a}
                  <br />
                  {formatInstant(c.recuLe)}
                </p>
              </li>
            ))}
          </ul>
        </section>
        {id !== undefined && <Lecteur id={id} />}
      </div>
    </>
  )
}

export const Route = createFileRoute('/demo/courriels')({
  staticData: { titre: 'Courriels de démonstration' },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({ id: asPositive(raw['id']), a: asText(raw['a']) }),
  component: Page,
})

import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Destinataire, TelechargerCourrier } from '../../components/courriers.tsx'
import { queryOf, statusOf } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { NotFoundPage } from '../../shell/pages.tsx'

const Page = () => {
  const { data, error } = useQuery({
    ...queryOf('listerCourriersDemo')({}, { silent: true }),
    refetchInterval: 5000,
  })
  if (statusOf(error) === 404) return <NotFoundPage />
  return (
    <>
      <h1 tabIndex={-1}>Courriers de démonstration</h1>
      <p>
        Les courriers que le registre aurait fait poster. Cette liste n’existe pas en production.
      </p>
      <p role="status">
        {data === undefined
          ? 'Lecture…'
          : data.length === 0
            ? 'Aucun courrier'
            : `${data.length} courrier${data.length > 1 ? 's' : ''}`}
      </p>
      <ul className="fr-raw-list rc-cartes">
        {data?.map((c) => (
          <li key={String(c.id)} className="rc-carte">
            <h2 className="fr-h6 fr-mb-1w">{c.raisonSociale}</h2>
            <p className="fr-text--sm">
              {c.libelleType}, {formatInstant(c.creeLe)}
              {c.etat === 'ANNULE' && ' – remplacé ou annulé'}
            </p>
            <p className="fr-text--sm">
              <Destinataire lignes={c.destinataire} />
            </p>
            {c.etat === 'A_IMPRIMER' && (
              <p className="fr-text--sm">
                Code : <strong>{c.code}</strong>
              </p>
            )}
            <TelechargerCourrier demo id={Number(c.id)} pour={c.raisonSociale} />
          </li>
        ))}
      </ul>
    </>
  )
}

export const Route = createFileRoute('/demo/lettres')({
  staticData: { titre: 'Courriers de démonstration' },
  component: Page,
})

import { Button } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryOf, statusOf, useCommand } from '../../lib/api/index.ts'
import { signOut } from '../../lib/session.ts'
import { NotFoundPage } from '../../shell/pages.tsx'

const Page = () => {
  const { data, error } = useQuery(queryOf('listerCertificatsDemo')({}, { silent: true }))
  const presenter = useCommand('presenterCertificatDemo')
  if (statusOf(error) === 404) return <NotFoundPage />
  const choisir = async (nom: string): Promise<void> => {
    await signOut()
    await presenter.mutateAsync({ body: { nom } })
    // As a browser that has just been opened: everything is asked again.
    location.assign(nom === '' ? '/demo/certificats' : '/')
  }
  return (
    <>
      <h1 tabIndex={-1}>Certificats de démonstration</h1>
      <p>
        En production, un notaire est reconnu par le certificat que son navigateur présente. Ici,
        choisissez celui que vous présentez ; cette page n’existe pas en production.
      </p>
      <p role="status">
        {data === undefined
          ? 'Lecture…'
          : data.presente === ''
            ? 'Vous ne présentez aucun certificat.'
            : `Vous présentez : ${data.certificats.find((c) => c.nom === data.presente)?.titre ?? data.presente}.`}
      </p>
      {data && data.presente !== '' && (
        <Button
          kind="secondary"
          className="fr-mb-3w"
          disabled={presenter.isPending}
          onClick={() => void choisir('')}
        >
          Ne plus présenter de certificat
        </Button>
      )}
      <ul className="fr-raw-list rc-cartes">
        {data?.certificats.map((c) => (
          <li key={c.nom} className="rc-carte">
            <h2 className="fr-h6 fr-mb-1v">{c.titre}</h2>
            <p className="fr-mb-1w">{c.suite}</p>
            <Button small disabled={presenter.isPending} onClick={() => void choisir(c.nom)}>
              Présenter ce certificat<span className="fr-sr-only"> : {c.titre}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

export const Route = createFileRoute('/demo/certificats')({
  staticData: { titre: 'Certificats de démonstration' },
  component: Page,
})

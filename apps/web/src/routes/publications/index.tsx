import { Button, ConfirmDialog } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { DepotPublication } from '../../components/publications/DepotPublication.tsx'
import { LECTURES_PUBLICATION } from '../../components/publications/lectures.ts'
import { LienDocument } from '../../components/validation/LienDocument.tsx'
import { type Answer, queryOf, useCommand } from '../../lib/api/index.ts'
import { formatJour, formatNombre } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

type Publication = Answer<'listerPublications'>['publications'][number]
type Acte = 'publierPublication' | 'retirerPublication' | 'envoyerNewsletter'

const ACTES = [
  {
    acte: 'publierPublication',
    action: 'publier',
    bouton: 'Publier',
    fait: 'est publié.',
    texte: 'Chacun pourra le télécharger.',
  },
  {
    acte: 'retirerPublication',
    action: 'retirer-publication',
    bouton: 'Retirer',
    fait: 'est retiré.',
    texte: 'Plus personne ne pourra le télécharger ; vous pourrez le publier de nouveau.',
  },
  {
    acte: 'envoyerNewsletter',
    action: 'envoyer-newsletter',
    bouton: 'Envoyer aux abonnés',
    fait: 'part vers les abonnés.',
    texte: 'Un courriel part vers chaque abonné confirmé. Une lettre ne s’envoie qu’une fois.',
  },
] as const satisfies readonly {
  acte: Acte
  action: Publication['actions'][number]
  bouton: string
  fait: string
  texte: string
}[]

const Actes = ({ publication }: { publication: Publication }) => {
  const options = { invalidates: LECTURES_PUBLICATION, rereadOnConflict: true }
  const commandes = {
    publierPublication: useCommand('publierPublication', options),
    retirerPublication: useCommand('retirerPublication', options),
    envoyerNewsletter: useCommand('envoyerNewsletter', options),
  }
  const [ouvert, setOuvert] = useState<(typeof ACTES)[number] | null>(null)
  const agir = async ({ acte, fait }: (typeof ACTES)[number]): Promise<void> => {
    try {
      await commandes[acte].mutateAsync({
        params: { id: publication.id },
        body: { version: publication.version },
      })
      notify('success', `« ${publication.titre} » ${fait}`)
      document.querySelector<HTMLElement>('main h1')?.focus()
    } catch {
      // The failure has already been told.
    } finally {
      setOuvert(null)
    }
  }
  return (
    <div className="rc-actions">
      {publication.actions.includes('modifier-publication') && (
        <InternalLink
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          href={`/publications/${publication.id}`}
        >
          Modifier<span className="fr-sr-only"> « {publication.titre} »</span>
        </InternalLink>
      )}
      {ACTES.filter(({ action }) => publication.actions.includes(action)).map((acte) => (
        <Button key={acte.acte} kind="secondary" small onClick={() => setOuvert(acte)}>
          {acte.bouton}
          <span className="fr-sr-only"> « {publication.titre} »</span>
        </Button>
      ))}
      <ConfirmDialog
        open={ouvert !== null}
        title={`${ouvert?.bouton ?? ''} « ${publication.titre} » ?`}
        confirmLabel={ouvert?.bouton ?? ''}
        busy={ouvert !== null && commandes[ouvert.acte].isPending}
        onConfirm={() => ouvert && void agir(ouvert)}
        onCancel={() => setOuvert(null)}
      >
        <p>{ouvert?.texte}</p>
      </ConfirmDialog>
    </div>
  )
}

const Page = () => {
  const { data } = useSuspenseQuery(queryOf('listerPublications')())
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Lettres et fiches mémo</h1>
      <p role="status">
        {formatNombre(data.publications.length)} document{data.publications.length > 1 ? 's' : ''} ;{' '}
        {formatNombre(data.abonnes)} abonné
        {data.abonnes > 1 ? 's' : ''} à la lettre d’information.
      </p>
      <DepotPublication />
      <h2 className="fr-h4 fr-mt-4w">Documents</h2>
      <ul className="fr-raw-list rc-cartes">
        {data.publications.map((p) => (
          <li key={p.id} className="rc-carte">
            <h3 className="fr-h6 fr-mb-1v">{p.titre}</h3>
            <p className="fr-text--sm fr-mb-1w">
              {p.libelleGenre}
              {p.libelleCategorie && ` – ${p.libelleCategorie}`} – {p.libelleEtat}
              {p.publieeLe && p.etat === 'PUBLIEE' && ` le ${formatJour(p.publieeLe)}`}
              {p.envoyeeLe &&
                ` – envoyée le ${formatJour(p.envoyeeLe)} à ${formatNombre(p.nombreEnvois)} abonné${(p.nombreEnvois ?? 0) > 1 ? 's' : ''}`}
            </p>
            <p className="fr-text--sm fr-mb-1w">{p.resume}</p>
            <p className="fr-mb-1w">
              <LienDocument
                document={{
                  id: p.documentId,
                  nom: p.nomFichier,
                  taille: p.taille,
                  etatFichier: p.etatFichier,
                  retires: p.retires,
                }}
                libelle={
                  <>
                    Télécharger<span className="fr-sr-only"> « {p.titre} »</span>
                  </>
                }
              />
            </p>
            <Actes publication={p} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export const Route = createFileRoute('/publications/')({
  staticData: { titre: 'Lettres et fiches mémo', autorites: ['SUIVI_INDICATEURS_MCO'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryOf('listerPublications')()),
  component: Page,
})

import { afficherNumero, type ChoixReclamation } from '@registre/domain'
import { createFileRoute } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TelephoneAide } from '../../components/configuration.tsx'
import { DonnerMonAvis } from '../../components/DonnerMonAvis.tsx'
import { ChoixDemande } from '../../components/contact/ChoixDemande.tsx'
import { queryOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { piece } from '../../lib/piece.tsx'
import { asText, compact } from '../../lib/search-params.ts'
import { useCompte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

// What holds the message comes once somebody begins to choose what it is about.
const FormulaireContact = piece(
  async () => (await import('../../components/contact/FormulaireContact.tsx')).FormulaireContact,
)

const Envoye = ({ reference, email }: { reference: string; email: string }) => {
  usePageTitle({ titre: 'Message envoyé' })
  return (
    <>
      <div role="status" className="fr-alert fr-alert--success">
        <h2 className="fr-alert__title">Votre message est envoyé</h2>
        <p>
          Votre référence : <strong>{reference}</strong>. Un accusé de réception part vers{' '}
          <strong>{email}</strong> ; la réponse vous sera envoyée à la même adresse.
        </p>
      </div>
      <DonnerMonAvis />
      <p className="fr-mt-3w">
        <InternalLink className="fr-link" href="/aide">
          Revenir à l’aide
        </InternalLink>
      </p>
    </>
  )
}

/** The co-ownership of the sheet that led here; undefined otherwise. */
const useConcernee = () => {
  const { numero = '' } = Route.useSearch()
  const { data: f } = useQuery({
    ...queryOf('lireFicheAnnuaire')({ params: { id: numero } }, { silent: true }),
    enabled: numero !== '',
    retry: false,
  })
  return f
    ? {
        numeroImmatriculation: afficherNumero(f.numeroImmatriculation),
        adressePrincipale: f.adresse,
        nomCopropriete: f.nom,
      }
    : undefined
}

const Page = () => {
  const compte = useCompte()
  const concernee = useConcernee()
  const [choix, setChoix] = useState<ChoixReclamation | null>(null)
  const [envoi, setEnvoi] = useState<{ reference: string; email: string } | null>(null)
  return (
    <div className="rc-etroite">
      <h1 tabIndex={-1}>Écrire au teneur du registre</h1>
      {envoi ? (
        <Envoye {...envoi} />
      ) : (
        <>
          <p>
            La réponse est peut-être déjà dans l’<InternalLink href="/aide">aide</InternalLink>.
            Sinon, écrivez-nous : vous recevrez aussitôt une référence.
          </p>
          <TelephoneAide />
          {choix ? (
            <FormulaireContact
              choix={choix}
              compte={compte}
              concernee={concernee}
              onEnvoye={(reference, email) => {
                setEnvoi({ reference, email })
                document.querySelector<HTMLElement>('main h1')?.focus()
              }}
            />
          ) : (
            <div onFocus={() => void FormulaireContact.prevoir()}>
              <ChoixDemande compte={compte} onContinuer={setChoix} />
            </div>
          )}
        </>
      )}
    </div>
  )
}

export const Route = createFileRoute('/aide/formulaire')({
  staticData: {
    titre: 'Écrire au teneur du registre',
    rendu: true,
    fil: [{ label: 'Aide', href: '/aide' }],
  },
  validateSearch: (raw: Record<string, unknown>): { numero?: string | undefined } =>
    compact({ numero: asText(raw['numero'], 20) }),
  component: Page,
})

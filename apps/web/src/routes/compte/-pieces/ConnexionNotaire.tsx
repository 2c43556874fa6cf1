import { LABELS_MOTIF_CONNEXION_NOTAIRE, type MotifConnexionNotaire } from '@registre/domain'
import { Button, Alert, Section, Buttons } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useCommand } from '../../../lib/api/index.ts'
import type { Compte } from '../../../lib/session.ts'
import { adresseConnexionNotaire } from '../../../lib/visiteur.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

/** Why the notaries' sign-on brought nobody in. */
export const RefusConnexionNotaire = ({ motif }: { motif: MotifConnexionNotaire }) => (
  <div className="fr-mb-3w">
    <Alert
      severity={motif === 'annulee' ? 'info' : 'error'}
      title={motif === 'annulee' ? 'Connexion interrompue' : 'Vous n’êtes pas connecté'}
    >
      <p>{LABELS_MOTIF_CONNEXION_NOTAIRE[motif]}</p>
    </Alert>
  </div>
)

const ParCertificat = ({ onSignedIn }: { onSignedIn: (compte: Compte) => void }) => {
  const { data } = useQuery(queryOf('lireInfoCertificat')({}, { silent: true }))
  const ouvrir = useCommand('ouvrirSessionNotaire', { silent: true })
  const [refus, setRefus] = useState('')
  const nom = data?.present ? `${data.prenom} ${data.nom}`.trim() : ''
  if (!data?.present)
    return (
      <p>
        Un notaire est reconnu par son certificat, sans mot de passe. Insérez votre clé, rouvrez
        votre navigateur, puis choisissez votre certificat quand il vous le demande.
      </p>
    )
  return (
    <>
      <p>Votre certificat est reconnu{nom && ` : ${nom}`}.</p>
      <div role="alert">{refus && <p className="fr-error-text">{refus}</p>}</div>
      <Buttons>
        <Button
          kind="secondary"
          disabled={ouvrir.isPending}
          onClick={() =>
            ouvrir.mutate(undefined, {
              onSuccess: onSignedIn,
              onError: (error) => setRefus(error.message),
            })
          }
        >
          Me connecter avec mon certificat
        </Button>
        <InternalLink className="fr-btn fr-btn--tertiary" href="/compte/inscription">
          Créer mon compte
        </InternalLink>
      </Buttons>
    </>
  )
}

/**
 * The sign-on of the profession, where it is open: its provider knows the office and the person.
 */
const ParFournisseur = ({ retour }: { retour: string | undefined }) => {
  const { data } = useQuery(queryOf('lireAdressesClavis')({}, { silent: true }))
  if (!data?.notaires.actif) return null
  return (
    <>
      <p>
        Vous pouvez aussi vous identifier sans clé : le service d’authentification des notaires
        indique au registre votre nom et votre étude.
      </p>
      <Buttons>
        <a className="fr-btn fr-btn--secondary" href={adresseConnexionNotaire(retour)}>
          S’identifier avec {data.notaires.nom}
        </a>
        <a className="fr-btn fr-btn--tertiary" href={`${data.notaires.connexion}?autre=true`}>
          Utiliser un autre compte
        </a>
      </Buttons>
    </>
  )
}

/** For a notary, who signs in by its certificate or by the notaries' sign-on, without password. */
export const ConnexionNotaire = ({
  onSignedIn,
  retour,
}: {
  onSignedIn: (compte: Compte) => void
  retour: string | undefined
}) => {
  const { data: configuration } = useQuery({
    ...queryOf('lireConfiguration')({}, { silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Section title="Vous êtes notaire ?" className="rc-etroite">
      <ParCertificat onSignedIn={onSignedIn} />
      <ParFournisseur retour={retour} />
      {configuration?.demonstration && (
        <p>
          <InternalLink className="fr-link" href="/demo/certificats">
            Certificats de démonstration
          </InternalLink>
        </p>
      )}
    </Section>
  )
}

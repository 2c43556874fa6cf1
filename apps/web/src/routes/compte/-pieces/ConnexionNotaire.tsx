import { Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useCommand } from '../../../lib/api/index.ts'
import type { Compte } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

/** For a notary, who signs in by its certificate and without password. */
export const ConnexionNotaire = ({ onSignedIn }: { onSignedIn: (compte: Compte) => void }) => {
  const { data } = useQuery(queryOf('lireInfoCertificat')({}, { silent: true }))
  const { data: configuration } = useQuery({ ...queryOf('lireConfiguration')({}, { silent: true }), staleTime: Number.POSITIVE_INFINITY })
  const ouvrir = useCommand('ouvrirSessionNotaire', { silent: true })
  const [refus, setRefus] = useState('')
  const nom = data?.present ? `${data.prenom} ${data.nom}`.trim() : ''
  return (
    <Section title="Vous êtes notaire ?" className="rc-etroite">
      {data?.present ? (
        <>
          <p>Votre certificat est reconnu{nom && ` : ${nom}`}.</p>
          <div role="alert">{refus && <p className="fr-error-text">{refus}</p>}</div>
          <ul className="fr-btns-group fr-btns-group--inline-md">
            <li>
              <button
                type="button"
                className="fr-btn fr-btn--secondary"
                disabled={ouvrir.isPending}
                onClick={() => ouvrir.mutate(undefined, { onSuccess: onSignedIn, onError: (error) => setRefus(error.message) })}
              >
                Me connecter avec mon certificat
              </button>
            </li>
            <li>
              <InternalLink className="fr-btn fr-btn--tertiary" href="/compte/inscription">
                Créer mon compte
              </InternalLink>
            </li>
          </ul>
        </>
      ) : (
        <p>
          Un notaire est reconnu par son certificat, sans mot de passe. Insérez votre clé, rouvrez votre navigateur, puis choisissez votre certificat quand il
          vous le demande.
        </p>
      )}
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

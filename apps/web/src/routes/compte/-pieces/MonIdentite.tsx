import {
  identiteEtatDe,
  type IssueLien,
  LABELS_IDENTITE_ETAT,
  phraseIssueLien,
} from '@registre/domain'
import { Alert, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { LierIdentite, useIdentites } from '../../../components/compte/Identite.tsx'
import { BoutonConfirme } from '../../../components/Confirmation.tsx'
import { queryOf } from '../../../lib/api/index.ts'
import { formatInstant } from '../../../lib/format.ts'
import { notify } from '../../../lib/notifications.ts'
import type { Compte } from '../../../lib/session.ts'

/** FranceConnect or ProConnect, beside the password of one's account: added, seen, removed. */
export const MonIdentite = ({ compte, lien }: { compte: Compte; lien: IssueLien | undefined }) => {
  const acces = identiteEtatDe(compte.profil)
  const ouvertes = useIdentites()
  const { data } = useQuery(queryOf('lireFacteurs')({}))
  if (acces === null || !data || (data.identite === null && !ouvertes.includes(acces))) return null
  const nom = LABELS_IDENTITE_ETAT[acces]
  return (
    <Section title={nom}>
      {lien && (
        <Alert
          severity={lien === 'liee' ? 'success' : 'warning'}
          title={lien === 'liee' ? 'C’est fait' : 'Rien n’a été lié'}
          className="fr-mb-3w"
        >
          <p>{phraseIssueLien(acces, lien)}</p>
        </Alert>
      )}
      {data.identite === null ? (
        <>
          <p>
            Liez votre compte à {nom} pour l’ouvrir sans votre mot de passe. Le registre ne garde
            que le lien, rien de ce que {nom} dit de vous.
          </p>
          <LierIdentite acces={acces} retour={undefined} />
        </>
      ) : (
        <>
          <p>
            {nom} ouvre votre compte depuis le {formatInstant(data.identite.creeLe)}.
          </p>
          <BoutonConfirme
            bouton={`Retirer ${nom}`}
            titre={`Retirer ${nom} ?`}
            confirmer="Retirer"
            operation="retirerCle"
            args={{ params: { id: data.identite.fournisseur } }}
            invalidates={['lireFacteurs', 'listerMesSessions']}
            onFait={() => notify('success', `${nom} n’ouvre plus votre compte.`)}
          >
            <p>
              Vous vous connecterez avec votre mot de passe. Vos autres sessions seront fermées.
            </p>
          </BoutonConfirme>
        </>
      )}
    </Section>
  )
}

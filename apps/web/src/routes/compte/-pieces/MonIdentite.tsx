import {
  type IdentiteEtat,
  identiteEtatDe,
  type IssueLien,
  LABELS_IDENTITE_ETAT,
  phraseIssueLien,
  type Profil,
} from '@registre/domain'
import { Alert, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { LierIdentite, useIdentites } from '../../../components/compte/Identite.tsx'
import { BoutonConfirme } from '../../../components/Confirmation.tsx'
import { queryOf } from '../../../lib/api/index.ts'
import { formatInstant } from '../../../lib/format.ts'
import { notify } from '../../../lib/notifications.ts'

/** What came of a link, said at the top of the screen: the person comes back to it. */
export const AvisLien = ({ profil, lien }: { profil: Profil; lien: IssueLien }) => {
  const acces = identiteEtatDe(profil)
  if (acces === null) return null
  const liee = lien === 'liee'
  return (
    <Alert
      severity={liee ? 'success' : 'warning'}
      title={liee ? 'C’est fait' : 'Rien n’a été lié'}
      className="fr-mb-3w"
    >
      <p>{phraseIssueLien(acces, lien)}</p>
    </Alert>
  )
}

const Identite = ({ acces }: { acces: IdentiteEtat }) => {
  const ouvertes = useIdentites()
  const { data } = useQuery(queryOf('lireFacteurs')({}))
  if (!data || (data.identite === null && !ouvertes.includes(acces))) return null
  const nom = LABELS_IDENTITE_ETAT[acces]
  return (
    <Section title={nom}>
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

/** FranceConnect or ProConnect, beside the password of one's account: added, seen, removed. */
export const MonIdentite = ({ profil }: { profil: Profil }) => {
  const acces = identiteEtatDe(profil)
  return acces && <Identite acces={acces} />
}

import {
  identiteEtatDe,
  ISSUES_LIEN,
  type IssueLien,
  LABELS_IDENTITE_ETAT,
  LABELS_MOTIF_LETTRE,
  type MotifLettre,
  phraseIssueLien,
  type Profil,
} from '@registre/domain'
import { Alert, Section } from '@registre/ui'
import { LierIdentite, useIdentites } from '../../../components/compte/Identite.tsx'

const estIssue = (lien: string): lien is IssueLien => ISSUES_LIEN.some((i) => i === lien)

const CE_QUI_EST_COMPARE = {
  franceconnect:
    'Si les nom et prénoms que donne FranceConnect sont ceux du représentant déclaré, votre compte est activé aussitôt.',
  proconnect:
    'Votre compte est activé aussitôt si ProConnect certifie que vous dirigez l’entreprise, ou si l’annuaire des entreprises vous y nomme. Travailler dans l’entreprise ne suffit pas.',
} as const

/** Instead of the posted code, where the register opens it: what it asks, and what came of it. */
export const ActiverParIdentite = ({
  profil,
  lien,
  retour,
}: {
  profil: Profil
  lien: IssueLien | MotifLettre | 'activee' | undefined
  retour: string | undefined
}) => {
  const acces = identiteEtatDe(profil)
  const ouvertes = useIdentites()
  if (acces === null || !ouvertes.includes(acces)) return null
  const nom = LABELS_IDENTITE_ETAT[acces]
  return (
    <Section title="Sans attendre le courrier">
      {lien && lien !== 'activee' && (
        <Alert severity="warning" title="Le code du courrier reste nécessaire" className="fr-mb-3w">
          <p>
            {estIssue(lien)
              ? phraseIssueLien(acces, lien)
              : `Votre compte n’a pas pu être activé par ${nom} : ${LABELS_MOTIF_LETTRE[lien]}. Saisissez le code du courrier qui vous a été envoyé.`}
          </p>
        </Alert>
      )}
      <p>{CE_QUI_EST_COMPARE[acces]} En cas de doute, le code du courrier reste nécessaire.</p>
      <LierIdentite acces={acces} retour={retour} />
    </Section>
  )
}

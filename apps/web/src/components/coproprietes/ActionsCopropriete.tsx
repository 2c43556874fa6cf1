import { isTeneur } from '@registre/domain'
import { formatNumero } from '../../lib/format.ts'
import { useCompte } from '../../lib/session.ts'
import { useEcranExiste } from '../../shell/ecrans.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { lienBrouillon, lienFiche, lienMiseAJour, lienParcelles } from './liens.ts'
import { SupprimerBrouillon } from './SupprimerBrouillon.tsx'

export interface LigneAgissable {
  id: number
  nom: string
  numeroImmatriculation: string | null
  idDeclaration: number | null
  actions: readonly string[]
  /** False: the place is not on the map, and may be mended. */
  geolocalisee?: boolean
}

/** The screen that each allowed verb opens. A verb without a screen yet is not offered. */
const ECRANS: Record<
  string,
  { label: string; href: (ligne: LigneAgissable) => string; ecran: string }
> = {
  'enregistrer-etape': {
    label: 'Reprendre',
    href: (l) => lienBrouillon(l.idDeclaration ?? 0),
    ecran: '/immatriculer-copropriete/recapitulatif',
  },
  'repondre-precisions': {
    label: 'Répondre',
    href: (l) => lienBrouillon(l.idDeclaration ?? 0),
    ecran: '/immatriculer-copropriete/recapitulatif',
  },
  corriger: {
    label: 'Corriger',
    href: (l) => lienBrouillon(l.idDeclaration ?? 0),
    ecran: '/immatriculer-copropriete/recapitulatif',
  },
  'demander-rattachement': {
    label: 'Se rattacher',
    href: (l) => `/rattacher-une-copropriete/edit?numero=${l.numeroImmatriculation ?? ''}`,
    ecran: '/rattacher-une-copropriete/edit',
  },
  'suivre-rattachement': {
    label: 'Suivre la demande',
    href: () => '/rattacher-une-copropriete',
    ecran: '/rattacher-une-copropriete',
  },
  'mettre-a-jour-annuelle': {
    label: 'Mise à jour annuelle',
    href: (l) => lienMiseAJour(l.id, 'ANNUELLE'),
    ecran: '/copropriete/mettre-a-jour',
  },
  'mettre-a-jour-standard': {
    label: 'Mise à jour standard',
    href: (l) => lienMiseAJour(l.id, 'STANDARD'),
    ecran: '/copropriete/mettre-a-jour',
  },
  'modifier-immatriculation': {
    label: 'Modifier les données',
    href: (l) => lienMiseAJour(l.id, 'MODIFICATION_ADMIN'),
    ecran: '/copropriete/mettre-a-jour',
  },
  'renouveler-mandat': {
    label: 'Renouveler',
    href: (l) => `/copropriete/renouveler-un-mandat?id=${l.id}`,
    ecran: '/copropriete/renouveler-un-mandat',
  },
  'declarer-successeur': {
    label: 'Déclarer un successeur',
    href: (l) => `/copropriete/declarer-un-successeur?id=${l.id}`,
    ecran: '/copropriete/declarer-un-successeur',
  },
  'declarer-dissolution': {
    label: 'Dissoudre',
    href: (l) => `/copropriete/declarer-une-dissolution?id=${l.id}`,
    ecran: '/copropriete/declarer-une-dissolution',
  },
}
const LOCALISER = 'localiser'
const DRAFT_VERBS = new Set(['enregistrer-etape', 'repondre-precisions', 'corriger'])

/** The verb that a list is for: its link stands beside "Consulter". */
const VERBE_DU_FILTRE: Record<string, string> = {
  annuelle: 'mettre-a-jour-annuelle',
  standard: 'mettre-a-jour-standard',
  'mandat-expire': 'renouveler-mandat',
  'renouveler-mandat': 'renouveler-mandat',
  'declare-new-successor': 'declarer-successeur',
  dissolution: 'declarer-dissolution',
  coproNonGeolocalisees: LOCALISER,
}
/** From so many on, a row folds the gestures that its list is not for. */
const LIENS_A_PLIER = 3

const useOffres = (ligne: LigneAgissable): { verbe: string; label: string; href: string }[] => {
  const existe = useEcranExiste()
  const compte = useCompte()
  // A keeper corrects what it sees; a notary that modifies its own registration does not place it
  // on the map by itself.
  const localise =
    ligne.actions.includes('mettre-a-jour-standard') ||
    (compte !== null &&
      isTeneur(compte.profil) &&
      ligne.actions.includes('modifier-immatriculation'))
  const offres = ligne.actions.flatMap((verbe) => {
    const action = ECRANS[verbe]
    return action &&
      existe(action.ecran) &&
      (!DRAFT_VERBS.has(verbe) || ligne.idDeclaration !== null)
      ? [{ verbe, label: action.label, href: action.href(ligne) }]
      : []
  })
  return ligne.geolocalisee === false && localise
    ? [...offres, { verbe: LOCALISER, label: 'Localiser', href: lienParcelles(ligne.id) }]
    : offres
}

/**
 * What can be done on a co-ownership now, by the verbs that the server allows; in a list of one
 * filter, its own verb first. `enMenu`, where the row itself leads to the sheet: the others are
 * folded, however few.
 */
export const ActionsCopropriete = ({
  ligne,
  enMenu = false,
  filtre = '',
  retour,
}: {
  ligne: LigneAgissable
  enMenu?: boolean
  filtre?: string
  /** The list to come back to once the mandate is renewed. */
  retour?: string
}) => {
  // Two of one firm may have one name: the number tells them apart.
  const numero = ligne.numeroImmatriculation && formatNumero(ligne.numeroImmatriculation)
  const nom = [ligne.nom, numero].filter(Boolean).join(', ') || `n° ${ligne.id}`
  const offres = useOffres(ligne)
  const plie = enMenu || offres.length >= LIENS_A_PLIER
  const premier = offres.find(({ verbe }) => verbe === VERBE_DU_FILTRE[filtre])
  const liens = (choisies: typeof offres) =>
    choisies.map(({ verbe, label, href }) => (
      <InternalLink
        key={verbe}
        className="fr-link fr-link--sm"
        href={
          verbe === 'renouveler-mandat' && retour !== undefined
            ? `${href}&${new URLSearchParams({ retour })}`
            : href
        }
      >
        {label}
        <span className="fr-sr-only"> : {nom}</span>
      </InternalLink>
    ))
  const reste = plie ? offres.filter((o) => o !== premier) : []
  const supprimer = ligne.actions.includes('supprimer-brouillon') &&
    ligne.idDeclaration !== null && (
      <SupprimerBrouillon idDeclaration={ligne.idDeclaration} nom={ligne.nom} />
    )
  return (
    <div className="rc-actions">
      {!enMenu &&
        !ligne.actions.includes('enregistrer-etape') &&
        !ligne.actions.includes('suivre-rattachement') && (
          <InternalLink className="fr-link fr-link--sm" href={lienFiche(ligne.id)}>
            Consulter<span className="fr-sr-only"> {nom}</span>
          </InternalLink>
        )}
      {liens(plie ? offres.filter((o) => o === premier) : offres)}
      {(reste.length > 0 || (enMenu && supprimer)) && (
        <details className="rc-plus">
          <summary>
            {enMenu ? <span aria-hidden="true">⋯</span> : 'Autres actions'}
            <span className="fr-sr-only">
              {enMenu && 'Actions'} sur {nom}
            </span>
          </summary>
          <div className="rc-plus__liste">
            {liens(reste)}
            {enMenu && supprimer}
          </div>
        </details>
      )}
      {!enMenu && supprimer}
    </div>
  )
}

/** What ends a co-ownership comes after all the rest. */
const ENFIN = 'declarer-dissolution'
/** What is asked for comes before what may be done. */
const DABORD = [
  'repondre-precisions',
  'corriger',
  'enregistrer-etape',
  'mettre-a-jour-annuelle',
  'modifier-immatriculation',
  'demander-rattachement',
  'suivre-rattachement',
]

/**
 * The same at the head of a sheet: the act that is due (a mandate about to end first) as a button,
 * the others as links. Nothing where nothing may be done.
 */
export const ActesEnTete = ({
  ligne,
  finProche,
}: {
  ligne: LigneAgissable
  finProche: boolean
}) => {
  const offres = useOffres(ligne).toSorted(
    (a, b) => Number(a.verbe === ENFIN) - Number(b.verbe === ENFIN),
  )
  const ordre = finProche ? ['renouveler-mandat', ...DABORD] : DABORD
  const premier = ordre.flatMap((verbe) => offres.filter((o) => o.verbe === verbe))[0] ?? offres[0]
  const suivants = offres.filter((o) => o !== premier)
  // A draft that may no longer be sent may still be deleted.
  const brouillon = ligne.actions.includes('supprimer-brouillon') ? ligne.idDeclaration : null
  return (
    <>
      {premier && (
        <InternalLink className="fr-btn" href={premier.href}>
          {premier.verbe === 'renouveler-mandat' ? 'Renouveler le mandat' : premier.label}
        </InternalLink>
      )}
      {(suivants.length > 0 || brouillon !== null) && (
        <ul className="fr-raw-list rc-actions">
          {suivants.map(({ verbe, label, href }) => (
            <li key={verbe}>
              <InternalLink className="fr-link fr-link--sm" href={href}>
                {label}
              </InternalLink>
            </li>
          ))}
          {brouillon !== null && (
            <li>
              <SupprimerBrouillon idDeclaration={brouillon} nom={ligne.nom} />
            </li>
          )}
        </ul>
      )}
    </>
  )
}

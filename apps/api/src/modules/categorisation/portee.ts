import {
  type AccesCategorisation,
  LABELS_NIVEAU_GEOGRAPHIQUE,
  type Maille,
  NIVEAU_DES_MIENNES,
  type Portee,
  PORTEES,
  REGIONS_METROPOLE,
  refusDuChamp,
} from '@registre/domain'
import type { RechercheCategorisation } from './recherche.ts'
import type { Demandeur } from './qui.ts'
import {
  estDuTerritoire,
  sienne,
  type Territoire,
  titreDeZone,
  nomDeZone,
  type Zone,
  zoneExiste,
  zonesAutour,
} from './zones.ts'

/** A scope as the search runs it. */
export interface Lieu {
  /** Any of them; none: the whole country. All of one level. */
  zones: readonly Zone[]
  /** Where results are regrouped. */
  maille: Maille
  /** Read by people: « Isère (département) ». */
  titre: string
  acces: AccesCategorisation
  /** With the complete access: nothing outside of it is read, whatever the scope. */
  territoire: Zone | null
}

const faute = (champ: string, message: string) =>
  refusDuChamp(champ, 'format', message, 'requete-invalide')
const MAX_NOMMEES = 3

const zonesMiennes = (niveau: Maille, territoire: Territoire | null): Zone[] => {
  const code = territoire ? sienne(territoire, niveau) : undefined
  if (code === undefined)
    throw faute(
      'portee.portee',
      'Cette portée est celle des institutions qui ont un territoire de ce niveau : choisissez-en une autre.',
    )
  return [{ niveau, code }]
}

const parentDe = ({ parent }: Portee, code: string): Zone => {
  if (parent === null) throw new Error('this scope has no parent')
  const zone = { niveau: parent, code: code.toUpperCase() }
  if (!zoneExiste(zone))
    throw faute(
      'portee.parent',
      `${LABELS_NIVEAU_GEOGRAPHIQUE[parent]} : choisissez un territoire de la liste.`,
    )
  return zone
}

const elementsDe = (codes: readonly string[], niveau: Maille, parent: Zone | null): Zone[] =>
  codes.map((code) => {
    const zone = { niveau, code: code.toUpperCase() }
    if (!zoneExiste(zone)) throw faute('portee.elements', `Le territoire « ${code} » n’existe pas.`)
    if (parent && !zonesAutour(zone, parent.niveau).includes(parent.code))
      throw faute('portee.elements', `${titreDeZone(zone)} n’est pas dans ${titreDeZone(parent)}.`)
    return zone
  })

const zonesDe = (
  { portee: code, parent, elements }: RechercheCategorisation['portee'],
  territoire: Territoire | null,
): Zone[] => {
  const portee: Portee = PORTEES[code]
  const choisissable = !portee.mien && code !== 'NATIONAL' && code !== 'METROPOLE'
  if (!choisissable && elements.length > 0)
    throw faute('portee.elements', 'Cette portée ne se restreint pas : choisissez-en une autre.')
  if (portee.parent === null && parent !== '')
    throw faute('portee.parent', 'Cette portée ne demande pas de territoire.')
  const mienne = NIVEAU_DES_MIENNES[code]
  if (mienne) return zonesMiennes(mienne, territoire)
  if (code === 'METROPOLE') return REGIONS_METROPOLE.map((r) => ({ niveau: 'REGION', code: r }))
  const autour = portee.parent === null ? null : parentDe(portee, parent)
  if (elements.length > 0) return elementsDe(elements, portee.maille, autour)
  return autour ? [autour] : []
}

const titreDe = (zones: readonly Zone[], portee: Portee): string => {
  const [premiere, ...autres] = zones
  if (!premiere || portee === PORTEES.METROPOLE)
    return portee.parent === null && !portee.mien && zones.length === 0
      ? PORTEES.NATIONAL.label
      : portee.label
  if (autres.length === 0) return titreDeZone(premiere)
  const nommees = zones.slice(0, MAX_NOMMEES).map(nomDeZone).join(', ')
  return zones.length > MAX_NOMMEES ? `${nommees} et ${zones.length - MAX_NOMMEES} autres` : nommees
}

/**
 * Reads a scope for whoever asks. An institution sees everything where the scope is its own
 * territory, published facts elsewhere; a keeper everything; anybody else published facts. Throws
 * `requete-invalide` with the field at fault.
 */
export const lireLieu = (recherche: RechercheCategorisation, demandeur: Demandeur): Lieu => {
  const portee: Portee = PORTEES[recherche.portee.portee]
  const territoire = demandeur.genre === 'INSTITUTION' ? demandeur.institution : null
  const zones = zonesDe(recherche.portee, territoire)
  const chezSoi =
    territoire !== null &&
    (territoire.niveau === 'NATIONAL' ||
      (zones.length > 0 && zones.every((z) => estDuTerritoire(z, territoire))))
  const complet = demandeur.genre === 'TENEUR' || chezSoi
  return {
    zones,
    maille: portee.maille,
    titre: titreDe(zones, portee),
    acces: complet ? 'COMPLET' : 'PUBLIC',
    territoire:
      complet && territoire && territoire.niveau !== 'NATIONAL'
        ? { niveau: territoire.niveau, code: territoire.code }
        : null,
  }
}

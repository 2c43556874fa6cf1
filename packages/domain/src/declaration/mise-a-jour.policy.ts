import { estDeLEtablissement, peutAgir } from '../acces/acteur.ts'
import type { Acteur } from '../acces/acteur.ts'
import { isAdminTeneur, isNotaireImmatriculant, isTeledeclarant } from '../acces/profils.ts'
import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import type { TypeMaj } from './declaration.enums.ts'
import type { CoproprieteVue } from '../copropriete/copropriete.policy.ts'

/** The updates that a person opens; unapproved accounts are declared within an annual one. */
export const TYPES_MAJ_OUVRABLES = ['ANNUELLE', 'STANDARD', 'MODIFICATION_ADMIN'] as const
export type TypeMajOuvrable = (typeof TYPES_MAJ_OUVRABLES)[number]

/** The kind under which an update was opened. */
export const typeOuvert = (typeMaj: TypeMaj | null): TypeMajOuvrable => {
  if (typeMaj === 'MODIFICATION_ADMIN') return typeMaj
  return typeMaj === 'ANNUELLE' || typeMaj === 'COMPTESNONAPPROUVES' ? 'ANNUELLE' : 'STANDARD'
}

/** An update is its house's; a keeper administrator's is the keeper administrators'. */
export const peutVoirMiseAJour = (
  acteur: Acteur,
  miseAJour: { typeMaj: TypeMaj | null; auteurTeledeclarantId: number },
): boolean =>
  miseAJour.typeMaj === 'MODIFICATION_ADMIN'
    ? isAdminTeneur(acteur.profil)
    : estDeLEtablissement(acteur, miseAJour.auteurTeledeclarantId)

/** How an update takes effect: at once, or when the successor of its author has accepted it. */
export type VoieMiseAJour = 'directe' | 'a-accepter'

const SANS_SYNDIC: readonly EtatCopropriete[] = [
  'IMMATRICULEE_A_RATTACHER',
  'IMMATRICULEE_RATTACHEMENT_A_CONFIRMER',
]
const MODIFIABLES: readonly EtatCopropriete[] = [
  ...SANS_SYNDIC,
  'IMMATRICULEE_RATTACHEE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE',
  'FUTUR',
]

const parSyndic = (
  acteur: Acteur,
  copropriete: CoproprieteVue,
  type: 'ANNUELLE' | 'STANDARD',
): VoieMiseAJour | null => {
  const { etat, syndicCourant = null, predecesseurs = [], syndicsRattaches } = copropriete
  if (etat === 'IMMATRICULEE_RATTACHEMENT_EXPIRE') {
    const dernier =
      syndicCourant === null
        ? syndicsRattaches.some((id) => estDeLEtablissement(acteur, id))
        : estDeLEtablissement(acteur, syndicCourant)
    return dernier && peutAgir(acteur, `MAJ_COPROPRIETE_${type}_EXPIRE`) ? 'directe' : null
  }
  if (etat !== 'IMMATRICULEE_RATTACHEE' || !peutAgir(acteur, `MAJ_COPROPRIETE_${type}`)) return null
  if (estDeLEtablissement(acteur, syndicCourant)) return 'directe'
  return predecesseurs.some((id) => estDeLEtablissement(acteur, id)) ? 'a-accepter' : null
}

/**
 * How this person may update a registered co-ownership, null when it may not: the syndic in office,
 * the last one when the mandate expired, its predecessor for a year under its acceptance; the
 * notary who registered it, before any syndic; a keeper administrator.
 */
export const voieMiseAJour = (
  acteur: Acteur,
  copropriete: CoproprieteVue,
  type: TypeMajOuvrable,
): VoieMiseAJour | null => {
  if (type === 'MODIFICATION_ADMIN') {
    const admin = isAdminTeneur(acteur.profil) && peutAgir(acteur, 'ENREGISTRER_MODIFICATIONS')
    return admin && MODIFIABLES.includes(copropriete.etat) ? 'directe' : null
  }
  if (isTeledeclarant(acteur.profil)) return parSyndic(acteur, copropriete, type)
  return type === 'STANDARD' && peutModifierNotaire(acteur, copropriete) ? 'directe' : null
}

/**
 * The event of the co-ownership that an update is: a syndic's, or a modification by the notary or a
 * keeper.
 */
export const evenementMiseAJour = (
  etat: EtatCopropriete,
  typeMaj: TypeMaj,
): 'mettre-a-jour' | 'modifier-immatriculation' =>
  typeMaj === 'MODIFICATION_ADMIN' || SANS_SYNDIC.includes(etat)
    ? 'modifier-immatriculation'
    : 'mettre-a-jour'

/** The notary's own registration, as long as no syndic is attached. */
export const peutModifierNotaire = (acteur: Acteur, copropriete: CoproprieteVue): boolean =>
  isNotaireImmatriculant(acteur.profil) &&
  peutAgir(acteur, 'MAJ_COPROPRIETE_STANDARD') &&
  estDeLEtablissement(acteur, copropriete.auteurTeledeclarantId) &&
  SANS_SYNDIC.includes(copropriete.etat)

/** Accept or set aside what the predecessor filed: the syndic in office. */
export const peutJugerPredecesseur = (acteur: Acteur, copropriete: CoproprieteVue): boolean =>
  copropriete.etat === 'IMMATRICULEE_RATTACHEE' &&
  estDeLEtablissement(acteur, copropriete.syndicCourant ?? null) &&
  peutAgir(acteur, 'VALIDER_DECLA_PREDECESSEUR')

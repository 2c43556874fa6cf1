import { type Acteur, peutAgir } from '../acces/acteur.ts'
import { niveauDe } from '../utilisateur/niveaux.ts'
import { isNotaire, isTeneur, type Profil } from '../acces/profils.ts'
import { can, next } from '../kernel/machine.ts'
import { STATUTS_PAR_TYPE } from './teledeclarant.labels.ts'
import type { StatutTeledeclarant, TypeTeledeclarant } from './teledeclarant.enums.ts'
import { type EvenementTeledeclarant, machineTeledeclarant } from './teledeclarant.machine.ts'

/** Keepers alone search declarants and read their file, with LST_ and LIRE_TELEDECLARANT. */
export const peutListerTeledeclarants = (acteur: Acteur): boolean =>
  isTeneur(acteur.profil) && peutAgir(acteur, 'LST_TELEDECLARANT')

/** EDITER_TELEDECLARANT, on a declarant that is not deleted; never in another's place. */
export const peutModifierTeledeclarant = (acteur: Acteur, statut: StatutTeledeclarant): boolean =>
  !acteur.emprunte && statut !== 'SUPPRIME' && peutAgir(acteur, 'EDITER_TELEDECLARANT')

/**
 * SUPPRIMER_TELEDECLARANT, in a state that may be deleted. The caller looks for mandates and
 * requests.
 */
export const peutSupprimerTeledeclarant = (acteur: Acteur, statut: StatutTeledeclarant): boolean =>
  !acteur.emprunte &&
  can(machineTeledeclarant, statut, 'supprimer') &&
  peutAgir(acteur, 'SUPPRIMER_TELEDECLARANT')

/** What a keeper may do to a status by the file of a declarant; a deletion has its own call. */
const EVENEMENTS_DU_TENEUR = [
  'activer',
  'redemander-activation',
] as const satisfies readonly EvenementTeledeclarant[]

/**
 * The statuses that a keeper may leave to, or give, a declarant of this type: the present one first
 * (machine, then statuses of the type).
 */
export const statutsPossibles = (
  type: TypeTeledeclarant,
  statut: StatutTeledeclarant,
): StatutTeledeclarant[] => [
  statut,
  ...EVENEMENTS_DU_TENEUR.filter((e) => can(machineTeledeclarant, statut, e))
    .map((e) => next(machineTeledeclarant, statut, e))
    .filter((vers) => vers !== statut && STATUTS_PAR_TYPE[type].includes(vers)),
]

/**
 * The event behind a keeper's choice of status. Null when the choice is not one of
 * `statutsPossibles`.
 */
export const evenementVersStatut = (
  de: StatutTeledeclarant,
  vers: StatutTeledeclarant,
): (typeof EVENEMENTS_DU_TENEUR)[number] | null =>
  EVENEMENTS_DU_TENEUR.find(
    (e) => can(machineTeledeclarant, de, e) && next(machineTeledeclarant, de, e) === vers,
  ) ?? null

/**
 * Types that a declarant may be corrected to, the present one first: a syndic becomes a volunteer,
 * an office stays an office.
 */
export const typesPossibles = (type: TypeTeledeclarant): TypeTeledeclarant[] =>
  type === 'PRO'
    ? ['PRO', 'NON_PRO']
    : type === 'NON_PRO'
      ? ['NON_PRO', 'PRO']
      : type === 'AUTRE'
        ? ['AUTRE', 'PRO', 'NON_PRO']
        : [type]

/**
 * The profile of an account whose declarant changes between syndic and volunteer: the same level,
 * in the other family.
 */
export const profilApresChangementDeType = (profil: Profil, type: TypeTeledeclarant): Profil => {
  const famille = type === 'PRO' ? 'TELE_PRO' : type === 'NON_PRO' ? 'TELE_NONPRO' : null
  if (famille === null || !profil.startsWith('TELE_')) return profil
  const fin = {
    ADMIN_PRINCIPAL: 'ADMIN_PRINC',
    ADMIN_SECONDAIRE: 'ADMIN_SECOND',
    GESTIONNAIRE: 'GESTION',
  } as const
  return `${famille}_${fin[niveauDe(profil)]}`
}

/** A main account whose place a keeper may take: of an active declarant or office. */
export const compteEmpruntable = (profil: Profil, statut: StatutTeledeclarant): boolean =>
  statut === 'ACTIF' && (profil.startsWith('TELE_') || isNotaire(profil))

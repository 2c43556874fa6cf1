import { isTeledeclarant, RegisterError } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { publicationRefusee as lirePublicationRefusee } from '../projections/controler-compte.ts'
import { compterIndicateurs, compterTableauDeBord } from './compteurs.repository.ts'

const SEMAINES = 52
/** One decimal is what people read. */
const parSemaine = (nombre: number): number => Math.round((nombre / SEMAINES) * 10) / 10

/**
 * The syndic's board (specification 1, "Syndic board counts: default 0"). Throws
 * `acces-non-autorise` for who is no declarant.
 */
export const lireTableauDeBordSyndic = async (ctx: Ctx) => {
  const { teledeclarantId, profil } = acteurOf(ctx)
  if (!isTeledeclarant(profil)) throw new RegisterError('acces-non-autorise')
  const row =
    teledeclarantId === null
      ? undefined
      : await compterTableauDeBord(ctx.deps.db, teledeclarantId, today(ctx.deps.clock))
  return {
    nbCoproImmatriculees: row?.immatriculees ?? 0,
    nbMandatsExpires: row?.expires ?? 0,
    nbMajAFaire: row?.maj_a_faire ?? 0,
    nbCoproNonGeolocalisees: row?.non_geolocalisees ?? 0,
    nbBrouillons: row?.brouillons ?? 0,
    nbPrecisionsDemandees: row?.precisions ?? 0,
  }
}

/**
 * The keepers' indicators: what is registered, what waits, what is late (specification 1, "Keeper
 * indicators").
 */
export const lireIndicateurs = async (ctx: Ctx) => {
  const { db, clock } = ctx.deps
  const [r, publicationRefusee] = await Promise.all([
    compterIndicateurs(db, today(clock)),
    lirePublicationRefusee(db),
  ])
  if (!r) throw new Error('the indicators gave no row')
  return {
    nbCoproImmatriculees: r.immatriculees,
    moyenneImmatHebdo: parSemaine(r.immat_52),
    nbTeledeclarants: r.teledeclarants,
    moyenneRattachementHebdo: parSemaine(r.rattachements_52),
    nbUtilisateurs: r.utilisateurs,
    nbTelechargementDonneesBrutes: r.donnees_brutes,
    topEchelleGeographique: r.echelle,
    nbTelechargementRapportBo: r.rapports_bo,
    nbMajParAnnee: r.maj_annee,
    nbMajParMois: r.maj_mois,
    demandesImmatEnCours: r.immat,
    demandesImmatHorsDelai: r.immat_retard,
    demandesRattachementEnCours: r.ratt,
    demandesRattachementHorsDelai: r.ratt_retard,
    demandesDissolutionEnCours: r.diss,
    demandesDissolutionHorsDelai: r.diss_retard,
    nbDoublons: r.doublons,
    nbDoublonsHorsDelais: r.doublons_retard,
    publicationRefusee,
  }
}

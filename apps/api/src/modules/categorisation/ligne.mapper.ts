import type { contract, HandlerOutput } from '@registre/contract'
import {
  type AccesCategorisation,
  classeDe,
  type EtatMandat,
  INDICATEURS,
  indicateursPour,
  LABELS_PERIODE_CONSTRUCTION,
  PERIODES_CONSTRUCTION,
  TYPES_SYNDIC_FICHE,
  keysOf,
} from '@registre/domain'
import type { LigneRow } from './categorisation.repository.ts'
import { versIdentite } from '../projections/identite.ts'

export type LigneVue = HandlerOutput<(typeof contract)['chercherCategorisation']>['lignes'][number]

const MANDATS: Partial<Record<EtatMandat, string>> = {
  EN_COURS: 'En cours',
  A_VENIR: 'À venir',
  EXPIRE: 'Expiré',
}
export const libelleMandat = (etat: EtatMandat | null): string => (etat && MANDATS[etat]) ?? 'Aucun'

export const libellePeriode = (code: string | null): string => {
  const connue = PERIODES_CONSTRUCTION.find((p) => p === code)
  return connue ? LABELS_PERIODE_CONSTRUCTION[connue] : LABELS_PERIODE_CONSTRUCTION.NON_CONNUE
}
export const libelleSyndic = (type: string): string =>
  TYPES_SYNDIC_FICHE[keysOf(TYPES_SYNDIC_FICHE).find((connu) => connu === type) ?? 'NON_CONNU']

/** The labels of the signs that were found, in the order of the rule. */
export const signesDe = (points: readonly number[], acces: AccesCategorisation): string[] =>
  indicateursPour(acces).flatMap((code, i) => (points[i] ? [INDICATEURS[code].label] : []))

/** A row as the screen shows it: the signs, and the class that they make for who may know it. */
export const versLigne = (r: LigneRow, acces: AccesCategorisation): LigneVue => {
  const complet = acces === 'COMPLET'
  const points = r.points.reduce((somme, p) => somme + p, 0)
  return {
    ...versIdentite(r),
    codeDepartement: r.code_departement,
    idRegion: Number(r.code_region) || 0,
    nombreLots: r.nb_lots,
    nombreLotsPrincipaux: r.nb_lots_principaux,
    periodeConstruction: libellePeriode(r.periode_construction),
    typeSyndic: libelleSyndic(r.type_syndic),
    mandat: libelleMandat(r.etat_mandat),
    dateDerniereMaj: r.date_derniere_maj,
    classe: complet ? classeDe(points, acces) : null,
    points: complet ? points : null,
    signes: indicateursPour(acces).flatMap((indicateur, i) =>
      r.points[i] ? [{ indicateur, points: complet ? r.points[i] : null }] : [],
    ),
    complet: complet
      ? {
          tauxImpayes: r.taux_impayes,
          tauxDettes: r.taux_dettes,
          chargesParLot: r.charges_par_lot,
          partEtiquettesFG: r.part_fg,
          arretes: r.arretes === true,
          difficulte: r.difficulte === true,
          planTravaux: r.ppt === true,
        }
      : null,
  }
}

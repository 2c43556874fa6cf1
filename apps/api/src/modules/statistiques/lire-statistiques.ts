import type { HandlerInput, statistiques } from '@registre/contract'
import { FORMATS_RAPPORT, libelleTrimestre, RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { listerDepartements } from '../geographie/territoires.ts'
import { depuisLaPremiere, nomRapport } from './etablir-rapport.ts'
import {
  lireFigures,
  lireFiguresDepartements,
  listerRapports,
  listerTrimestres,
  type TrimestreRow,
} from './statistiques.repository.ts'
import { nommerTerritoire } from './territoire-statistique.ts'

type Demande = HandlerInput<(typeof statistiques)['lireStatistiques']>['query']
type DemandeCarte = HandlerInput<(typeof statistiques)['lireCarteStatistiques']>['query']

/** A quarter as the contract tells it. */
export const versTrimestre = ({
  annee,
  trimestre,
  arrete_le,
  provisoire,
  reconstitue,
}: TrimestreRow) => ({
  annee,
  trimestre,
  libelle: libelleTrimestre({ annee, trimestre }),
  arreteLe: arrete_le,
  provisoire,
  reconstitue,
})

/**
 * The quarter asked for, the newest when none is; null when nothing was counted yet. Throws
 * `introuvable` for a quarter that was not.
 */
const choisir = (
  trimestres: readonly TrimestreRow[],
  { annee, trimestre }: DemandeCarte,
): TrimestreRow | null => {
  if (annee === undefined && trimestre === undefined) return trimestres[0] ?? null
  const choisi = trimestres.find(
    (t) => t.annee === annee && (trimestre === undefined || t.trimestre === trimestre),
  )
  if (!choisi)
    throw new RegisterError('introuvable', {
      message: 'Aucun chiffre n’a été établi pour ce trimestre.',
    })
  return choisi
}

/**
 * Figures of a territory at a quarter, with what they were before and the reports to download.
 * Throws `introuvable`.
 */
export const lireStatistiques = async ({ deps: { db } }: Ctx, demande: Demande) => {
  const territoire = nommerTerritoire(demande.niveau, demande.code)
  const [trimestres, evolution] = await Promise.all([
    listerTrimestres(db),
    lireFigures(db, territoire.niveau, territoire.code),
  ])
  const periode = choisir(trimestres, demande)
  if (!periode) return { territoire, periode: null, valeurs: {}, evolution: [], rapports: [] }
  const deposes = await listerRapports(db, {
    ...territoire,
    annee: periode.annee,
    trimestre: periode.trimestre,
  })
  const valeurs = evolution.find(
    (e) => e.annee === periode.annee && e.trimestre === periode.trimestre,
  )?.valeurs
  return {
    territoire,
    periode: { ...versTrimestre(periode), etabliLe: periode.etabli_le.toISOString() },
    valeurs: valeurs ?? {},
    evolution: depuisLaPremiere(evolution).toReversed(),
    rapports:
      periode.provisoire || !valeurs
        ? []
        : FORMATS_RAPPORT.map((format) => {
            const depose = deposes.find((r) => r.format === format)
            return {
              format,
              nom: nomRapport({ ...territoire, ...versTrimestre(periode) }, format),
              taille: depose?.taille ?? null,
            }
          }),
  }
}

/** Figures of every department at a quarter. Throws `introuvable`. */
export const lireCarte = async ({ deps: { db } }: Ctx, demande: DemandeCarte) => {
  const periode = choisir(await listerTrimestres(db), demande)
  if (!periode) return { departements: [] }
  const chiffres = new Map(
    (await lireFiguresDepartements(db, periode)).map((d) => [d.code, d.valeurs]),
  )
  return {
    departements: listerDepartements(0).map(({ code, nom }) => ({
      code,
      nom,
      valeurs: chiffres.get(code) ?? {},
    })),
  }
}

import type { contract, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import type { Maille } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { type GroupeRow, lireGroupes } from './categorisation.repository.ts'
import { type Filtre, filtrer } from './filtre.sql.ts'
import { type Lieu, lireLieu } from './portee.ts'
import { demandeurDe } from './qui.ts'
import type { RechercheCategorisation } from './recherche.ts'
import { nomDeZone } from './zones.ts'

export type Regroupement = HandlerOutput<(typeof contract)['regrouperCategorisation']>

const HORS: Readonly<Record<Maille, string>> = {
  REGION: 'Région non connue',
  DEPARTEMENT: 'Département non connu',
  EPCI: 'Hors intercommunalité',
  COMMUNE: 'Commune non connue',
}

const versGroupe = (
  { code, nombre, lots, ...classes }: GroupeRow,
  maille: Maille,
): Regroupement['groupes'][number] => ({
  code: code ?? '',
  nom: code ? nomDeZone({ niveau: maille, code }) : HORS[maille],
  nombre,
  nombreLotsPrincipaux: lots,
  ...classes,
})

/** Counts of a search by territory, names in alphabetical order. */
export const lireRegroupement = async (
  tx: Pick<Tx, 'sql'>,
  lieu: Lieu,
  filtre: Filtre,
): Promise<Regroupement> => {
  const groupes = (await lireGroupes(tx, filtre, lieu.acces, lieu.maille)).map((g) =>
    versGroupe(g, lieu.maille),
  )
  return {
    acces: lieu.acces,
    territoire: lieu.titre,
    maille: lieu.maille,
    total: groupes.reduce((somme, g) => somme + g.nombre, 0),
    groupes: groupes.toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr')),
  }
}

/**
 * How many co-ownerships answer a search, by territory and class: exact, however many. Throws
 * `recherche-trop-large`, `requete-invalide`.
 */
export const regrouperCategorisation = async (
  ctx: Ctx,
  recherche: RechercheCategorisation,
): Promise<Regroupement> => {
  const lieu = lireLieu(recherche, demandeurDe(ctx))
  const filtre = filtrer(lieu, recherche.criteres, today(ctx.deps.clock))
  return boundedSearch(ctx.deps.db, (tx) => lireRegroupement(tx, lieu, filtre))
}

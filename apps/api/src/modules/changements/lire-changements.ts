import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import {
  type Acteur,
  deplace,
  etatSuivi,
  evenementSuivi,
  labelEvenementJournal,
} from '@registre/domain'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import {
  type ChangementRow,
  dernierRang,
  lireApres,
  rangAvantLe,
} from './changements.repository.ts'
import { exigerRang } from './exiger-rang.ts'

type Demande = HandlerInput<(typeof contract)['lireChangements']>['query']
type Reponse = HandlerOutput<(typeof contract)['lireChangements']>

/** A change as other programs read it: identifiers and codes, nobody's name. */
const versChangement = (r: ChangementRow): Reponse['changements'] => {
  const evenement = evenementSuivi(r.type)
  if (!evenement) return []
  return [
    {
      rang: Number(r.rang),
      instant: r.instant.toISOString(),
      evenement,
      libelle: labelEvenementJournal(evenement),
      copropriete: { id: r.copropriete_id, numero: r.numero },
      idMandat: r.mandat_id,
      idDemande: r.demande_id,
      de: deplace(evenement) ? etatSuivi(r.de) : '',
      vers: deplace(evenement) ? etatSuivi(r.vers) : '',
    },
  ]
}

/** The changes that an actor may see after a rank, and how far everything was read. */
export const changementsApres = async (
  tx: Pick<Tx, 'sql'>,
  acteur: Acteur,
  depuis: number,
  limite: number,
) => {
  const { rows, ...lu } = await lireApres(tx, acteur, depuis, limite)
  return { changements: rows.flatMap(versChangement), ...lu }
}

/**
 * The changes visible to the session after a rank, or from a day on, in order. `suivant` is where to go on, even when
 * there was nothing to tell; `encore` says that it is worth asking again at once. Throws
 * `recherche-trop-large`, `requete-invalide` for a rank past the last one.
 */
export const lireChangements = async (
  ctx: Ctx,
  { depuis = 0, depuisLe, limite }: Demande,
): Promise<Reponse> => {
  const { changements, lusJusqu, tete, dernier } = await boundedSearch(ctx.deps.db, async (tx) => {
    const rang = depuisLe ? ((await rangAvantLe(tx, depuisLe)) ?? (await dernierRang(tx))) : depuis
    return changementsApres(tx, acteurOf(ctx), rang, limite)
  })
  exigerRang(depuis, tete)
  return { changements, suivant: lusJusqu, encore: lusJusqu < dernier }
}

import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import { type IsoDate, normaliserNumero, statutCopropriete } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { versIdentite } from '../projections/identite.ts'
import { MAX_PAR_CLE, type Reperee, trouverParCles } from './reperage.repository.ts'
import { aJourDe } from '../coproprietes/a-jour.ts'
import { sortDe } from '../coproprietes/sort.ts'

type Cles = HandlerInput<(typeof contract)['repererCoproprietes']>['body']
type Reponse = HandlerOutput<(typeof contract)['repererCoproprietes']>
type Resultat = Reponse['resultats'][number]

/** How a key of each kind is written in the register. */
const LIRE: Readonly<Record<Resultat['critere'], (cle: string) => string>> = {
  numero: (cle) => normaliserNumero(cle) ?? cle,
  siret: (cle) => cle.replaceAll(' ', ''),
  parcelle: (cle) => cle.replaceAll(' ', '').toUpperCase(),
  adresse: (cle) => cle,
}

const versCopropriete = (r: Reperee, jour: IsoDate): Resultat['coproprietes'][number] => ({
  ...versIdentite(r),
  statutCopropriete: statutCopropriete(r.etat),
  sort: sortDe(r),
  aJour: aJourDe(r, jour),
})

const reperer = async (
  ctx: Ctx,
  jour: IsoDate,
  critere: Resultat['critere'],
  cles: readonly string[],
): Promise<Resultat[]> => {
  if (cles.length === 0) return []
  const lire = LIRE[critere]
  const rows = await trouverParCles(ctx.deps.db, critere, [...new Set(cles.map(lire))], jour)
  const parCle = Map.groupBy(rows, (r) => r.cle)
  return cles.map((cle) => {
    const trouvees = parCle.get(lire(cle)) ?? []
    return {
      critere,
      cle,
      coproprietes: trouvees.slice(0, MAX_PAR_CLE).map((r) => versCopropriete(r, jour)),
      tronque: trouvees.length > MAX_PAR_CLE,
    }
  })
}

/**
 * Finds registered co-ownerships by their keys, in the order of the keys; an unknown key gives
 * none. Public facts only.
 */
export const repererCoproprietes = async (
  ctx: Ctx,
  { numeros, sirets, parcelles, adresses }: Cles,
): Promise<Reponse> => {
  const demandes = [
    ['numero', numeros],
    ['siret', sirets],
    ['parcelle', parcelles],
    ['adresse', adresses],
  ] as const
  const jour = today(ctx.deps.clock)
  return {
    jour,
    resultats: (
      await Promise.all(demandes.map(([critere, cles]) => reperer(ctx, jour, critere, cles)))
    ).flat(),
  }
}

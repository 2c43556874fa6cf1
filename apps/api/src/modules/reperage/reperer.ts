import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import { normaliserNumero, statutCopropriete } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { versIdentite } from '../projections/identite.ts'
import { MAX_PAR_CLE, type Reperee, trouverParCles } from './reperage.repository.ts'
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

const versCopropriete = (r: Reperee): Resultat['coproprietes'][number] => ({
  ...versIdentite(r),
  statutCopropriete: statutCopropriete(r.etat),
  sort: sortDe(r),
})

const reperer = async (
  ctx: Ctx,
  critere: Resultat['critere'],
  cles: readonly string[],
): Promise<Resultat[]> => {
  if (cles.length === 0) return []
  const lire = LIRE[critere]
  const rows = await trouverParCles(ctx.deps.db, critere, [...new Set(cles.map(lire))])
  const parCle = Map.groupBy(rows, (r) => r.cle)
  return cles.map((cle) => {
    const trouvees = parCle.get(lire(cle)) ?? []
    return {
      critere,
      cle,
      coproprietes: trouvees.slice(0, MAX_PAR_CLE).map(versCopropriete),
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
  return {
    resultats: (
      await Promise.all(demandes.map(([critere, cles]) => reperer(ctx, critere, cles)))
    ).flat(),
  }
}

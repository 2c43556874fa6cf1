import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import {
  type EtatCopropriete,
  normaliserNumero,
  phraseSort,
  statutCopropriete,
} from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { type IdentiteRow, versIdentite } from '../projections/identite.ts'

type Cles = HandlerInput<(typeof contract)['repererCoproprietes']>['body']
type Reponse = HandlerOutput<(typeof contract)['repererCoproprietes']>
type Resultat = Reponse['resultats'][number]

interface Row extends IdentiteRow {
  cle: string
  etat: EtatCopropriete
  date_dissolution: string | null
  remplacee_par: string | null
}

/** Co-ownerships given for one key: an address of a large site may bear more. */
const MAX_PAR_CLE = 20

const COLONNES =
  'f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.etat, f.date_dissolution, f.remplacee_par'
const ou = (source: string): string =>
  `select k.cle, x.* from unnest($1::text[]) as k(cle) cross join lateral (select ${COLONNES} from ${source} order by f.numero limit ${MAX_PAR_CLE + 1}) x`

/** How each kind of key is looked for: its table of projections or its index. */
const REQUETES = {
  numero: {
    texte: ou('fiche f where f.numero = k.cle'),
    lire: (cle: string) => normaliserNumero(cle) ?? cle,
  },
  siret: {
    texte: ou(`teledeclarant t join fiche f on f.teledeclarant_id = t.id where t.siret = k.cle`),
    lire: (cle: string) => cle.replaceAll(' ', ''),
  },
  parcelle: {
    texte: ou(
      'fiche f where f.copropriete_id in (select copropriete_id from parcelle where id_parcelle = k.cle)',
    ),
    lire: (cle: string) => cle.replaceAll(' ', '').toUpperCase(),
  },
  adresse: {
    texte: ou(
      `fiche f where f.copropriete_id in (select copropriete_id from adresse where id_ban = k.cle)`,
    ),
    lire: (cle: string) => cle,
  },
} as const satisfies Record<Resultat['critere'], { texte: string; lire: (cle: string) => string }>

const versCopropriete = (r: Row): Resultat['coproprietes'][number] => ({
  ...versIdentite(r),
  statutCopropriete: statutCopropriete(r.etat),
  sort: phraseSort({
    etat: r.etat,
    dateDissolution: r.date_dissolution,
    remplaceePar: r.remplacee_par,
  }),
})

const reperer = async (
  ctx: Ctx,
  critere: Resultat['critere'],
  cles: readonly string[],
): Promise<Resultat[]> => {
  if (cles.length === 0) return []
  const { texte, lire } = REQUETES[critere]
  const rows = await ctx.deps.db.read<Row>(texte, [[...new Set(cles.map(lire))]], {
    name: `reperage-${critere}`,
  })
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

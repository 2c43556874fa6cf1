import { jeuNomme } from '../jeux.ts'
import type { Bloc, Lu, Regard, Regime, Valeurs } from './genres.ts'
import { objet } from './lire.ts'

// What is asked of a block, and what must be filled.

/** Reads a block, complete: what is missing or unreadable is empty. */
export const lireBloc = <T extends Readonly<Record<string, Lu>>>(
  table: T,
  valeur: unknown,
): Valeurs<T> => {
  const lu = objet(valeur)
  return Object.fromEntries(
    Object.entries(table).flatMap(([cle, champ]) => {
      const v = champ.lire(lu[cle])
      return champ.facultatif && (v === null || v === undefined) ? [] : [[cle, v] as const]
    }),
  ) as Valeurs<T>
}

/** Says whether a datum is asked: its set has not passed, its condition holds. */
export const estDemande = <B>({ loi, demande }: Regime<B>, bloc: B, regard: Regard): boolean =>
  loi.fin !== undefined && loi.fin <= jeuNomme(regard.jeu).effet
    ? loi.deduite === true
    : (demande?.(bloc, regard) ?? true)

/** The data that must be filled in a block, given what it already says: their paths in it. */
export const cheminsRequis = <B extends object>(
  table: Bloc<B>,
  bloc: B,
  regard: Regard,
): string[] => {
  const valeurs = objet(bloc)
  return Object.entries(table).flatMap(([cle, champ]) => {
    if (!champ.requis?.(bloc, regard) || !estDemande(champ, bloc, regard)) return []
    return champ.parties?.(valeurs[cle], regard).map((partie) => `${cle}.${partie}`) ?? [cle]
  })
}

const pareil = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A block without what it is not asked, and the paths in it of what was emptied for that. */
export const viderBloc = <B extends object>(
  table: Bloc<B>,
  bloc: B,
  regard: Regard,
): { bloc: B; vides: string[] } => {
  const dit = objet(bloc)
  const tris = Object.entries(table).map(([cle, champ]) => {
    if (estDemande(champ, bloc, regard)) {
      const { valeur, vides } = champ.vider?.(dit[cle], regard) ?? { valeur: dit[cle], vides: [] }
      return { cle, valeur, vides: vides.map((chemin) => `${cle}.${chemin}`) }
    }
    const vide = champ.lire(undefined)
    return { cle, valeur: vide, vides: pareil(dit[cle] ?? null, vide ?? null) ? [] : [cle] }
  })
  const vides = tris.flatMap((tri) => tri.vides)
  if (vides.length === 0) return { bloc, vides }
  const garde = lireBloc(table, Object.fromEntries(tris.map(({ cle, valeur }) => [cle, valeur])))
  return { bloc: garde as B, vides }
}

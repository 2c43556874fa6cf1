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

/** A block without what it is not asked, and the keys of what was emptied for that. */
export const viderBloc = <B extends object>(
  table: Bloc<B>,
  bloc: B,
  regard: Regard,
): { bloc: B; vides: string[] } => {
  const dit = objet(bloc)
  const tus = Object.entries(table).filter(([, champ]) => !estDemande(champ, bloc, regard))
  const vides = tus.filter(
    ([cle, champ]) => !pareil(dit[cle] ?? null, champ.lire(undefined) ?? null),
  )
  return vides.length === 0
    ? { bloc, vides: [] }
    : {
        bloc: lireBloc(table, {
          ...dit,
          ...Object.fromEntries(vides.map(([cle]) => [cle, undefined])),
        }) as B,
        vides: vides.map(([cle]) => cle),
      }
}

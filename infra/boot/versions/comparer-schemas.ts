import type { Schema } from './contrat.ts'

/** One change: a program that was right may fail after a `rupture`. */
export interface Constat {
  genre: 'rupture' | 'changement' | 'ajout'
  texte: string
  /** The shared shape in which it was found. */
  forme?: string
}

export interface Portee {
  avant: Readonly<Record<string, Schema>>
  apres: Readonly<Record<string, Schema>>
  /** Whether programs send it or receive it. */
  sens: 'recu' | 'rendu'
  /** Shared shapes already compared for this operation, by way and name. */
  vus: Set<string>
  forme?: string
}

/** Names of properties, `[]` for the items of a list, from the shape down. */
type Chemin = readonly string[]
const lieuDe = (ou: Chemin): string =>
  ou.length === 0 ? 'le contenu' : `\`${ou.join('.').replaceAll('.[]', '[]')}\``

const nomDe = (s: Schema): string | undefined => s.$ref?.split('/').at(-1)
const resoudre = (s: Schema, table: Readonly<Record<string, Schema>>): Schema =>
  s.$ref === undefined ? s : resoudre(table[nomDe(s) ?? ''] ?? {}, table)

/** A schema without its null: whether it may be null, and what it is otherwise. */
const sansNul = (s: Schema): { nul: boolean; reste: Schema } => {
  if (Array.isArray(s.type) && s.type.includes('null')) {
    const types = s.type.filter((t: string) => t !== 'null')
    return { nul: true, reste: { ...s, type: types.length === 1 ? types[0] : types } }
  }
  const choix = s.anyOf ?? []
  const pleins = choix.filter((c) => c.type !== 'null')
  if (choix.length === 0) return { nul: s.type === 'null', reste: s }
  const [seul] = pleins
  return {
    nul: pleins.length < choix.length,
    reste: seul && pleins.length === 1 ? seul : { anyOf: pleins },
  }
}

const typesDe = (s: Schema, table: Readonly<Record<string, Schema>>): string[] => {
  const r = resoudre(s, table)
  if (r.anyOf) return [...new Set(r.anyOf.flatMap((c) => typesDe(c, table)))]
  if (r.type === undefined) return r.const === undefined ? [] : [typeof r.const]
  return typeof r.type === 'string' ? [r.type] : [...r.type]
}
const valeursDe = (s: Schema): string[] | null => {
  if (s.const !== undefined) return [JSON.stringify(s.const)]
  return s.enum ? s.enum.map((v) => JSON.stringify(v)) : null
}
/** A number takes every integer. */
const couvre = (types: readonly string[], t: string): boolean =>
  types.includes(t) || (t === 'integer' && types.includes('number'))

const MINIMUMS = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const
const MAXIMUMS = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const
const LIBELLES: Readonly<Record<string, string>> = {
  minLength: 'longueur minimale',
  maxLength: 'longueur maximale',
  minimum: 'minimum',
  exclusiveMinimum: 'minimum (exclu)',
  maximum: 'maximum',
  exclusiveMaximum: 'maximum (exclu)',
  minItems: 'nombre minimal',
  maxItems: 'nombre maximal',
  pattern: 'forme',
  format: 'format',
}

/** Limits of what is sent: one that is tighter refuses what passed. */
const limites = (lieu: string, a: Schema, b: Schema): Constat[] => {
  const resserre = (cle: string): boolean => {
    const [avant, apres] = [a[cle], b[cle]]
    if (apres === undefined || apres === avant) return false
    if (typeof apres !== 'number') return true
    if (typeof avant !== 'number') return !(cle.startsWith('min') && apres <= 0)
    return MINIMUMS.some((m) => m === cle) ? apres > avant : apres < avant
  }
  return [...MINIMUMS, ...MAXIMUMS, 'pattern', 'format'].filter(resserre).map((cle) => ({
    genre: 'changement',
    texte: `${lieu} : ${LIBELLES[cle] ?? cle} ${cle === 'pattern' ? 'imposée' : String(b[cle])}`,
  }))
}

const valeurs = (lieu: string, a: Schema, b: Schema, sens: Portee['sens']): Constat[] => {
  const [avant, apres] = [valeursDe(a), valeursDe(b)]
  if (!avant && !apres) return []
  if (!avant)
    return sens === 'recu'
      ? [{ genre: 'rupture', texte: `${lieu} n’accepte plus que des valeurs d’une liste` }]
      : [{ genre: 'changement', texte: `${lieu} est dit par une liste de valeurs` }]
  if (!apres) return [{ genre: 'changement', texte: `${lieu} n’est plus limité à une liste` }]
  const [parties, venues] = [
    avant.filter((v) => !apres.includes(v)),
    apres.filter((v) => !avant.includes(v)),
  ]
  const constats: Constat[] = []
  if (parties.length > 0)
    constats.push({
      genre: sens === 'recu' ? 'rupture' : 'changement',
      texte: `${lieu} ${sens === 'recu' ? 'refuse' : 'ne vaut plus'} ${parties.join(', ')}`,
    })
  if (venues.length > 0)
    constats.push({
      genre: sens === 'recu' ? 'ajout' : 'changement',
      texte: `${lieu} ${sens === 'recu' ? 'accepte' : 'peut valoir'} ${venues.join(', ')}`,
    })
  return constats
}

const proprietes = (ou: Chemin, a: Schema, b: Schema, portee: Portee): Constat[] => {
  const recu = portee.sens === 'recu'
  const [avant, apres] = [a.properties ?? {}, b.properties ?? {}]
  const exige = (s: Schema, nom: string): boolean => s.required?.includes(nom) ?? false
  const chemin = (nom: string): string => lieuDe([...ou, nom])
  const constats: Constat[] = []
  for (const nom of Object.keys(avant))
    if (!apres[nom])
      constats.push({
        genre: 'rupture',
        texte: `${chemin(nom)} ${recu ? 'n’est plus accepté' : 'n’est plus rendu'}`,
      })
  for (const [nom, s] of Object.entries(apres)) {
    const ancien = avant[nom]
    if (!ancien) {
      // Named and demanded already, as a key of a table whose keys were known.
      if (exige(a, nom)) continue
      const demande = recu && exige(b, nom)
      constats.push({
        genre: demande ? 'rupture' : 'ajout',
        texte: `${chemin(nom)} ${demande ? 'est demandé' : recu ? 'est accepté' : 'est rendu'}`,
      })
      continue
    }
    if (recu && exige(b, nom) && !exige(a, nom))
      constats.push({ genre: 'rupture', texte: `${chemin(nom)} devient obligatoire` })
    if (!recu && !exige(b, nom) && exige(a, nom))
      constats.push({ genre: 'rupture', texte: `${chemin(nom)} peut manquer` })
    constats.push(...comparerSchemas([...ou, nom], ancien, s, portee))
  }
  return constats
}

/** Several shapes in one place: each is known by its name, by a type that it alone has, or by its text. */
const choix = (ou: Chemin, a: Schema, b: Schema, portee: Portee): Constat[] => {
  const table = ({ anyOf, ...s }: Schema): Map<string, Schema> => {
    const formes = anyOf ?? [s]
    const seule = ({ type }: Schema): boolean => formes.filter((c) => c.type === type).length === 1
    return new Map(
      formes.map((c) => [nomDe(c) ?? (c.type && seule(c) ? `${c.type}` : JSON.stringify(c)), c]),
    )
  }
  const [avant, apres] = [table(a), table(b)]
  const constats: Constat[] = []
  for (const [nom, s] of portee.sens === 'recu' ? avant : apres) {
    const [ancien, nouveau] = [avant.get(nom), apres.get(nom)]
    if (ancien && nouveau) constats.push(...comparerSchemas(ou, ancien, nouveau, portee))
    else
      constats.push({
        genre: 'rupture',
        texte: `${lieuDe(ou)} ${portee.sens === 'recu' ? 'ne peut plus' : 'peut'} être ${nomDe(s) ?? 'd’une autre forme'}`,
      })
  }
  return constats
}

/**
 * What changed of a shape that programs send or receive. Takes where it stands, both shapes and
 * the shared ones; those that both name alike are compared once for an operation.
 */
export const comparerSchemas = (
  ou: Chemin,
  avant: Schema,
  apres: Schema,
  portee: Portee,
): Constat[] => {
  const nom = nomDe(apres)
  if (nom !== undefined && nom === nomDe(avant)) {
    const cle = `${portee.sens} ${nom}`
    if (portee.vus.has(cle)) return []
    portee.vus.add(cle)
    const [a, b] = [resoudre(avant, portee.avant), resoudre(apres, portee.apres)]
    return comparerSchemas([], a, b, { ...portee, forme: nom }).map((c) => ({ forme: nom, ...c }))
  }
  if (JSON.stringify(avant) === JSON.stringify(apres) && !JSON.stringify(avant).includes('$ref'))
    return []
  const [a, b] = [sansNul(avant), sansNul(apres)]
  const recu = portee.sens === 'recu'
  const lieu = lieuDe(ou)
  const constats: Constat[] = []
  if (recu && a.nul && !b.nul)
    constats.push({ genre: 'rupture', texte: `${lieu} ne peut plus être null` })
  if (!recu && !a.nul && b.nul) constats.push({ genre: 'rupture', texte: `${lieu} peut être null` })
  if (a.reste.$ref !== undefined && a.reste.$ref === b.reste.$ref)
    return [...constats, ...comparerSchemas(ou, a.reste, b.reste, portee)]
  // One shape beside several is still known by its name.
  const seule = a.reste.anyOf ?? b.reste.anyOf
  const [x, y] = seule
    ? [a.reste, b.reste]
    : [resoudre(a.reste, portee.avant), resoudre(b.reste, portee.apres)]
  const [tx, ty] = [typesDe(x, portee.avant), typesDe(y, portee.apres)]
  const [large, etroit] = recu ? [ty, tx] : [tx, ty]
  if (large.length > 0 && (etroit.length === 0 || etroit.some((t) => !couvre(large, t))))
    return [
      ...constats,
      {
        genre: 'rupture',
        texte: `${lieu} change de type : ${tx.join(' ou ') || 'tout'} puis ${ty.join(' ou ') || 'tout'}`,
      },
    ]
  if (x.anyOf ?? y.anyOf) return [...constats, ...choix(ou, x, y, portee)]
  return [
    ...constats,
    ...valeurs(lieu, x, y, portee.sens),
    ...(recu ? limites(lieu, x, y) : []),
    ...proprietes(ou, x, y, portee),
    ...(x.items && y.items ? comparerSchemas([...ou, '[]'], x.items, y.items, portee) : []),
    ...(typeof x.additionalProperties === 'object' && typeof y.additionalProperties === 'object'
      ? comparerSchemas([...ou, '*'], x.additionalProperties, y.additionalProperties, portee)
      : []),
  ]
}

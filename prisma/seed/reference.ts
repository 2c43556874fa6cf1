import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Db, inserer } from '@registre/db'
import { normaliserTexte } from '@registre/domain'

interface Division {
  code: string
  nom: string
  zone: string
  region?: string
}
interface Groupement {
  code: string
  nom: string
  type: string
  membres: { code: string; populationTotale?: number }[]
}
interface Commune {
  code: string
  nom: string
  type: string
  departement: string
  region: string
  chefLieu?: string
  commune?: string
  codesPostaux?: string[]
  population?: number
  anciensCodes?: string[]
}

const require = createRequire(import.meta.url)
const PAQUET = '@etalab/decoupage-administratif'
const lire = async <T>(fichier: string): Promise<T[]> =>
  JSON.parse(await readFile(require.resolve(`${PAQUET}/data/${fichier}.json`), 'utf8'))

/** The old codes of merged communes answer to the commune that took them in. */
const anciennes = (communes: readonly Commune[]): Commune[] => {
  const connus = new Set(communes.map((c) => c.code))
  const trouvees = new Map<string, Commune>()
  for (const c of communes) {
    if (c.type !== 'commune-actuelle') continue
    for (const code of c.anciensCodes ?? [])
      if (!connus.has(code)) trouvees.set(code, { ...c, code, type: 'ancienne', chefLieu: c.code })
  }
  return [...trouvees.values()]
}

const ligneCommune = (communes: readonly Commune[], epci: ReadonlyMap<string, string>) => {
  const actuelles = new Map(
    communes.filter((c) => c.type === 'commune-actuelle').map((c) => [c.code, c]),
  )
  return (c: Commune) => {
    const chefLieu = c.commune ?? (c.type === 'commune-actuelle' ? null : (c.chefLieu ?? null))
    const actuelle = chefLieu === null ? c : actuelles.get(chefLieu)
    return {
      code: c.code,
      nom: c.nom,
      nom_normalise: normaliserTexte(c.nom),
      type: c.type,
      chef_lieu: chefLieu,
      code_departement: c.departement,
      code_region: c.region,
      siren_epci: epci.get(actuelle?.code ?? c.code) ?? null,
      population: c.type === 'ancienne' ? 0 : (c.population ?? 0),
      codes_postaux: c.codesPostaux ?? actuelle?.codesPostaux ?? [],
    }
  }
}

/**
 * Regions, departments, groupings and communes of the official geographic code. Done again only
 * when the edition changes;
 * gives true when it wrote. Rows that left the code stay: co-ownerships may refer to them.
 */
export const seedReference = async (db: Db): Promise<boolean> => {
  const { version }: { version: string } = JSON.parse(
    await readFile(require.resolve(`${PAQUET}/package.json`), 'utf8'),
  )
  const marque = { edition: version, forme: 1 }
  const [deja] = await db.query<{ fait: boolean }>(
    `SELECT valeur = $1::jsonb AS fait FROM parametre WHERE cle = 'donnees-de-reference'`,
    [JSON.stringify(marque)],
  )
  if (deja?.fait) return false
  const [regions, departements, groupements, communes] = await Promise.all([
    lire<Division>('regions'),
    lire<Division>('departements'),
    lire<Groupement>('epci'),
    lire<Commune>('communes'),
  ])
  const parCode = new Map(
    communes.filter((c) => c.type === 'commune-actuelle').map((c) => [c.code, c]),
  )
  const epciDe = new Map(
    groupements.flatMap((g) => g.membres.map((m) => [m.code, g.code] as const)),
  )
  await db.transaction(async (tx) => {
    await inserer(
      tx,
      'region',
      regions.map(({ code, nom, zone }) => ({ code, nom, zone })),
      'ON CONFLICT (code) DO UPDATE SET nom = excluded.nom, zone = excluded.zone',
    )
    await inserer(
      tx,
      'departement',
      departements.map(({ code, nom, region }) => ({ code, nom, code_region: region ?? code })),
      'ON CONFLICT (code) DO UPDATE SET nom = excluded.nom, code_region = excluded.code_region',
    )
    await inserer(
      tx,
      'epci',
      groupements.map((g) => {
        // The file does not name the seat: the largest member stands for it.
        const siege = parCode.get(
          g.membres.toSorted((a, b) => (b.populationTotale ?? 0) - (a.populationTotale ?? 0))[0]
            ?.code ?? '',
        )
        return {
          siren: g.code,
          nom: g.nom,
          type: g.type,
          code_departement: siege?.departement ?? null,
          code_region: siege?.region ?? null,
        }
      }),
      'ON CONFLICT (siren) DO UPDATE SET nom = excluded.nom, type = excluded.type, code_departement = excluded.code_departement, code_region = excluded.code_region',
    )
    // One row a code: where a commune bears the code of one that it took in, the current one wins.
    const rang = (c: Commune): number =>
      c.type === 'commune-actuelle' || c.type === 'arrondissement-municipal' ? 1 : 0
    const uniques = new Map(
      [...anciennes(communes), ...communes]
        .toSorted((a, b) => rang(a) - rang(b))
        .map((c) => [c.code, c]),
    )
    await inserer(
      tx,
      'commune',
      [...uniques.values()].map(ligneCommune(communes, epciDe)),
      `ON CONFLICT (code) DO UPDATE SET nom = excluded.nom, nom_normalise = excluded.nom_normalise, type = excluded.type, chef_lieu = excluded.chef_lieu,
        code_departement = excluded.code_departement, code_region = excluded.code_region, siren_epci = excluded.siren_epci,
        population = excluded.population, codes_postaux = excluded.codes_postaux`,
    )
    await tx.sql(
      `INSERT INTO parametre (cle, valeur) VALUES ('donnees-de-reference', $1) ON CONFLICT (cle) DO UPDATE SET valeur = excluded.valeur, maj_le = now()`,
      [JSON.stringify(marque)],
    )
  })
  await db.query('ANALYZE region, departement, epci, commune')
  return true
}

import { dire } from '../../boot/house.ts'
import type { Chantier } from '../../boot/mener.ts'
import { oublierGens, preparerGens } from '../charge/gens.ts'
import { scellerEchelle } from '../echelle.ts'
import { ligne, type LigneBanc, mediane } from '../measure.ts'
import { lancerApi } from '../serveurs.ts'
import { ouvrirTaille } from './bases.ts'
import { exposant, type Point, rupture } from './lois.ts'
import { DISQUE_GO, type Lieu, MESURES, type MesureDeCroissance, POIDS } from './mesures.ts'

const CHAUFFE = 5
const nombre = (n: number): string => Math.round(n).toLocaleString('fr-FR')

/** The middle time of a work, in its own unit: what else the machine does shows at the end first. */
const chronometrer = async (
  { fois, unite, faire }: MesureDeCroissance,
  lieu: Lieu,
): Promise<number> => {
  for (let rang = 0; rang < Math.min(CHAUFFE, fois - 1); rang += 1) await faire(lieu, rang)
  const durees: number[] = []
  for (let rang = 0; rang < fois; rang += 1) {
    const debut = performance.now()
    await faire(lieu, rang)
    durees.push(performance.now() - debut)
  }
  return unite === 's' ? mediane(durees) / 1000 : mediane(durees)
}

const peser = async ({ base: { db } }: Lieu): Promise<Map<string, number>> => {
  const poids = new Map<string, number>()
  for (const [nom, tables] of POIDS) {
    const [r] = await db.query<{ go: number }>(
      `select (sum(pg_total_relation_size(t::regclass)) / 1e9)::float8 as go from (values ${tables}) as x(t)`,
    )
    poids.set(nom, r?.go ?? 0)
  }
  const [tout] = await db.query<{ go: number }>(
    `select (pg_database_size(current_database()) / 1e9)::float8 as go`,
  )
  return poids.set('toute la base', tout?.go ?? 0)
}

/** Every measure of one size. */
const mesurerTaille = async (chantier: Chantier, taille: number): Promise<Map<string, number>> => {
  const base = await ouvrirTaille(chantier, taille)
  await scellerEchelle(base.db)
  const gens = await preparerGens(base.db, 0)
  const communes = await base.db.query<{ code: string }>(
    `select code_insee as code from annuaire order by hashtext(numero) limit 500`,
  )
  const api = await lancerApi(base.url)
  const lieu: Lieu = { base, api: api.url, gens, communes: communes.map((c) => c.code) }
  const couts = new Map<string, number>()
  try {
    for (const m of MESURES) {
      const cout = await chronometrer(m, lieu)
      couts.set(m.nom, cout)
      dire(`${nombre(taille).padStart(10)}  ${m.nom.padEnd(40)} ${cout.toFixed(1)} ${m.unite}`)
    }
    for (const [nom, go] of await peser(lieu)) couts.set(nom, go)
    return couts
  } finally {
    await api.arreter()
    await oublierGens(base.db)
    await base.fermer()
  }
}

const rediger = (
  nom: string,
  unite: string,
  limite: number,
  points: readonly Point[],
): { ligne: LigneBanc; seuil: number | null } => {
  const [e, seuil] = [exposant(points), rupture(points, limite)]
  const chiffres = unite === 'Go' ? 2 : 1
  return {
    seuil,
    ligne: ligne(
      `croissance : ${nom}`,
      null,
      `${nombre(limite)} ${unite}`,
      `${points.map((p) => `${p.cout.toFixed(chiffres)} ${unite} à ${nombre(p.taille)}`).join(' ; ')} ; exposant ${e === null ? '–' : e.toFixed(2)} ; limite ${seuil === null ? 'jamais' : `vers ${nombre(seuil)}`}`,
    ),
  }
}

/**
 * The same costs on registers of several sizes, filled the first time and kept: how each one grows,
 * and which one meets its limit first if it goes on so.
 */
export const bancCroissance = async (
  chantier: Chantier,
  tailles: readonly number[],
): Promise<LigneBanc[]> => {
  const parTaille: { taille: number; couts: Map<string, number> }[] = []
  for (const taille of tailles.toSorted((a, b) => a - b))
    parTaille.push({ taille, couts: await mesurerTaille(chantier, taille) })
  const points = (nom: string): Point[] =>
    parTaille.map(({ taille, couts }) => ({ taille, cout: couts.get(nom) ?? 0 }))
  const sujets = [
    ...MESURES.map(({ nom, unite, limite }) => ({ nom, unite, limite })),
    ...[...POIDS.map(([nom]) => nom), 'toute la base'].map((nom) => ({
      nom,
      unite: 'Go',
      limite: DISQUE_GO,
    })),
  ]
  const lignes = sujets.map((s) => ({ ...s, ...rediger(s.nom, s.unite, s.limite, points(s.nom)) }))
  const premiers = lignes
    .filter((l) => l.seuil !== null)
    .toSorted((a, b) => (a.seuil ?? 0) - (b.seuil ?? 0))
    .slice(0, 3)
  return [
    ...lignes.map((l) => l.ligne),
    ligne(
      'croissance : ce qui cède d’abord',
      null,
      'calculé',
      premiers.map((l) => `${l.nom}, vers ${nombre(l.seuil ?? 0)} copropriétés`).join(' ; ') ||
        'rien de ce qui est mesuré ne grandit',
    ),
  ]
}

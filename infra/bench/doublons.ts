import type { Db } from '@registre/db'
import { type Acteur, auMemeLieu, normaliser, type ImmatCopropriete } from '@registre/domain'
import { candidatsDoublons } from '../../apps/api/src/modules/doublons/rechercher-doublons.ts'
import { ligne, parcourir, resume, type LigneBanc } from './measure.ts'

const TENEUR: Acteur = {
  utilisateurId: 0,
  teledeclarantId: null,
  profil: 'TENEUR_ADMIN_PRINC',
  autorites: [],
  enAttenteActivation: false,
  emprunte: false,
}
const ECHANTILLON = 400

interface Cas {
  id: number
  original: number | null
  genre: string | null
  contenu: ImmatCopropriete
}

/**
 * Duplicates at national scale: time of the scored search, recall on the planted pairs by kind,
 * false alarms elsewhere.
 */
export const bancDoublons = async (db: Db): Promise<LigneBanc[]> => {
  const sql = { sql: db.query }
  const plantes = await db.query<Cas>(
    `select p.doublon_id as id, p.original_id as original, p.genre, d.contenu from (select * from banc.doublon_plante order by hashtext(doublon_id::text) limit $1) p
     join lateral (select contenu from declaration where copropriete_id = p.doublon_id and etat = 'COURANTE' order by id desc limit 1) d on true`,
    [ECHANTILLON],
  )
  const autres = await db.query<Cas>(
    `select c.id, null as original, null as genre, d.contenu from copropriete c tablesample system (0.5) join lateral (select contenu from declaration where copropriete_id = c.id and etat = 'COURANTE' order by id desc limit 1) d on true
     where not exists (select 1 from banc.doublon_plante p where p.doublon_id = c.id or p.original_id = c.id) limit $1`,
    [ECHANTILLON],
  )
  const cas = [...plantes, ...autres].map((c) => ({ ...c, contenu: normaliser(c.contenu) }))
  const chercher = (c: Cas) =>
    candidatsDoublons(sql, { coproprieteId: c.id, contenu: c.contenu, acteur: TENEUR })

  const parGenre = new Map<string, { total: number; montres: number; premiers: number }>()
  let [memeLieu, autresAlarmes] = [0, 0]
  for (const c of cas) {
    const trouves = await chercher(c)
    if (c.original === null) {
      if (trouves.some(auMemeLieu)) memeLieu += 1
      else if (trouves.length > 0) autresAlarmes += 1
      continue
    }
    const g = parGenre.get(c.genre ?? '') ?? { total: 0, montres: 0, premiers: 0 }
    g.total += 1
    if (trouves.some((t) => t.id === c.original)) g.montres += 1
    if (trouves[0]?.id === c.original) g.premiers += 1
    parGenre.set(c.genre ?? '', g)
  }
  const m = await parcourir(cas, chercher)
  const somme = (quoi: 'total' | 'montres' | 'premiers'): number =>
    [...parGenre.values()].reduce((n, g) => n + g[quoi], 0)
  const pct = (a: number, b: number): string => `${b === 0 ? 0 : Math.round((100 * a) / b)} %`
  return [
    ligne('doublons, un appelant', null, 'p99 < 10 ms', resume(m)),
    ligne(
      'doublons difficiles montrés',
      null,
      'rappel',
      `${pct(somme('montres'), somme('total'))} montrés, ${pct(somme('premiers'), somme('total'))} en tête, sur ${somme('total')}`,
    ),
    ...[...parGenre]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([genre, g]) =>
        ligne(
          `  ${genre}`,
          null,
          '',
          `${pct(g.montres, g.total)} montrés, ${pct(g.premiers, g.total)} en tête, sur ${g.total}`,
        ),
      ),
    ligne(
      'copropriétés sans double, une autre à la même adresse ou sur une même parcelle',
      null,
      'toujours montrée',
      `${pct(memeLieu, autres.length)} sur ${autres.length}`,
    ),
    ligne(
      'copropriétés sans double, avec une autre alerte',
      null,
      '≤ 3 %',
      `${pct(autresAlarmes, autres.length)} sur ${autres.length}`,
    ),
  ]
}

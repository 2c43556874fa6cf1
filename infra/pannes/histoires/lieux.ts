import type { Db } from '@registre/db'
import type { Appel } from './verifier.ts'

/** A co-ownership that callers contend for, and what each was told of it. */
export interface Dossier {
  id: number
  numero: string
  fin: string
  appels: Appel[]
}

/** The two firms, and the co-ownerships whose mandate the first one holds for some months. */
export const lieux = async (
  db: Db,
): Promise<{ a: number; b: number; siret: string; dossiers: Dossier[] }> => {
  const [firmes] = await db.query<{ a: number; b: number; siret: string }>(
    `with a as (select m.teledeclarant_id as id, left(t.siret, 9) as siren from mandat m join teledeclarant t on t.id = m.teledeclarant_id
       where m.etat = 'EN_COURS' and t.type = 'PRO' and t.statut = 'ACTIF' group by 1, 2 order by count(*) desc limit 1)
     select a.id as a, b.id as b, b.siret from a, teledeclarant b
     where b.type = 'PRO' and b.statut = 'ACTIF' and b.siret is not null and left(b.siret, 9) <> a.siren order by b.id limit 1`,
  )
  if (!firmes) throw new Error('the demonstration has no two firms')
  const dossiers = await db.query<{ id: number; numero: string; fin: string }>(
    `select c.id, c.numero_immatriculation as numero, m.date_fin::text as fin from copropriete c join mandat m on m.copropriete_id = c.id
     where c.etat = 'IMMATRICULEE_RATTACHEE' and m.etat = 'EN_COURS' and m.teledeclarant_id = $1 and m.date_fin between current_date + 2 and current_date + 330
       and not exists (select 1 from demande d where d.copropriete_id = c.id and d.etat in ('A_VALIDER', 'EN_COURS', 'PRECISIONS'))
       and not exists (select 1 from mandat f where f.copropriete_id = c.id and f.etat = 'A_VENIR')
       and not exists (select 1 from successeur s where s.copropriete_id = c.id) order by c.id limit 200`,
    [firmes.a],
  )
  return { ...firmes, dossiers: dossiers.map((d) => ({ ...d, appels: [] })) }
}

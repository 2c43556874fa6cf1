import type { Db } from '@registre/db'
import { lireJournal, rejouer, rejouerSuivi } from './rejeu.ts'

const enTexte = (rows: Iterable<readonly [number, string]>): string =>
  [...rows]
    .toSorted(([a], [b]) => a - b)
    .map((r) => r.join(' '))
    .join(', ')
/**
 * Where the journal of co-ownerships, replayed, is not what the register holds; `parmi`: of these
 * only.
 */
export const ecartsAuJournal = async (
  db: Db,
  parmi: readonly number[] | null = null,
): Promise<string[]> => {
  const [lignes, coproprietes, mandats, declarations] = await Promise.all([
    lireJournal(db, parmi),
    db.query<{ id: number; etat: string }>(
      `select id, etat from copropriete where $1::int[] is null or id = any($1)`,
      [parmi],
    ),
    db.query<{ copropriete_id: number; id: number; texte: string }>(
      `select copropriete_id, id, concat_ws(' ', etat, date_debut, date_fin) as texte from mandat where $1::int[] is null or copropriete_id = any($1)`,
      [parmi],
    ),
    db.query<{ copropriete_id: number; id: number; texte: string }>(
      `select copropriete_id, id, etat::text as texte from declaration where $1::int[] is null or copropriete_id = any($1)
       union all select copropriete_id, id, 'HISTORIQUE' from declaration_historique where $1::int[] is null or copropriete_id = any($1)`,
      [parmi],
    ),
  ])
  const deQui = <R extends { copropriete_id: number }>(rows: readonly R[]): Map<number, R[]> =>
    Map.groupBy(rows, (r) => r.copropriete_id)
  const [parLigne, parMandat, parDeclaration] = [deQui(lignes), deQui(mandats), deQui(declarations)]
  return coproprietes.flatMap(({ id, etat }) => {
    const siennes = parLigne.get(id) ?? []
    const [rejeu, suivi] = [rejouer(siennes), rejouerSuivi(siennes)]
    const fautes = [...rejeu.fautes, ...suivi.fautes]
    const comparer = (quoi: string, journal: string, registre: string) => {
      if (journal !== registre)
        fautes.push(`the journal leads to ${quoi} ${journal}, the register says ${registre}`)
    }
    comparer('state', rejeu.etat, etat)
    comparer(
      'mandates',
      enTexte([...suivi.mandats].map(([m, x]) => [m, `${x.etat} ${x.debut} ${x.fin}`] as const)),
      enTexte((parMandat.get(id) ?? []).map((m) => [m.id, m.texte] as const)),
    )
    comparer(
      'declarations',
      enTexte(suivi.declarations),
      enTexte((parDeclaration.get(id) ?? []).map((x) => [x.id, x.texte] as const)),
    )
    return fautes.map((f) => `${id}: ${f}`)
  })
}

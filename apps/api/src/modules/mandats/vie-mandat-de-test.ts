import { formatFrDate } from '@registre/domain'
import { expect } from 'vitest'
import type { Personne } from '@registre/testing/register'
import type { Registre } from '../../../tests/support/register.ts'

// What the tests of mandates share: a co-ownership with its mandates, and what is read back.

export interface Mandat {
  etat: string
  debut: string
  fin: string
  syndic?: number | null
}

/**
 * A registered co-ownership of a syndic, with the mandates given, latest running one first in
 * force.
 */
export const copropriete = async (
  r: Registre,
  syndic: Personne,
  etat: string,
  mandats: readonly Mandat[],
) => {
  const courant =
    mandats.find((m) => m.etat === 'EN_COURS') ?? mandats.find((m) => m.etat === 'A_VENIR')
  const [row] = await r.db.query<{ id: number }>(
    `insert into copropriete (etat, numero_immatriculation, nom, auteur_teledeclarant_id, teledeclarant_id, date_fin_mandat)
     values ($1::etat_copropriete, prochain_numero_immatriculation(), 'Résidence du Parc', $2, $2, $3) returning id`,
    [etat, syndic.teledeclarantId, courant?.fin ?? null],
  )
  const id = row?.id ?? 0
  const ids: number[] = []
  for (const m of mandats) {
    const [mandat] = await r.db.query<{ id: number }>(
      `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, $3::etat_mandat, $4, $5) returning id`,
      [id, m.syndic ?? syndic.teledeclarantId, m.etat, m.debut, m.fin],
    )
    ids.push(mandat?.id ?? 0)
  }
  return { id, mandats: ids }
}
export const periodes = (r: Registre, id: number) =>
  r.db.query<{ etat: string; date_debut: string; date_fin: string }>(
    `select etat, date_debut, date_fin from mandat where copropriete_id = $1 order by date_debut, id`,
    [id],
  )
export const dossier = async (r: Registre, id: number) =>
  (
    await r.db.query(
      `select etat, teledeclarant_id, date_fin_mandat from copropriete where id = $1`,
      [id],
    )
  )[0]
export const courriels = async (r: Registre, modele: string, id: number) =>
  (
    await r.db.query(
      `select 1 from outbox where payload->>'modele' = $1 and (payload->'donnees'->>'coproprieteId')::int = $2`,
      [modele, id],
    )
  ).length
export const saisie = (debut: string, fin: string) => ({
  dateDebutMandat: formatFrDate(debut),
  dateFinMandat: formatFrDate(fin),
})
export const code = (codeAttendu: string) => ({ problem: { code: codeAttendu } })
export const regle = (codeRegle: string) => ({
  problem: { champs: expect.arrayContaining([expect.objectContaining({ code: codeRegle })]) },
})

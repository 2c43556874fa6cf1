import { ApiError, type Problem } from '@registre/contract/client'
import { addDays, addMonths, formatFrDate } from '@registre/domain'
import { pdf, type Personne } from '@registre/testing/register'
import type { Registre } from '../../../tests/support/register.ts'
import { un } from '@registre/testing'

// What the tests of attachment share: a co-ownership in a state, a request, a keeper’s decision,
// and what is read back.

export const probleme = async (call: Promise<unknown>): Promise<Problem> => {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error.problem
    throw error
  }
  throw new Error('the call was expected to fail')
}

export interface Copro {
  id: number
  numero: string
}
export const copropriete = (
  r: Registre,
  etat: string,
  auteur: number | null,
  syndic: number | null = null,
) =>
  un<Copro>(
    r,
    `insert into copropriete (etat, numero_immatriculation, nom, auteur_teledeclarant_id, teledeclarant_id) values ($1::etat_copropriete, prochain_numero_immatriculation(), 'Les Tilleuls', $2, $3)
     returning id, numero_immatriculation as numero`,
    [etat, auteur, syndic],
  )
export const mandat = (
  r: Registre,
  c: Copro,
  syndic: number | null,
  etat: string,
  debut: string,
  fin: string,
) =>
  un<{ id: number }>(
    r,
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, $3::etat_mandat, $4, $5) returning id`,
    [c.id, syndic, etat, debut, fin],
  )
/** Managed by one syndic until `fin`, from a year before. */
export const geree = async (r: Registre, syndic: Personne, fin: string) => {
  const c = await copropriete(
    r,
    'IMMATRICULEE_RATTACHEE',
    syndic.teledeclarantId,
    syndic.teledeclarantId,
  )
  await mandat(r, c, syndic.teledeclarantId, 'EN_COURS', addDays(fin, -364), fin)
  await r.db.query(`update copropriete set date_fin_mandat = $2 where id = $1`, [c.id, fin])
  return c
}
export const unAn = (debut: string): string => addDays(addMonths(debut, 12), -1)
export const infos = (debut: string, fin = unAn(debut)) => ({
  adminProvisoire: false,
  dateDebutMandat: formatFrDate(debut),
  dateFinMandat: formatFrDate(fin),
  typeJustifMandat: 'CONTRAT_SYNDIC' as const,
})
/** A request with its proof. */
export const demander = async (p: Personne, c: Copro, debut: string, fin?: string) =>
  p.api.rattacher({
    body: { numero: c.numero, infoRattachement: infos(debut, fin), file: await pdf() },
  })
export const etatDe = async (r: Registre, c: Copro) =>
  (await un<{ etat: string }>(r, `select etat from copropriete where id = $1`, [c.id])).etat
export const mandats = (r: Registre, c: Copro) =>
  r.db.query<{ etat: string; date_fin: string }>(
    `select etat, date_fin from mandat where copropriete_id = $1 order by date_debut, id`,
    [c.id],
  )
export const courriels = async (r: Registre, c: Copro) =>
  (
    await r.db.query<{ a: string; modele: string }>(
      `select payload->>'a' as a, payload->>'modele' as modele from outbox where type = 'courriel' and payload->'donnees'->>'numero' = $1 or payload->'donnees'->'rattachement'->>'numero' = $1 order by id`,
      [c.numero],
    )
  ).map((m) => m.modele)
export const examiner = async (teneur: Personne, d: { idDemande: number; idMandat: number }) => ({
  id: d.idDemande,
  version: (await teneur.api.ouvrirDemande({ params: { id: d.idMandat } })).version,
})
export const valider = async (teneur: Personne, d: { idDemande: number; idMandat: number }) => {
  const { id, version } = await examiner(teneur, d)
  return teneur.api.validerDemande({ params: { id }, body: { version } })
}
export const personnes = (r: Registre) =>
  Promise.all([
    r.personne('TELE_PRO_ADMIN_PRINC'),
    r.personne('TELE_PRO_GESTION'),
    r.personne('TENEUR_ADMIN_PRINC'),
  ])

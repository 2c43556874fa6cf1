import { contenuNeuf, deposer } from '@registre/testing/register'
import type { Registre } from '../../../tests/support/register.ts'
import { un } from '@registre/testing'

// What the tests of the nightly jobs share: a request that is held, a co-ownership that is
// attached, and what is read back.

export const copropriete = (r: Registre, id: number) =>
  un<{
    etat: string
    teledeclarant_id: number | null
    date_fin_mandat: string | null
    date_dissolution: string | null
  }>(
    r,
    `select etat, teledeclarant_id, date_fin_mandat, date_dissolution from copropriete where id = $1`,
    [id],
  )
export const mandats = async (r: Registre, id: number) =>
  (
    await r.db.query<{ etat: string }>(
      `select etat from mandat where copropriete_id = $1 order by date_debut`,
      [id],
    )
  ).map((m) => m.etat)
export const courriels = async (r: Registre, id: number) =>
  (
    await r.db.query<{ m: string }>(
      `select payload->>'modele' as m from outbox where type = 'courriel' and (payload->'donnees'->>'coproprieteId')::int = $1 order by id`,
      [id],
    )
  ).map((c) => c.m)
export const journal = (r: Registre, id: number) =>
  r.db.query<{ type: string; de: string; vers: string }>(
    `select type, de, vers from journal where copropriete_id = $1 and modalite = 'TRAITEMENT' order by id`,
    [id],
  )

/** A dossier held by a keeper. */
export const tenu = async (r: Registre) => {
  const [syndic, teneur] = await Promise.all([
    r.personne('TELE_PRO_ADMIN_PRINC'),
    r.personne('TENEUR_ADMIN_PRINC'),
  ])
  const { coproprieteId, demandeId } = await deposer(syndic, contenuNeuf(r))
  const { mandat_id } = await un<{ mandat_id: number }>(
    r,
    `select mandat_id from demande where id = $1`,
    [demandeId],
  )
  const { version } = await teneur.api.ouvrirDemande({ params: { id: mandat_id } })
  return { syndic, teneur, coproprieteId, demandeId: demandeId ?? 0, mandatId: mandat_id, version }
}
/** A registered co-ownership whose running mandate has these dates. */
export const rattachee = async (r: Registre, debut: string, fin: string) => {
  const t = await tenu(r)
  await t.teneur.api.validerDemande({ params: { id: t.demandeId }, body: { version: t.version } })
  await r.db.query(`update mandat set date_debut = $2, date_fin = $3 where id = $1`, [
    t.mandatId,
    debut,
    fin,
  ])
  await r.db.query(`update copropriete set date_fin_mandat = $2 where id = $1`, [
    t.coproprieteId,
    fin,
  ])
  return t
}
/** A dissolution asked over whatever the co-ownership is now; gives the request. */
export const dissolutionSur = async (
  r: Registre,
  t: { coproprieteId: number; syndic: { teledeclarantId: number | null } },
): Promise<number> =>
  (
    await un<{ id: number }>(
      r,
      `with c as (select id, etat from copropriete where id = $1 for update), m as (update copropriete set etat = 'DISSOLUTION_A_VALIDER' from c where copropriete.id = c.id)
       insert into demande (type, etat_precedent, copropriete_id, teledeclarant_id, profil_demandeur, echeance)
       select 'DISSOLUTION', c.etat, c.id, $2, 'TELE_PRO_ADMIN_PRINC', current_date from c returning id`,
      [t.coproprieteId, t.syndic.teledeclarantId],
    )
  ).id
export const precedent = async (r: Registre, demandeId: number) =>
  (
    await un<{ etat_precedent: string | null }>(
      r,
      `select etat_precedent from demande where id = $1`,
      [demandeId],
    )
  ).etat_precedent
export const ajouterMandat = async (
  r: Registre,
  coproprieteId: number,
  debut: string,
  fin: string,
  etat = 'A_VENIR',
) => {
  const autre = await r.personne('TELE_PRO_ADMIN_PRINC')
  const { id } = await un<{ id: number }>(
    r,
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, $3::etat_mandat, $4, $5) returning id`,
    [coproprieteId, autre.teledeclarantId, etat, debut, fin],
  )
  return { id, teledeclarantId: autre.teledeclarantId }
}

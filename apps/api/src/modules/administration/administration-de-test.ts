import { PREUVE_DES_ESSAIS } from '../../../tests/support/preuve.ts'
import { contenuNeuf, deposer, type Personne } from '@registre/testing/register'
import { createSessionStore } from '../../platform/session-store.ts'
import type { Registre } from '../../../tests/support/register.ts'

// What the tests of the keepers’ acts share: what is read back, and states to start from.

/** The co-ownership as the database holds it. Throws when there is none. */
export const lire = async (r: Registre, id: number) => {
  const [row] = await r.db.query<{
    etat: string
    version: number
    etat_precedent: string | null
    remplacee_par_id: number | null
  }>(`select etat, version, etat_precedent, remplacee_par_id from copropriete where id = $1`, [id])
  if (!row) throw new Error('no co-ownership')
  return row
}
/** How many mails of this name wait or have gone. */
export const courriels = async (r: Registre, nom: string): Promise<number> =>
  (await r.db.query(`select 1 from outbox where payload->>'modele' = $1`, [nom])).length

/** A registration on which a keeper waits for an answer. */
export const enPrecisions = async (r: Registre) => {
  const [syndic, teneur] = [
    await r.personne('TELE_PRO_ADMIN_PRINC'),
    await r.personne('TENEUR_ADMIN_PRINC'),
  ]
  const { coproprieteId, demandeId } = await deposer(syndic, contenuNeuf(r))
  const [d] = await r.db.query<{ mandat_id: number }>(
    `select mandat_id from demande where id = $1`,
    [demandeId],
  )
  await teneur.api.ouvrirDemande({ params: { id: d?.mandat_id ?? 0 } })
  await teneur.api.demanderPrecisions({
    body: { idDemande: demandeId ?? 0, message: 'Combien de lots ?' },
  })
  return { teneur, coproprieteId, demandeId: demandeId ?? 0 }
}
/** Sessions do not outlive months. */
export const reconnecter = async (r: Registre, p: Personne): Promise<void> => {
  const { value } = await createSessionStore(r.db, r.clock).open({
    preuve: PREUVE_DES_ESSAIS,
    utilisateurId: p.utilisateurId,
    adresse: '127.0.0.1',
    agent: 'tests',
  })
  p.cookies.set('registre_session', value)
}

import { peutDetacherCertificat, peutVoirCertificats, RegisterError } from '@registre/domain'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { noterNoms } from '../comptes/noter-noms.ts'
import { revoquerRow, verrouillerCertificat } from './certificat.repository.ts'
import { finirAcces } from '../comptes/finir-acces.ts'
import { listerComptesEtude, verrouillerEtudeDuCertificat } from '../notaires/etude.ts'

/**
 * Detaches a certificate: it opens nothing any more, and the sessions of its account end (but the
 * one that asks). Throws `introuvable` for another office's or one that is already detached,
 * `acces-non-autorise`.
 */
export const revoquerCertificat = async (ctx: Ctx, id: number): Promise<Record<string, never>> => {
  const session = sessionOf(ctx)
  const { acteur } = session
  const maintenant = ctx.deps.clock.now()
  await ctx.deps.db.transaction(async (tx) => {
    await verrouillerEtudeDuCertificat(tx, id)
    const row = await verrouillerCertificat(tx, id)
    if (!row || !peutVoirCertificats(acteur, row.teledeclarant_id))
      throw new RegisterError('introuvable')
    const comptes = await listerComptesEtude({ query: tx.sql }, row.teledeclarant_id)
    const ouverts = comptes.filter((c) =>
      row.utilisateur_id === null ? c.profil === 'NOTAIRE_ADMIN' : c.id === row.utilisateur_id,
    )
    const place = {
      teledeclarantId: row.teledeclarant_id,
      utilisateurId: row.utilisateur_id,
      rang: row.rang,
    }
    if (
      !peutDetacherCertificat(acteur, {
        ...place,
        profil: row.utilisateur_id === null ? null : (ouverts[0]?.profil ?? null),
      })
    )
      throw new RegisterError('acces-non-autorise')
    await revoquerRow(tx, id, maintenant)
    await noterNoms(tx, ctx, place, { sujet: '', emetteur: '', maintenant })
    await finirAcces(
      tx,
      'detacher-certificat',
      ouverts.map((c) => c.id),
      { maintenant, sauf: session },
    )
    await journaliser(tx, ctx, {
      type: 'revoquer-certificat',
      teledeclarantId: row.teledeclarant_id,
      donnees: { certificatId: id, utilisateurId: row.utilisateur_id, empreinte: row.empreinte },
    })
  })
  return {}
}

import type { Db } from '@registre/db'
import type { Clock } from '../../platform/clock.ts'
import { attestationImmatriculation } from '../../platform/pdf/attestation.ts'
import type { OutboxHandler } from '../../platform/relay-handler.ts'
import { nouvelleCle, type Storage } from '../../platform/storage/storage.ts'
import { sansTransaction } from '../declarations/declaration.repository.ts'
import { versAttestation } from './attestation.mapper.ts'
import { attestationExiste, insererAttestation, lireAttestation, tenirDossier } from './attestations.repository.ts'

/**
 * Makes the certificate of a registered co-ownership and files it (states.md rows 5, 9 to 11). One per co-ownership,
 * however often it runs: the bytes first, then the row; a file that lost the race is removed.
 */
export const etablirAttestation = ({ db, storage, clock }: { db: Db; storage: Storage; clock: Clock }): OutboxHandler<'attestation'> => ({
  evenement: 'etablir-attestation',
  rejouable: true,
  executer: async (_id, { coproprieteId }) => {
    if (await attestationExiste(sansTransaction(db), coproprieteId)) return { etat: 'FAIT' }
    const row = await lireAttestation(db, coproprieteId)
    if (!row || row.numero === null || row.date_immatriculation === null) return { etat: 'PERMANENT', cause: 'copropriété non immatriculée' }
    const { numero, date_immatriculation } = row
    const pdf = await attestationImmatriculation(versAttestation({ ...row, numero, date_immatriculation }, clock.now()))
    const cle = nouvelleCle('attestations')
    const fichier = await storage.put(cle, pdf)
    const ecrite = await db.transaction(async (tx) => {
      await tenirDossier(tx, coproprieteId)
      if (await attestationExiste(tx, coproprieteId)) return false
      await insererAttestation(tx, { coproprieteId, teledeclarantId: row.lecteur_id, nom: `attestation-immatriculation-${numero}.pdf`, cle, fichier })
      return true
    })
    if (!ecrite) await storage.delete(cle)
    return { etat: 'FAIT' }
  },
  journal: ({ coproprieteId }) => ({ coproprieteId }),
})

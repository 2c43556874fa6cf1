import type { Db } from '@registre/db'
import { type Clock, today } from '../../platform/clock.ts'
import { attestationImmatriculation } from '../../platform/pdf/attestation.ts'
import type { Issue, OutboxHandler } from '../../platform/relay-handler.ts'
import { newKey, type Storage } from '../../platform/storage/storage.ts'
import { versAttestation } from './attestation.mapper.ts'
import {
  attestationExiste,
  insererAttestation,
  lireAttestation,
  tenirDossier,
  type TypeAttestation,
} from './attestations.repository.ts'

type Outils = { db: Db; storage: Storage; clock: Clock }
type Fait = { pdf: Uint8Array; nom: string; lecteurId: number }

/**
 * Makes a certificate and files it. One of each type per co-ownership, however often it runs: the
 * bytes first, then the row; a file that lost the race is removed. `faire` gives the PDF, or why
 * there is nothing to certify.
 */
export const deposerAttestation = async (
  { db, storage }: Pick<Outils, 'db' | 'storage'>,
  coproprieteId: number,
  type: TypeAttestation,
  faire: () => Promise<Fait | string>,
): Promise<Issue> => {
  if (await attestationExiste({ sql: db.query }, coproprieteId, type)) return { etat: 'FAIT' }
  const fait = await faire()
  if (typeof fait === 'string') return { etat: 'PERMANENT', cause: fait }
  const cle = newKey('attestations')
  const fichier = await storage.put(cle, fait.pdf)
  const ecrite = await db.transaction(async (tx) => {
    await tenirDossier(tx, coproprieteId)
    if (await attestationExiste(tx, coproprieteId, type)) return false
    await insererAttestation(tx, {
      type,
      coproprieteId,
      teledeclarantId: fait.lecteurId,
      nom: fait.nom,
      cle,
      fichier,
    })
    return true
  })
  if (!ecrite) await storage.delete(cle)
  return { etat: 'FAIT' }
}

/** The certificate of registration. */
export const etablirAttestation = ({
  db,
  storage,
  clock,
}: Outils): OutboxHandler<'attestation'> => ({
  evenement: 'etablir-attestation',
  rejouable: true,
  executer: (_id, { coproprieteId }) =>
    deposerAttestation({ db, storage }, coproprieteId, 'ATTESTATION_IMMATRICULATION', async () => {
      const row = await lireAttestation(db, coproprieteId, today(clock))
      if (!row || row.numero === null || row.date_immatriculation === null)
        return 'copropriété non immatriculée'
      const { numero, date_immatriculation } = row
      const pdf = await attestationImmatriculation(
        versAttestation({ ...row, numero, date_immatriculation }, clock.now()),
      )
      return { pdf, nom: `attestation-immatriculation-${numero}.pdf`, lecteurId: row.lecteur_id }
    }),
  journal: ({ coproprieteId }) => ({ coproprieteId }),
})

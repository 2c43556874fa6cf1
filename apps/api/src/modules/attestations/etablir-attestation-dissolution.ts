import { LABELS_FAIT_GENERATEUR, LABELS_MOTIF_DISSOLUTION } from '@registre/domain'
import type { Db } from '@registre/db'
import type { Clock } from '../../platform/clock.ts'
import { attestationDissolution } from '../../platform/pdf/attestation-dissolution.ts'
import type { OutboxHandler } from '../../platform/relay-handler.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { lireAttestationDissolution } from './attestations.repository.ts'
import { deposerAttestation } from './etablir-attestation.ts'

/** The certificate of dissolution, once it has taken effect. */
export const etablirAttestationDissolution = ({
  db,
  storage,
  clock,
}: {
  db: Db
  storage: Storage
  clock: Clock
}): OutboxHandler<'attestation-dissolution'> => ({
  evenement: 'etablir-attestation',
  rejouable: true,
  executer: (_id, { coproprieteId }) =>
    deposerAttestation({ db, storage }, coproprieteId, 'ATTESTATION_DISSOLUTION', async () => {
      const row = await lireAttestationDissolution(db, coproprieteId)
      if (!row || row.numero === null || row.date_dissolution === null)
        return 'copropriété non dissoute'
      const pdf = await attestationDissolution({
        numero: row.numero,
        nom: row.nom === '' ? null : row.nom,
        adresses: row.adresses_attestees.map((a) => ({
          voie: `${a.numero} ${a.voie}`.trim(),
          codePostal: a.codePostal,
          commune: a.commune,
        })),
        dateImmatriculation: row.date_immatriculation,
        dateDissolution: row.date_dissolution,
        motif: row.motif === 'AUTRE' ? row.autre : LABELS_MOTIF_DISSOLUTION[row.motif],
        evenement: LABELS_FAIT_GENERATEUR[row.fait_generateur],
        dateEvenement: row.date_fait_generateur,
        editeLe: clock.now(),
      })
      return { pdf, nom: `attestation-dissolution-${row.numero}.pdf`, lecteurId: row.lecteur_id }
    }),
  journal: ({ coproprieteId }) => ({ coproprieteId }),
})

import type { contract, HandlerOutput } from '@registre/contract'
import type { EtatCopropriete } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import {
  type AttestationEtablieRow,
  attestationsDeLEmpreinte,
  attestationsDuNumero,
} from './attestations.repository.ts'

type Reponse = HandlerOutput<(typeof contract)['verifierAttestation']>
type Verifiee = Reponse['attestations'][number]

const SITUATIONS: Partial<Record<EtatCopropriete, Verifiee['situation']>> = {
  DISSOUTE: 'DISSOUTE',
  SUPPRIMEE: 'RETIREE',
  IMMATRICULATION_ANNULEE: 'RETIREE',
}

const versVerifiee = (r: AttestationEtablieRow): Verifiee[] =>
  r.numero === null
    ? []
    : [
        {
          type:
            r.type === 'ATTESTATION_DISSOLUTION'
              ? 'ATTESTATION_DISSOLUTION'
              : 'ATTESTATION_IMMATRICULATION',
          numero: r.numero,
          nom: r.nom,
          etablieLe: r.cree_le.toISOString(),
          situation: r.annulee_le ? 'ANNULEE' : (SITUATIONS[r.etat] ?? 'IMMATRICULEE'),
          modifieeDepuis: r.modifiee,
        },
      ]

/**
 * The attestations that the register made for a number, or the one whose file has this SHA-256; none
 * when it made none: the file was changed, or comes from elsewhere.
 */
export const verifierAttestation = async (
  { deps: { db } }: Ctx,
  { numero, empreinte }: { numero?: string | undefined; empreinte?: string | undefined },
): Promise<Reponse> => {
  const rows =
    empreinte === undefined
      ? await attestationsDuNumero(db, numero ?? '')
      : await attestationsDeLEmpreinte(db, empreinte.toLowerCase())
  return { attestations: rows.flatMap(versVerifiee) }
}

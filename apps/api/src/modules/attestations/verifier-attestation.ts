import type { contract, HandlerOutput } from '@registre/contract'
import type { EtatCopropriete, IsoDate } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { aJourDe } from '../coproprietes/a-jour.ts'
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

const versVerifiee = (r: AttestationEtablieRow, jour: IsoDate): Verifiee[] =>
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
          aJour: r.annulee_le ? null : aJourDe(r, jour),
        },
      ]

/**
 * The attestations that the register made for a number, or the one whose file has this SHA-256; none
 * when it made none: the file was changed, or comes from elsewhere.
 */
export const verifierAttestation = async (
  { deps: { db, clock } }: Ctx,
  { numero, empreinte }: { numero?: string | undefined; empreinte?: string | undefined },
): Promise<Reponse> => {
  const jour = today(clock)
  const rows =
    empreinte === undefined
      ? await attestationsDuNumero(db, numero ?? '', jour)
      : await attestationsDeLEmpreinte(db, empreinte.toLowerCase(), jour)
  return { jour, attestations: rows.flatMap((r) => versVerifiee(r, jour)) }
}

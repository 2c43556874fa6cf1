import { contenuNeuf, deposer, pdf } from './dossier.ts'
import type { Personne, Registre } from './register.ts'

/** A co-ownership registered for a syndic, its mandate running; gives both with the keeper who validated. */
export const immatriculee = async (r: Registre, syndic?: Personne) => {
  const [declarant, teneur] = [syndic ?? (await r.personne('TELE_PRO_ADMIN_PRINC')), await r.personne('TENEUR_ADMIN_PRINC')]
  const { coproprieteId, demandeId } = await deposer(declarant, contenuNeuf(r))
  const [d] = await r.db.query<{ mandat_id: number }>(`select mandat_id from demande where id = $1`, [demandeId])
  const { version } = await teneur.api.ouvrirDemande({ params: { id: d?.mandat_id ?? 0 } })
  const { numeroImmatriculation } = await teneur.api.validerDemande({ params: { id: demandeId ?? 0 }, body: { version } })
  return { syndic: declarant, teneur, coproprieteId, numero: numeroImmatriculation ?? '' }
}

const fr = (iso: string): string => iso.split('-').toReversed().join('/')

/** A dissolution ready to be declared, its proof sent. */
export const saisieDissolution = async (r: Registre, declarant: Personne, coproprieteId: number, dateEffet: string | null = null) => {
  const { version } = await declarant.api.lireInfosDissolution({ params: { id: coproprieteId } })
  const { id } = await declarant.api.deposerDocument({ body: { file: await pdf(), type: 'JUSTIFICATIF_DISSOLUTION' } })
  return {
    idCopropriete: coproprieteId,
    version,
    motif: 'REUNION_DES_LOTS' as const,
    autre: '',
    faitGenerateur: 'ACTE_NOTARIE' as const,
    dateFaitGenerateur: fr(r.clock.today()),
    dateEffet: dateEffet === null ? null : fr(dateEffet),
    typeJustif: 'ACTE_NOTARIE' as const,
    idDocument: id,
  }
}

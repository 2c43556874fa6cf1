import { addDays, addMonths } from '@registre/domain'
import { brouillonComplet, contenuNeuf, deposer, pdf } from './dossier.ts'
import type { Personne, Registre } from './registre.ts'

const fr = (iso: string): string => iso.split('-').toReversed().join('/')

/**
 * A co-ownership registered for a syndic, its mandate running; gives both with the keeper who
 * validated.
 */
export const immatriculee = async (r: Registre, syndic?: Personne) => {
  const [declarant, teneur] = [
    syndic ?? (await r.personne('TELE_PRO_ADMIN_PRINC')),
    await r.personne('TENEUR_ADMIN_PRINC'),
  ]
  const { coproprieteId, demandeId } = await deposer(declarant, contenuNeuf(r))
  const [d] = await r.db.query<{ mandat_id: number }>(
    `select mandat_id from demande where id = $1`,
    [demandeId],
  )
  const { version } = await teneur.api.ouvrirDemande({ params: { id: d?.mandat_id ?? 0 } })
  const { numeroImmatriculation } = await teneur.api.validerDemande({
    params: { id: demandeId ?? 0 },
    body: { version },
  })
  return { syndic: declarant, teneur, coproprieteId, numero: numeroImmatriculation ?? '' }
}

/** A syndic asks to be attached to a co-ownership for a year from today, without a proof. */
export const demanderRattachement = (r: Registre, syndic: Personne, numero: string) => {
  const jour = r.clock.today()
  return syndic.api.rattacherSansJustificatif({
    body: {
      numero,
      infoRattachement: {
        adminProvisoire: false,
        dateDebutMandat: fr(jour),
        dateFinMandat: fr(addDays(addMonths(jour, 12), -1)),
        typeJustifMandat: 'CONTRAT_SYNDIC',
      },
    },
  })
}

/**
 * A co-ownership that a notary registered, to which a syndic asks to be attached; gives the
 * request.
 */
export const rattachementDemande = async (r: Registre) => {
  const [notaire, syndic] = [
    await r.personne('NOTAIRE_NOTAIRE'),
    await r.personne('TELE_PRO_ADMIN_PRINC'),
  ]
  const d = await brouillonComplet(notaire, contenuNeuf(r, 'INITIALE'), 'INITIALE')
  const { coproprieteId, numeroImmatriculation } =
    await notaire.api.soumettreImmatriculationNotaire({
      params: { x: notaire.teledeclarantId ?? 0 },
      body: {
        id: d.id ?? 0,
        version: d.version,
        confirmations: d.controle.aConfirmer.map((e) => e.code),
        reponsesDoublons: [],
      },
    })
  const { idDemande, idMandat } = await demanderRattachement(r, syndic, numeroImmatriculation ?? '')
  return { notaire, syndic, coproprieteId, demandeId: idDemande, mandatId: idMandat }
}

/** A dissolution ready to be declared, its proof sent. */
export const saisieDissolution = async (
  r: Registre,
  declarant: Personne,
  coproprieteId: number,
  dateEffet: string | null = null,
) => {
  const { version } = await declarant.api.lireInfosDissolution({ params: { id: coproprieteId } })
  const { id } = await declarant.api.deposerDocument({
    body: { file: await pdf(), type: 'JUSTIFICATIF_DISSOLUTION' },
  })
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

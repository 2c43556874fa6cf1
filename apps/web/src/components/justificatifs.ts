import { LABELS_JUSTIFICATIF_MANDAT, typesJustificatif } from '@registre/domain'

/** The proofs that may be given for a mandate, as the choices of a form. */
export const optionsJustificatif = (adminProvisoire: boolean): { value: string; label: string }[] =>
  typesJustificatif(adminProvisoire).map((value) => ({
    value,
    label: LABELS_JUSTIFICATIF_MANDAT[value],
  }))

/** Why the minutes are chosen already, for a volunteer. */
export const PV_PROPOSE = 'Proposé : un syndic bénévole est élu par le procès-verbal de l’assemblée'

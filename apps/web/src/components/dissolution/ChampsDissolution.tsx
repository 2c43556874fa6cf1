import {
  DISSOLUTION_PAR_MOTIF,
  LABELS_FAIT_GENERATEUR,
  LABELS_JUSTIFICATIF_DISSOLUTION,
  LABELS_MOTIF_DISSOLUTION,
  MOTIFS_DISSOLUTION,
} from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import { useFormContext } from 'react-hook-form'
import { FormDate, FormRadio, FormSelect, FormText } from '../form-fields.tsx'
import { FormDocument } from '../preuve/FormDocument.tsx'
import { type FormulaireDissolution, saisieDe } from './saisie.ts'

/**
 * The fields of a dissolution: the events and the proofs offered are those of the chosen motive.
 */
export const ChampsDissolution = () => {
  const { watch, setValue } = useFormContext<FormulaireDissolution>()
  const { motif } = saisieDe(watch())
  const permis = motif === null ? null : DISSOLUTION_PAR_MOTIF[motif]
  return (
    <>
      <RequiredNote />
      <FormRadio
        name="motif"
        label="Motif de la dissolution"
        required
        inline={false}
        options={MOTIFS_DISSOLUTION.map((m) => ({ value: m, label: LABELS_MOTIF_DISSOLUTION[m] }))}
        inputProps={{
          onClick: () => {
            setValue('faitGenerateur', null)
            setValue('typeJustif', null)
          },
        }}
      />
      {motif === 'AUTRE' && <FormText name="autre" label="Décrivez le motif" required />}
      {permis && (
        <>
          <FormSelect
            key={`fait-${motif}`}
            name="faitGenerateur"
            label="Événement à l’origine de la dissolution"
            required
            placeholder="Sélectionnez un événement"
            options={permis.faits.map((f) => ({ value: f, label: LABELS_FAIT_GENERATEUR[f] }))}
          />
          <FormDate name="dateFaitGenerateur" label="Date de l’événement" required />
          <FormDate
            name="dateEffet"
            label="Date d’effet de la dissolution"
            hint="Seulement si elle diffère de la date de l’événement ; elle peut être à venir."
          />
          <FormSelect
            key={`justif-${motif}`}
            name="typeJustif"
            label="Type de justificatif"
            required
            placeholder="Sélectionnez un type de justificatif"
            options={permis.justificatifs.map((t) => ({
              value: t,
              label: LABELS_JUSTIFICATIF_DISSOLUTION[t],
            }))}
          />
          <FormDocument
            label="Justificatif de la dissolution"
            type="JUSTIFICATIF_DISSOLUTION"
            required
          />
        </>
      )}
    </>
  )
}

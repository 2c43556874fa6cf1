import { deNom, parseFrDate } from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormDate, FormTextArea } from '../form-fields.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { Consequence } from './Consequence.tsx'
import { LECTURES_MANDAT } from './lectures.ts'
import type { MandatVu } from './mandat.ts'

const BOUTS = {
  debut: {
    operation: 'modifierDateDebutMandat',
    titre: 'Modifier la date de début du mandat',
    label: 'Nouvelle date de début',
    avant: 'La date de début',
  },
  fin: {
    operation: 'modifierDateFinMandat',
    titre: 'Modifier la date de fin du mandat',
    label: 'Nouvelle date de fin',
    avant: 'La date de fin',
  },
} as const

/** A keeper changes one end of a mandate; what the rules refuse is said beside the field. */
export const FenetreDate = ({
  mandat,
  mandats,
  bout,
  onFermer,
}: {
  mandat: MandatVu
  /** All those of the co-ownership. */
  mandats: readonly MandatVu[]
  bout: 'debut' | 'fin'
  onFermer: () => void
}) => {
  const { operation, titre, label, avant } = BOUTS[bout]
  const { mutateAsync } = useCommand(operation, { business: true, invalidates: LECTURES_MANDAT })
  const record = useRecordForm({
    operation,
    defaultValues: {
      date: (bout === 'debut' ? mandat.dateDebut : mandat.dateFin) ?? '',
      motif: '',
    },
    toArgs: ({ date, motif }) => ({
      params: { idMandat: Number(mandat.id), date: parseFrDate(date) ?? date.trim() },
      query: { motif: motif.trim() },
    }),
    // The rules name the field of the mandate; the window has one date.
    fieldOf: (champ) => (['idMandat', 'motif'].includes(champ) ? champ : 'date'),
    submit: async (args) => {
      await mutateAsync(args)
      notify('success', `${avant} du mandat est modifiée.`, 'Le syndic sera prévenu par courriel.')
      onFermer()
      document.querySelector<HTMLElement>('main h1')?.focus()
    },
  })
  const change = {
    ...mandat,
    [bout === 'debut' ? 'dateDebut' : 'dateFin']: record.form.watch('date'),
  }
  const [debut, fin] = [parseFrDate(change.dateDebut), parseFrDate(change.dateFin)]
  return (
    <FenetreFormulaire
      record={record}
      titre={titre}
      confirmer="Enregistrer la date"
      onFermer={onFermer}
    >
      <p>
        Mandat {deNom(mandat.teledeclarant)}, du {mandat.dateDebut} au {mandat.dateFin}.
      </p>
      <RequiredNote />
      <FormDate name="date" label={label} required />
      {/* A day that cannot be read, or a period that ends before it begins, leads to nothing. */}
      {debut !== null && fin !== null && debut <= fin && (
        <Consequence mandats={mandats} change={change} />
      )}
      <FormTextArea
        name="motif"
        label="Motif"
        required
        hint="Il est inscrit au journal et communiqué au syndic."
        textAreaProps={{ rows: 3 }}
      />
    </FenetreFormulaire>
  )
}

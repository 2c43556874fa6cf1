import { parseFrDate } from '@registre/domain'
import { FieldDate, focusField, RequiredNote } from '@registre/ui'
import { useState } from 'react'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { FenetreDecision } from '../validation/FenetreDecision.tsx'
import { LECTURES_MANDAT } from './lectures.ts'
import type { MandatVu } from './mandat.ts'

const BOUTS = {
  debut: {
    titre: 'Modifier la date de début du mandat',
    label: 'Nouvelle date de début',
    avant: 'La date de début',
  },
  fin: {
    titre: 'Modifier la date de fin du mandat',
    label: 'Nouvelle date de fin',
    avant: 'La date de fin',
  },
} as const

/** A keeper changes one end of a mandate; what the rules refuse is said beside the field. */
export const FenetreDate = ({
  mandat,
  bout,
  onFermer,
}: {
  mandat: MandatVu
  bout: 'debut' | 'fin'
  onFermer: () => void
}) => {
  const actuelle = bout === 'debut' ? mandat.dateDebut : mandat.dateFin
  const [texte, setTexte] = useState(actuelle ?? '')
  const [erreur, setErreur] = useState<string | undefined>(undefined)
  const options = { business: true, invalidates: LECTURES_MANDAT } as const
  const debut = useCommand('modifierDateDebutMandat', options)
  const fin = useCommand('modifierDateFinMandat', options)
  const { titre, label, avant } = BOUTS[bout]
  const envoyer = async (): Promise<void> => {
    const date = parseFrDate(texte)
    const refuser = (message: string): void => {
      setErreur(message)
      focusField('date')
    }
    if (date === null)
      return refuser(
        texte.trim() === '' ? 'Ce champ est requis' : 'Le champ n’est pas au bon format',
      )
    try {
      const args = { params: { idMandat: Number(mandat.id), date } }
      await (bout === 'debut' ? debut.mutateAsync(args) : fin.mutateAsync(args))
      notify('success', `${avant} du mandat est modifiée.`, 'Le syndic est prévenu par courriel.')
      onFermer()
      document.querySelector<HTMLElement>('main h1')?.focus()
    } catch (error) {
      if (!isApiError(error)) throw error
      refuser(error.problem.champs?.[0]?.message ?? error.problem.message)
    }
  }
  return (
    <FenetreDecision
      titre={titre}
      confirmer="Enregistrer la date"
      enCours={debut.isPending || fin.isPending}
      erreur={null}
      onConfirmer={() => void envoyer()}
      onFermer={onFermer}
    >
      <p>
        Mandat de {mandat.teledeclarant}, du {mandat.dateDebut} au {mandat.dateFin}.
      </p>
      <RequiredNote />
      <FieldDate
        name="date"
        label={label}
        required
        error={erreur}
        inputProps={{ value: texte, onChange: (event) => setTexte(event.target.value) }}
        onNormalize={setTexte}
      />
    </FenetreDecision>
  )
}

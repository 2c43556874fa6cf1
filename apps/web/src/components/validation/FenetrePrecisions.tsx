import { SILENCE_PRECISIONS_JOURS } from '@registre/domain'
import { FieldTextArea, focusField, RequiredNote } from '@registre/ui'
import { useState } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { FenetreDecision, type FenetreProps } from './FenetreDecision.tsx'

export interface FenetrePrecisionsProps extends Pick<
  FenetreProps,
  'enCours' | 'erreur' | 'onFermer'
> {
  message: string
  onChange: (message: string) => void
  onEnvoyer: () => void
}

/** Asks the declarant for details: the message goes by mail, the clock stops (states.md row 14). */
export const FenetrePrecisions = ({
  message,
  onChange,
  onEnvoyer,
  onFermer,
  enCours,
  erreur,
}: FenetrePrecisionsProps) => {
  const [tente, setTente] = useState(false)
  const faute = message.trim() === '' ? 'Ce champ est requis' : undefined
  usePageTitle({ enErreur: tente && faute !== undefined })
  const envoyer = () => {
    setTente(true)
    if (faute) focusField('message')
    else onEnvoyer()
  }
  return (
    <FenetreDecision
      titre="Demander des précisions"
      confirmer="Envoyer la demande de précisions"
      enCours={enCours}
      erreur={erreur}
      onConfirmer={envoyer}
      onFermer={onFermer}
    >
      <p>
        Le dossier revient au déclarant et le délai est suspendu jusqu’à sa réponse. Sans réponse
        sous {SILENCE_PRECISIONS_JOURS} jours, la demande est refusée.
      </p>
      <RequiredNote />
      <FieldTextArea
        name="message"
        label="Message au déclarant"
        required
        error={tente ? faute : undefined}
        hint="2000 caractères au plus."
        textAreaProps={{
          value: message,
          maxLength: 2000,
          rows: 6,
          onChange: (event) => onChange(event.target.value),
        }}
      />
    </FenetreDecision>
  )
}

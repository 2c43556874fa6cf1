import { SILENCE_PRECISIONS_JOURS } from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormTextArea } from '../form-fields.tsx'
import { ChoixReponseType } from './ChoixReponseType.tsx'
import { cibleDe } from './decision.ts'
import { type FenetreSaisieProps, useFenetreSaisie } from './use-fenetre-saisie.ts'

/** Asks the declarant for details: the message goes by mail, the clock stops (states.md row 14). */
export const FenetrePrecisions = (props: FenetreSaisieProps) => {
  const fenetre = useFenetreSaisie(props, {
    operation: 'demanderPrecisions',
    toArgs: ({ message }) => ({ body: { ...cibleDe(props.infos), message } }),
    submit: async (args) => props.onDecider({ geste: 'demander-precisions', args }),
  })
  return (
    <FenetreFormulaire
      {...fenetre}
      panneau
      titre="Demander des précisions"
      confirmer="Envoyer la demande de précisions"
    >
      <p>
        Le dossier revient au déclarant et le délai est suspendu jusqu’à sa réponse. Sans réponse
        sous {SILENCE_PRECISIONS_JOURS} jours, la demande est refusée.
      </p>
      <RequiredNote />
      <ChoixReponseType usage="PRECISIONS" champ="message" />
      <FormTextArea
        name="message"
        label="Message au déclarant"
        required
        textAreaProps={{ rows: 6 }}
      />
    </FenetreFormulaire>
  )
}

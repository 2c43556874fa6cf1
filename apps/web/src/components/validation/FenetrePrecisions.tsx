import {
  courrielPrecisions,
  formatFrDate,
  limiteDesPrecisions,
  SILENCE_PRECISIONS_JOURS,
} from '@registre/domain'
import { focusField, RequiredNote } from '@registre/ui'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormTextArea } from '../form-fields.tsx'
import { ChoixReponseType } from './ChoixReponseType.tsx'
import { cibleDe } from './decision.ts'
import { aujourdhui } from './echeance.ts'
import type { InfosValidation } from './types.ts'
import { type FenetreSaisieProps, useFenetreSaisie } from './use-fenetre-saisie.ts'
import { valeursReponse } from './valeurs-reponse.ts'

/** The mail as the declarant will read it, while it is written. */
const Apercu = ({ infos: { fiche } }: { infos: InfosValidation }) => {
  const { watch } = useFormContext<{ message: string }>()
  const message = watch('message').trim()
  const { titre, paragraphes } = courrielPrecisions({
    nomCopropriete: fiche.declaration?.nomCopropriete ?? '',
    message: message || '…',
    dateLimite: formatFrDate(limiteDesPrecisions(aujourdhui())),
  })
  return (
    <details className="rc-apercu-courriel">
      <summary>Aperçu du courriel</summary>
      <p className="fr-text--bold">{titre}</p>
      {paragraphes.map((p) => (
        <p key={p} className="rc-texte-saisi">
          {p}
        </p>
      ))}
    </details>
  )
}

/** Asks the declarant for details: the message goes by mail, the clock stops. */
export const FenetrePrecisions = (props: FenetreSaisieProps) => {
  const fenetre = useFenetreSaisie(props, {
    operation: 'demanderPrecisions',
    toArgs: ({ message }) => ({ body: { ...cibleDe(props.infos), message } }),
    submit: async (args) => props.onDecider({ geste: 'demander-precisions', args }),
  })
  useEffect(() => void focusField('message'), [])
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
      <ChoixReponseType usage="PRECISIONS" champ="message" valeurs={valeursReponse(props.infos)} />
      <FormTextArea
        name="message"
        label="Message au déclarant"
        required
        textAreaProps={{ rows: 6 }}
      />
      <Apercu infos={props.infos} />
    </FenetreFormulaire>
  )
}

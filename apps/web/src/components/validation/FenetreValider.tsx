import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormTextArea } from '../form-fields.tsx'
import type { ReactNode } from 'react'
import { type FenetreSaisieProps, useFenetreSaisie } from './use-fenetre-saisie.ts'

/** Validates on trust: why no proof is needed is asked, and the journal keeps it. */
export const FenetreValiderSansPreuve = ({
  children,
  ...props
}: FenetreSaisieProps & { children: ReactNode }) => {
  const fenetre = useFenetreSaisie(props, {
    operation: 'validerDemande',
    toArgs: ({ motif }) => ({
      params: { id: props.infos.demande.id },
      body: { version: props.infos.demande.version, motif },
    }),
    submit: async (_args, { motif }) => props.onDecider({ geste: 'valider', motif: motif.trim() }),
  })
  return (
    <FenetreFormulaire {...fenetre} titre="Valider sans preuve" confirmer="Valider la demande">
      {children}
      <FormTextArea
        name="motif"
        label="Raison de valider sans preuve"
        required
        hint="Elle est inscrite au journal et à l’historique de la copropriété."
        textAreaProps={{ rows: 3 }}
      />
    </FenetreFormulaire>
  )
}

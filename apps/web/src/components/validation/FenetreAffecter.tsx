import { RequiredNote } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/index.ts'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormSelect, FormTextArea } from '../form-fields.tsx'
import { cibleDe } from './decision.ts'
import { type FenetreSaisieProps, useFenetreSaisie } from './use-fenetre-saisie.ts'

/** Gives the request to a keeper, or to the team, with the reason; it goes back to the queue under that name. */
export const FenetreAffecter = (props: FenetreSaisieProps) => {
  const { data: teneurs = [] } = useQuery(queryOf('listerTeneurs')())
  const fenetre = useFenetreSaisie(props, {
    operation: 'affecterDemande',
    toArgs: ({ idTeneur, raisonAffectationTeneur }) => ({
      body: {
        ...cibleDe(props.infos),
        ...(idTeneur === '' ? {} : { idTeneur: Number(idTeneur) }),
        raisonAffectationTeneur,
      },
    }),
    submit: async (args, { idTeneur }) =>
      props.onDecider({
        geste: 'affecter',
        args,
        nomTeneur: teneurs.find(({ clef }) => clef === idTeneur)?.valeur ?? 'l’équipe des teneurs',
      }),
  })
  return (
    <FenetreFormulaire {...fenetre} titre="Affecter la demande" confirmer="Affecter">
      <RequiredNote />
      <FormSelect
        name="idTeneur"
        label="Teneur"
        empty=""
        placeholder="Toute l’équipe"
        options={teneurs.map(({ clef, valeur }) => ({ value: clef, label: valeur }))}
      />
      <FormTextArea name="raisonAffectationTeneur" label="Raison de l’affectation" required />
    </FenetreFormulaire>
  )
}

import { FieldSelect, FieldTextArea, focusField, RequiredNote } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { FenetreDecision, type FenetreProps } from './FenetreDecision.tsx'

export interface FenetreAffecterProps extends Pick<
  FenetreProps,
  'enCours' | 'erreur' | 'onFermer'
> {
  idTeneur: string
  raison: string
  onChange: (saisie: { idTeneur?: string; raisonAffectation?: string }) => void
  onAffecter: (nomTeneur: string) => void
}

/** Gives the request to a keeper, with the reason; it goes back to the queue under that name. */
export const FenetreAffecter = ({
  idTeneur,
  raison,
  onChange,
  onAffecter,
  onFermer,
  enCours,
  erreur,
}: FenetreAffecterProps) => {
  const { data: teneurs = [] } = useQuery(queryOf('listerTeneurs')())
  const [tente, setTente] = useState(false)
  const fautes = {
    idTeneur: idTeneur === '' ? 'Choisissez un teneur.' : undefined,
    raison: raison.trim() === '' ? 'Ce champ est requis' : undefined,
  }
  usePageTitle({ enErreur: tente && (fautes.idTeneur ?? fautes.raison) !== undefined })
  const affecter = () => {
    setTente(true)
    if (fautes.idTeneur) return void focusField('idTeneur')
    if (fautes.raison) return void focusField('raisonAffectation')
    onAffecter(teneurs.find(({ clef }) => clef === idTeneur)?.valeur ?? '')
  }
  return (
    <FenetreDecision
      titre="Affecter la demande"
      confirmer="Affecter"
      enCours={enCours}
      erreur={erreur}
      onConfirmer={affecter}
      onFermer={onFermer}
    >
      <RequiredNote />
      <FieldSelect
        name="idTeneur"
        label="Teneur"
        required
        error={tente ? fautes.idTeneur : undefined}
        placeholder="Sélectionnez un teneur"
        options={teneurs.map(({ clef, valeur }) => ({ value: clef, label: valeur }))}
        selectProps={{
          value: idTeneur,
          onChange: (event) => onChange({ idTeneur: event.target.value }),
        }}
      />
      <FieldTextArea
        name="raisonAffectation"
        label="Raison de l’affectation"
        required
        error={tente ? fautes.raison : undefined}
        hint="500 caractères au plus."
        textAreaProps={{
          value: raison,
          maxLength: 500,
          onChange: (event) => onChange({ raisonAffectation: event.target.value }),
        }}
      />
    </FenetreDecision>
  )
}

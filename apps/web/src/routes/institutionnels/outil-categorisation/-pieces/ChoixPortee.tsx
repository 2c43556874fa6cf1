import {
  type CodePortee,
  LABELS_NIVEAU_GEOGRAPHIQUE,
  type Maille,
  type Portee,
  PORTEES,
  porteesPour,
} from '@registre/domain'
import { FieldSelect, type Option } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../../lib/api/index.ts'
import { useCompte } from '../../../../lib/session.ts'
import { useTerritoires } from './territoires.ts'

export interface ChoixDePortee {
  portee: CodePortee
  parent: string
  element: string
}

const TOUS: Readonly<Record<Maille, string>> = {
  REGION: 'Toutes les régions',
  DEPARTEMENT: 'Tous les départements',
  EPCI: 'Toutes les intercommunalités',
  COMMUNE: 'Toutes les communes',
}

/** A grouping is found through its department: there are more than a thousand of them. */
const useParents = (niveau: Maille | null, parent: string) => {
  const [departement, setDepartement] = useState('')
  // A grouping that comes from the address brings its own name, whatever department was chosen.
  const connu = useQuery({
    ...queryOf('lireEpci')({ params: { siren: parent || '000000000' } }, { silent: true }),
    enabled: niveau === 'EPCI' && parent !== '',
  })
  const listes = useTerritoires(
    niveau,
    niveau === 'EPCI' ? { niveau: 'DEPARTEMENT', code: departement } : null,
  )
  const seul: Option[] =
    connu.data && !listes.some((o) => o.value === parent)
      ? [{ value: parent, label: connu.data.nom }]
      : []
  return { departement, setDepartement, options: niveau === 'EPCI' ? [...seul, ...listes] : listes }
}

/** Chooses where: a scope, the territory that it asks for, and one of those inside, or all. */
export const ChoixPortee = ({
  valeur,
  onChange,
  erreur,
}: {
  valeur: ChoixDePortee
  onChange: (v: ChoixDePortee) => void
  erreur: string | undefined
}) => {
  const niveau = useCompte()?.territoire?.niveau ?? null
  const portees = porteesPour(niveau)
  const portee: Portee = PORTEES[valeur.portee]
  const { departement, setDepartement, options } = useParents(portee.parent, valeur.parent)
  const departements = useTerritoires(portee.parent === 'EPCI' ? 'DEPARTEMENT' : null, null)
  const choisissable =
    !portee.mien &&
    valeur.portee !== 'NATIONAL' &&
    valeur.portee !== 'METROPOLE' &&
    (portee.parent === null || valeur.parent !== '')
  const elements = useTerritoires(
    choisissable ? portee.maille : null,
    portee.parent === null ? null : { niveau: portee.parent, code: valeur.parent },
  )
  const plusieurs = valeur.element.includes(',')
    ? [{ value: valeur.element, label: `${valeur.element.split(',').length} territoires choisis` }]
    : []
  return (
    <>
      <FieldSelect
        name="portee"
        label="Portée géographique"
        placeholder={null}
        options={portees.map((code) => ({ value: code, label: PORTEES[code].label }))}
        selectProps={{
          value: valeur.portee,
          onChange: (e) => {
            const choisie = portees.find((code) => code === e.target.value)
            if (choisie) onChange({ portee: choisie, parent: '', element: '' })
          },
        }}
      />
      {portee.parent === 'EPCI' && (
        <FieldSelect
          name="departement"
          label="Département de l’intercommunalité"
          placeholder="Choisissez un département"
          options={departements}
          selectProps={{ value: departement, onChange: (e) => setDepartement(e.target.value) }}
        />
      )}
      {portee.parent !== null && (
        <FieldSelect
          name="parent"
          label={LABELS_NIVEAU_GEOGRAPHIQUE[portee.parent]}
          required
          error={erreur}
          options={options}
          selectProps={{
            value: valeur.parent,
            onChange: (e) => onChange({ ...valeur, parent: e.target.value, element: '' }),
          }}
        />
      )}
      {choisissable && (
        <FieldSelect
          name="element"
          label={`Limiter à : ${LABELS_NIVEAU_GEOGRAPHIQUE[portee.maille].toLowerCase()}`}
          placeholder={TOUS[portee.maille]}
          options={[...plusieurs, ...elements]}
          selectProps={{
            value: valeur.element,
            onChange: (e) => onChange({ ...valeur, element: e.target.value }),
          }}
        />
      )}
    </>
  )
}

import { ErrorSummary, FieldSelect, FieldText, focusField } from '@registre/ui'
import { FieldDate } from '../FieldDate.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { queryOf } from '../../lib/api/index.ts'
import { ActionsRecherche } from '../ActionsRecherche.tsx'
import { ChampCommune } from './ChampCommune.tsx'
import { JOURS, LISTES, TEXTES } from './champs-avances.ts'
import { type CriteresAnnuaire, lireCriteres } from './criteres.ts'
import { fautesAvancees } from './fautes.ts'
import { aUnCritere } from './recherche.ts'
import { limitsOf } from '../../lib/form-check.ts'
import { JOKERS } from '../../lib/jokers.ts'

/** How the form names the criteria of the operation. */
const CHAMPS = {
  commune: 'insee',
  codePostal: 'cp',
  lieuDit: 'lieudit',
  numeroImmatriculation: 'numero',
}

/** Every criterion of the advanced search; one at least is needed. */
export const RechercheAvancee = ({
  criteres,
  onChercher,
}: {
  criteres: CriteresAnnuaire
  onChercher: (criteres: CriteresAnnuaire) => void
}) => {
  const { data: departements } = useQuery(
    queryOf('listerDepartements')({ params: { idRegion: 0 } }),
  )
  const [dep, setDep] = useState(criteres.dep ?? '')
  const [fautes, setFautes] = useState<Record<string, string>>({})
  const [tentative, setTentative] = useState(0)
  const { modifier } = criteres
  // The link that opened it has gone. After the router, which goes to the top of the screen.
  useEffect(() => {
    const suite = modifier ? setTimeout(focusField, 60, 'dep') : undefined
    return () => clearTimeout(suite)
  }, [modifier])
  const envoyer = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const saisi = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([cle, valeur]) => [cle, String(valeur).trim()]),
    )
    const nouveaux = lireCriteres({
      ...saisi,
      mode: 'avancee',
      tri: criteres.tri,
      sens: criteres.sens,
    })
    const trouvees = fautesAvancees(saisi, aUnCritere(nouveaux))
    setFautes(trouvees)
    setTentative((n) => n + 1)
    if (Object.keys(trouvees).length === 0) onChercher(nouveaux)
  }
  return (
    <form
      role="search"
      aria-label="Recherche avancée"
      className="rc-filtrage"
      onFocus={limitsOf('rechercherAnnuaire', CHAMPS)}
      onSubmit={envoyer}
      noValidate
    >
      <div className="rc-filtrage__large">
        <ErrorSummary
          errors={Object.entries(fautes).map(([name, message]) => ({ name, message }))}
          attempt={tentative}
        />
        <p className="fr-hint-text">
          Renseignez au moins un critère. Un texte s’entend « contient », sans tenir compte des
          accents ni des majuscules. {JOKERS}.
        </p>
      </div>
      <FieldSelect
        name="dep"
        label="Département"
        placeholder="Tous les départements"
        error={fautes['dep']}
        options={(departements ?? []).map((d) => ({
          value: d.code,
          label: `${d.code} – ${d.nom}`,
        }))}
        selectProps={{ value: dep, onChange: (event) => setDep(event.target.value) }}
      />
      <ChampCommune
        key={dep}
        departement={dep}
        depart={dep === criteres.dep ? (criteres.insee ?? '') : ''}
        error={fautes['commune']}
      />
      <FieldText
        name="cp"
        label="Code postal"
        error={fautes['cp']}
        inputProps={{
          defaultValue: criteres.cp ?? '',
          inputMode: 'numeric',
          autoComplete: 'off',
        }}
      />
      {TEXTES.map(({ critere, label, hint }) => (
        <FieldText
          key={critere}
          name={critere}
          label={label}
          hint={hint}
          error={fautes[critere]}
          inputProps={{
            defaultValue: criteres[critere] ?? '',
            autoComplete: 'off',
          }}
        />
      ))}
      {JOURS.map(({ critere, label }) => (
        <FieldDate
          key={critere}
          name={critere}
          label={label}
          error={fautes[critere]}
          inputProps={{ defaultValue: criteres[critere] ?? '' }}
        />
      ))}
      {LISTES.map(({ critere, label, placeholder, options }) => (
        <FieldSelect
          key={critere}
          name={critere}
          label={label}
          placeholder={placeholder}
          options={options}
          selectProps={{ defaultValue: criteres[critere] ?? '' }}
        />
      ))}
      <ActionsRecherche onEffacer={() => onChercher({ mode: 'avancee' })} />
    </form>
  )
}

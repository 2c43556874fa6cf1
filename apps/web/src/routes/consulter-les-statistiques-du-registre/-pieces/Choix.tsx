import { Button } from '@registre/ui'
import { departementDeLaCommune } from '@registre/domain'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { queryOf } from '../../../lib/api/index.ts'
import type { Periode, RechercheStatistiques, Territoire } from './valeurs.ts'

type Option = readonly [valeur: string, libelle: string]

const Liste = ({
  label,
  vide,
  options,
  valeur,
  onChange,
}: {
  label: string
  vide?: string
  options: readonly Option[]
  valeur: string
  onChange: (v: string) => void
}) => {
  const id = useId()
  return (
    <div className="fr-select-group fr-col-12 fr-col-md-4">
      <label className="fr-label" htmlFor={id}>
        {label}
      </label>
      <select
        className="fr-select"
        id={id}
        value={valeur}
        onChange={(e) => onChange(e.target.value)}
      >
        {vide !== undefined && <option value="">{vide}</option>}
        {options.map(([v, libelle]) => (
          <option key={v} value={v}>
            {libelle}
          </option>
        ))}
      </select>
    </div>
  )
}

/**
 * The lists as a territory sets them. A grouping may stand in several departments: none is chosen,
 * and it stays sought.
 */
const depart = ({ niveau, code }: Territoire) => ({
  region: niveau === 'REGION' ? code : '',
  departement:
    niveau === 'DEPARTEMENT' ? code : niveau === 'COMMUNE' ? departementDeLaCommune(code) : '',
  epci: niveau === 'EPCI' ? code : '',
  commune: niveau === 'COMMUNE' ? code : '',
})

/** The narrowest territory chosen. */
const choisi = ({
  region,
  departement,
  epci,
  commune,
}: ReturnType<typeof depart>): RechercheStatistiques =>
  commune
    ? { niveau: 'COMMUNE', code: commune }
    : epci
      ? { niveau: 'EPCI', code: epci }
      : departement
        ? { niveau: 'DEPARTEMENT', code: departement }
        : region
          ? { niveau: 'REGION', code: region }
          : { niveau: undefined, code: undefined }

const estLe = ({ niveau, code }: Territoire, choix: RechercheStatistiques): boolean =>
  (choix.niveau ?? 'NATIONAL') === niveau && (choix.code ?? '') === code
const cle = (periode: Periode | null): string =>
  periode ? `${periode.annee}/${periode.trimestre}` : ''

/**
 * Territory, from the widest to the narrowest, and quarter. The address of the page changes with
 * the button.
 */
export const Choix = ({
  territoire,
  periode,
  onChoisir,
}: {
  territoire: Territoire
  periode: Periode | null
  onChoisir: (s: RechercheStatistiques) => void
}): ReactNode => {
  const [choix, setChoix] = useState(depart(territoire))
  const [trimestre, setTrimestre] = useState(cle(periode))
  const [montre, setMontre] = useState({ territoire, periode })
  // Other figures have come: from this form, which stays as it is, or by the map or the history,
  // which it follows.
  if (montre.territoire !== territoire || montre.periode !== periode) {
    setMontre({ territoire, periode })
    if (trimestre === cle(montre.periode)) setTrimestre(cle(periode))
    if (!estLe(territoire, choisi(choix))) setChoix(depart(territoire))
  }
  const { data: trimestres } = useSuspenseQuery(queryOf('listerTrimestresStatistiques')({}))
  const { data: regions } = useSuspenseQuery(queryOf('listerRegions')({}))
  const { data: departements = [] } = useQuery(
    queryOf('listerDepartements')({ params: { idRegion: 0 } }),
  )
  // A department that the map or the address gave does not say its region.
  const region =
    choix.region || (departements.find((d) => d.code === choix.departement)?.codeRegion ?? '')
  const dansDepartement = { params: { num: choix.departement } }
  const { data: epcis = [] } = useQuery({
    ...queryOf('listerEpciDuDepartement')(dansDepartement),
    enabled: choix.departement !== '',
  })
  const { data: communes = [] } = useQuery({
    ...queryOf('listerCommunesDuDepartement')(dansDepartement),
    enabled: choix.departement !== '',
  })
  const envoyer = () => {
    const [annee, t] = trimestre.split('/').map(Number)
    onChoisir({ ...choisi(choix), annee: annee || undefined, trimestre: t || undefined })
  }
  return (
    <form
      className="fr-mb-4w rc-non-imprime"
      aria-label="Territoire et période"
      onSubmit={(e) => {
        e.preventDefault()
        envoyer()
      }}
    >
      <div className="fr-grid-row fr-grid-row--gutters">
        {trimestres.length > 0 && (
          <Liste
            label="Période"
            options={trimestres.map((t) => [
              `${t.annee}/${t.trimestre}`,
              t.provisoire ? `${t.libelle} (en cours)` : t.libelle,
            ])}
            valeur={trimestre}
            onChange={setTrimestre}
          />
        )}
        <Liste
          label="Région"
          vide="Toute la France"
          options={regions.map((r) => [r.code, r.nom])}
          valeur={region}
          onChange={(region) => setChoix({ region, departement: '', epci: '', commune: '' })}
        />
        <Liste
          label="Département"
          vide="Tous les départements"
          options={departements
            .filter((d) => region === '' || d.codeRegion === region)
            .map((d) => [d.code, `${d.code} ${d.nom}`])}
          valeur={choix.departement}
          onChange={(departement) => setChoix({ region, departement, epci: '', commune: '' })}
        />
        {choix.departement !== '' && (
          <>
            <Liste
              label="Intercommunalité"
              vide="Toutes les intercommunalités"
              options={epcis.map((e) => [e.siren, e.nom])}
              valeur={choix.epci}
              onChange={(epci) => setChoix({ ...choix, epci, commune: '' })}
            />
            <Liste
              label="Commune"
              vide="Toutes les communes"
              options={communes.map((c) => [c.code, c.nom])}
              valeur={choix.commune}
              onChange={(commune) => setChoix({ ...choix, commune, epci: '' })}
            />
          </>
        )}
      </div>
      <Button type="submit" className="fr-mt-2w">
        Afficher les chiffres
      </Button>
    </form>
  )
}

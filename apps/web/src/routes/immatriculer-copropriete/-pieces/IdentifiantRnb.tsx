import { Button } from '@registre/ui'
import { adresseEnLigne, adressesDe, type Batiment, LABELS_CONFIANCE_RNB } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { faitLisible } from '../../../components/declaration/batiments.ts'
import { Champ } from '../../../components/declaration/champs.tsx'
import { isApiError, queryOf } from '../../../lib/api/index.ts'

/** Where to look: the address of the building, else the one of reference; null when none is placed. */
const usePoint = (batiment: Batiment) => {
  const { identification: i } = useBrouillon().faits.contenu
  const adresses = adressesDe(i)
  const sienne = adresses.find((a) => adresseEnLigne(a) === batiment.adresse) ?? adresses[0]
  if (!sienne || sienne.longitude === null || sienne.latitude === null) return null
  return { longitude: sienne.longitude, latitude: sienne.latitude, idBan: sienne.idBan }
}

/** The identifier of the national reference of buildings: copied, or chosen among those around. */
export const IdentifiantRnb = ({ rang, batiment }: { rang: number; batiment: Batiment }) => {
  const { form } = useBrouillon()
  const [cherche, setCherche] = useState(false)
  const point = usePoint(batiment)
  const { data, error, isFetching } = useQuery({
    ...queryOf('chercherBatimentsRnb')(
      { query: point ?? { longitude: 0, latitude: 0 } },
      { silent: true },
    ),
    enabled: cherche && point !== null,
    retry: false,
  })
  const champ = `donneesTechniques.batiments.${rang}` as const
  const choisir = (idRnb: string, confiance: Batiment['confianceRnb']): void => {
    form.setValue(`${champ}.idRnb`, idRnb, { shouldDirty: true })
    form.setValue(`${champ}.confianceRnb`, confiance ?? '', { shouldDirty: true })
    setCherche(false)
  }
  return (
    <div>
      <Champ name={`${champ}.idRnb`} />
      {point !== null && (
        <Button
          kind="tertiary"
          small
          className="fr-mt-1w"
          aria-expanded={cherche}
          onClick={() => setCherche(!cherche)}
        >
          Chercher autour de l’adresse
        </Button>
      )}
      <div role="status">
        {cherche && isFetching && <p className="fr-hint-text fr-mt-1w">Recherche…</p>}
        {cherche && error && (
          <p className="fr-error-text">
            {isApiError(error) ? error.problem.message : 'La recherche n’a pas abouti. Réessayez.'}
          </p>
        )}
        {cherche && data?.batiments.length === 0 && (
          <p className="fr-hint-text fr-mt-1w">
            Aucun bâtiment du référentiel autour de cette adresse : laissez l’identifiant vide.
          </p>
        )}
      </div>
      {cherche && data && data.batiments.length > 0 && (
        <ul className="fr-raw-list fr-mt-1w">
          {data.batiments.map((b) => (
            <li key={b.idRnb} className="fr-mb-1w">
              <Button kind="tertiary" small onClick={() => choisir(b.idRnb, b.confiance)}>
                {faitLisible({ ...batiment, idRnb: b.idRnb }, 'idRnb')}
              </Button>
              <span className="fr-hint-text">
                {[
                  b.adresses.join(', '),
                  `à ${b.distance} m de l’adresse`,
                  LABELS_CONFIANCE_RNB[b.confiance].toLowerCase(),
                ]
                  .filter((t) => t !== '')
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

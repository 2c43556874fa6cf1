import { type Adresse, normaliserNumero } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queryOf } from '../../lib/api/index.ts'
import { useApres } from '../../lib/use-apres.ts'
import { ChampSuggestions } from '../ChampSuggestions.tsx'
import { lireAdresse } from '../declaration/adresses.ts'
import { sembleAdresse } from './recherche.ts'
import { limitsOf } from '../../lib/form-check.ts'

const MIN = 3

/** One box: a name, a number or an address, with the addresses that complete what is typed. */
export const RechercheLibre = ({
  depart,
  occupe,
  onTexte,
  onLocaliser,
  onAdresse,
}: {
  depart: string
  occupe: boolean
  onTexte: (texte: string) => void
  onLocaliser: (texte: string) => void
  onAdresse: (adresse: Adresse, saisi: string) => void
}) => {
  const [texte, setTexte] = useState(depart)
  const [oubli, setOubli] = useState(false)
  const pose = useApres(texte.trim())
  const completer =
    pose.length >= MIN && pose !== depart && sembleAdresse(pose) && normaliserNumero(pose) === null
  // Suggestions are a comfort: without the service, the search itself says what happens.
  const { data } = useQuery({
    ...queryOf('completerAdresse')({ query: { text: pose } }, { silent: true }),
    enabled: completer,
    retry: false,
    staleTime: 300_000,
  })
  const suggestions = completer
    ? (data?.results ?? []).map((r) => ({
        ...r,
        cle: `${r.fulltext} ${r.x} ${r.y}`,
        label: r.fulltext,
      }))
    : []
  const envoyer = (event: FormEvent): void => {
    event.preventDefault()
    const saisi = texte.trim()
    // Signs alone name nothing.
    const vide = !/[\p{L}\p{N}_]/u.test(saisi)
    setOubli(vide)
    if (vide || occupe) return
    if (saisi.length >= MIN && sembleAdresse(saisi)) onLocaliser(saisi)
    else onTexte(saisi)
  }
  return (
    <form
      role="search"
      aria-label="Rechercher une copropriété"
      method="get"
      action="/annuaire"
      onFocus={limitsOf('rechercherAnnuaire', { adresseNonSelectionnee: 'q' })}
      onSubmit={envoyer}
      noValidate
    >
      <ChampSuggestions
        nom="q"
        label="Nom, numéro d’immatriculation ou adresse"
        hint="Par exemple : Les Érables, AA0-000-001 ou 12 rue de la Paix 75002 Paris. « $ » au début : commence par ; « _ » : un caractère quelconque."
        error={oubli ? 'Saisissez un nom, un numéro ou une adresse.' : undefined}
        texte={texte}
        onTexte={setTexte}
        suggestions={suggestions}
        sansResultat={completer && pose === texte.trim() && data?.results.length === 0}
        onChoisir={(s) => {
          setTexte(s.fulltext)
          onAdresse(
            {
              ...lireAdresse(s.fulltext),
              codePostal: s.zipcode,
              commune: s.city,
              longitude: s.x,
              latitude: s.y,
              geolocalisee: true,
            },
            texte,
          )
        }}
        addon={
          <button type="submit" className="fr-btn" aria-disabled={occupe}>
            Rechercher
          </button>
        }
      />
    </form>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../lib/api/index.ts'
import { useApres } from '../../lib/use-apres.ts'
import { ChampSuggestions } from '../ChampSuggestions.tsx'

/**
 * A commune of a department by the beginning of its name; its INSEE code goes with the form as
 * `insee`.
 */
export const ChampCommune = ({
  departement,
  depart,
  error,
}: {
  departement: string
  depart: string
  error?: string | undefined
}) => {
  const { data: connue } = useQuery({
    ...queryOf('lireCommune')({ params: { insee: depart } }, { silent: true }),
    enabled: depart !== '',
  })
  const [saisi, setSaisi] = useState<{ texte: string; code: string } | null>(null)
  const { texte, code } = saisi ?? { texte: connue?.nom ?? '', code: depart }
  const pose = useApres(texte.trim())
  const cherche = departement !== '' && code === '' && pose !== ''
  const { data } = useQuery({
    ...queryOf('chercherCommunesDuDepartement')(
      { params: { dep: departement, term: pose } },
      { silent: true },
    ),
    enabled: cherche,
  })
  const suggestions = cherche
    ? (data ?? []).slice(0, 10).map((c) => ({
        ...c,
        cle: c.code,
        label: `${c.nom}${c.codesPostaux[0] ? ` (${c.codesPostaux[0]})` : ''}`,
      }))
    : []
  return (
    <>
      <ChampSuggestions
        nom="commune"
        label="Commune"
        hint={
          departement === ''
            ? 'Choisissez d’abord le département.'
            : 'Saisissez le début de son nom, puis choisissez-la.'
        }
        error={error}
        disabled={departement === ''}
        texte={texte}
        onTexte={(t) => setSaisi({ texte: t, code: '' })}
        suggestions={suggestions}
        sansResultat={cherche && pose === texte.trim() && data?.length === 0}
        onChoisir={(c) => setSaisi({ texte: c.nom, code: c.code })}
      />
      <input type="hidden" name="insee" value={departement === '' ? '' : code} />
      <input type="hidden" name="communeSaisie" value={departement === '' ? '' : texte} />
    </>
  )
}

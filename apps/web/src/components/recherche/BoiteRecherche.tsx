import { Button } from '@registre/ui'
import { afficherNumero, departementDeLaCommune } from '@registre/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { limitsOf } from '../../lib/form-check.ts'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { useApres } from '../../lib/use-apres.ts'
import { hrefFicheAnnuaire, hrefRecherche } from '../annuaire/lien.ts'
import { ChampSuggestions, type Suggestion } from '../ChampSuggestions.tsx'
import { surligner } from './surligner.tsx'

const MIN = 2
/** Long enough that no call is made at each key, short enough that nobody waits. */
const REPOS_MS = 150

const pluriel = (n: number): string =>
  n === 0 ? 'aucune copropriété' : `${formatNombre(n)} copropriété${n > 1 ? 's' : ''}`

type Choix = Suggestion & { href: string }

const choixAdresses = (a: Answer<'suggererAdresses'> | undefined): Choix[] =>
  (a?.adresses ?? []).map(({ libelle, surPlace, autour }) => ({
    cle: `adresse ${libelle}`,
    groupe: 'Adresses',
    icone: 'fr-icon-map-pin-2-line',
    label: libelle,
    detail:
      surPlace > 0 || autour === 0
        ? pluriel(surPlace)
        : `aucune copropriété, ${formatNombre(autour)} à moins de 300 m`,
    href: hrefRecherche(libelle.replace(',', '')),
  }))

const choixTrouves = (t: Answer<'suggererRecherche'> | undefined): Choix[] => [
  ...(t?.coproprietes ?? []).map((c) => ({
    cle: c.numeroImmatriculation,
    groupe: 'Copropriétés',
    icone: 'fr-icon-building-line',
    label: c.nom || c.adresse,
    detail: [afficherNumero(c.numeroImmatriculation), ...(c.nom ? [c.adresse] : [])].join(' · '),
    href: hrefFicheAnnuaire(c.numeroImmatriculation),
  })),
  ...(t?.communes ?? []).map((c) => ({
    cle: `commune ${c.code}`,
    groupe: 'Communes',
    icone: 'fr-icon-community-line',
    label: `${c.nom} (${c.codePostal})`,
    detail: pluriel(c.nombre),
    href: hrefRecherche(`${c.nom} (${departementDeLaCommune(c.code)})`),
  })),
]

/** What completes the text being typed: addresses with their answer, co-ownerships, communes. */
const useSuggestions = (texte: string, depart: string): { choix: Choix[]; vide: boolean } => {
  const pose = useApres(texte.trim(), REPOS_MS)
  const enabled = pose.length >= MIN && pose !== depart
  const options = {
    enabled,
    retry: false,
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  } as const
  // Suggestions are a comfort: without them, the search itself says what happens.
  const trouves = useQuery({
    ...queryOf('suggererRecherche')({ query: { q: pose } }, { silent: true }),
    ...options,
  })
  const situees = useQuery({
    ...queryOf('suggererAdresses')({ query: { q: pose } }, { silent: true }),
    ...options,
  })
  const choix = enabled ? [...choixAdresses(situees.data), ...choixTrouves(trouves.data)] : []
  return {
    choix: choix.map((c) => ({ ...c, contenu: surligner(c.label, pose) })),
    vide: enabled && trouves.isSuccess && !situees.isFetching && choix.length === 0,
  }
}

/**
 * The one box of the register: a name, a number, an address, a commune, in any spelling. Without its
 * code, it is a form that leads to the results.
 */
export const BoiteRecherche = ({
  depart = '',
}: {
  /** What was searched for: the results show it again, home begins with nothing. */
  depart?: string
}) => {
  const router = useRouter()
  const [texte, setTexte] = useState(depart)
  const [oubli, setOubli] = useState(false)
  // The box follows the address, but for what was typed since it was last sent.
  const [connu, setConnu] = useState({ depart, envoye: depart })
  if (connu.depart !== depart) {
    if (texte === connu.envoye) setTexte(depart)
    setConnu({ depart, envoye: depart })
  }
  const { choix, vide } = useSuggestions(texte, depart)
  const envoyer = (event: FormEvent): void => {
    event.preventDefault()
    const saisi = texte.trim()
    // Signs alone name nothing.
    const rien = !/[\p{L}\p{N}_]/u.test(saisi)
    setOubli(rien)
    if (rien) return
    setConnu({ depart, envoye: texte })
    router.history.push(hrefRecherche(saisi))
  }
  return (
    <form
      role="search"
      aria-label="Rechercher une copropriété"
      method="get"
      action="/annuaire"
      className="rc-boite"
      onFocus={limitsOf('chercherCoproprietes', { q: 'q' })}
      onSubmit={envoyer}
      noValidate
    >
      <ChampSuggestions
        nom="q"
        label="Adresse, nom, numéro d’immatriculation ou commune"
        error={oubli ? 'Saisissez un nom, un numéro ou une adresse.' : undefined}
        texte={texte}
        onTexte={setTexte}
        suggestions={choix}
        sansResultat={vide}
        onChoisir={(c) => {
          const choisi = c.groupe === 'Adresses' ? c.label : texte
          setTexte(choisi)
          setConnu({ depart, envoye: choisi })
          router.history.push(c.href)
        }}
        pied="Entrée : voir tous les résultats"
        addon={
          <Button type="submit" icon="fr-icon-search-line" className="rc-boite__bouton">
            Rechercher
          </Button>
        }
      />
    </form>
  )
}

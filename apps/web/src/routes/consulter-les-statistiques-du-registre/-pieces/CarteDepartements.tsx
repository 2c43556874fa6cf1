import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import adresseCarte from '../../../../node_modules/.carte/departements.json?url'
import { formatNombre } from '../../../lib/format.ts'

export interface DepartementCarte {
  code: string
  nom: string
  valeur: number | null
  texte: string
}

/** What scripts/carte-departements.ts writes. */
interface Carte {
  viewBox: string
  formes: Readonly<Record<string, string>>
}

const lireCarte = async (): Promise<Carte> => {
  const reponse = await fetch(adresseCarte)
  if (!reponse.ok) throw new Error(`the map answers ${reponse.status}`)
  return (await reponse.json()) as Carte
}

const CLASSES = 5

/** Upper bounds of five classes of about as many departments each, without twins. */
const bornes = (departements: readonly DepartementCarte[]): number[] => {
  const valeurs = departements.flatMap((d) => (d.valeur ? [d.valeur] : [])).toSorted((a, b) => a - b)
  const hautes = Array.from({ length: CLASSES }, (_, i) => valeurs[Math.ceil(((i + 1) * valeurs.length) / CLASSES) - 1] ?? 0)
  return [...new Set(hautes)].filter((v) => v > 0)
}
const classe = (valeur: number | null, hautes: readonly number[]): number => (valeur ? hautes.findIndex((h) => valeur <= h) + 1 + CLASSES - hautes.length : 0)

/** The departments of France: shapes for the mainland and Corsica, tiles for those overseas. Each one is a button. */
export const CarteDepartements = ({
  titre,
  departements,
  choisi,
  onChoisir,
}: {
  titre: string
  departements: readonly DepartementCarte[]
  choisi: string
  onChoisir: (code: string) => void
}) => {
  const [vise, setVise] = useState('')
  // A page that the server renders does without: the table says the same.
  const { data: carte, isError } = useQuery({
    queryKey: ['carte-departements'],
    queryFn: lireCarte,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !import.meta.env.SSR,
  })
  if (isError) return <p>La carte n’a pas pu être chargée. Le tableau des départements dit les mêmes chiffres.</p>
  if (!carte) return <p>Préparation de la carte…</p>
  const hautes = bornes(departements)
  const nom = (d: DepartementCarte): string => `${d.nom} (${d.code}) : ${d.texte}`
  const actes = (d: DepartementCarte) => ({
    role: 'button',
    tabIndex: 0,
    'aria-label': nom(d),
    'aria-pressed': d.code === choisi,
    onClick: () => onChoisir(d.code),
    onFocus: () => setVise(d.code),
    onBlur: () => setVise(''),
    onPointerEnter: () => setVise(d.code),
    onPointerLeave: () => setVise(''),
    onKeyDown: (e: React.KeyboardEvent) => {
      if (e.key !== 'Enter' && e.key !== ' ') return
      e.preventDefault()
      onChoisir(d.code)
    },
  })
  return (
    <div>
      <p>
        <a className="fr-link" href="#apres-carte">
          Passer la carte
        </a>
      </p>
      <svg viewBox={carte.viewBox} className="rc-carte-france" role="group" aria-label={titre}>
        {departements.flatMap((d) => {
          const forme = carte.formes[d.code]
          return forme === undefined
            ? []
            : [
                <path key={d.code} d={forme} className={`rc-departement rc-classe--${classe(d.valeur, hautes)}`} {...actes(d)}>
                  <title>{nom(d)}</title>
                </path>,
              ]
        })}
        {/* Drawn last: neighbours would cover half of an outline. */}
        {[...new Set([choisi, vise])].map((code) => code in carte.formes && <path key={code} d={carte.formes[code]} className="rc-departement-vise" />)}
      </svg>
      <ul className="rc-outre-mer fr-raw-list" aria-label="Outre-mer">
        {departements
          .filter((d) => !(d.code in carte.formes))
          .map((d) => (
            <li key={d.code}>
              <button type="button" aria-pressed={d.code === choisi} onClick={() => onChoisir(d.code)}>
                <span aria-hidden="true" className={`rc-pastille rc-classe--${classe(d.valeur, hautes)}`} /> {d.nom} : {d.texte}
              </button>
            </li>
          ))}
      </ul>
      <ul className="rc-legende fr-raw-list" id="apres-carte" tabIndex={-1} aria-label="Légende">
        <li>
          <span aria-hidden="true" className="rc-pastille rc-classe--0" /> Aucune copropriété, ou chiffre non publié
        </li>
        {hautes.map((h, i) => (
          <li key={h}>
            <span aria-hidden="true" className={`rc-pastille rc-classe--${i + 1 + CLASSES - hautes.length}`} />{' '}
            {i === 0 ? 'Jusqu’à' : `De ${formatNombre((hautes[i - 1] ?? 0) + 1)} à`} {formatNombre(h)}
          </li>
        ))}
      </ul>
    </div>
  )
}

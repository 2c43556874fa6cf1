import { useState } from 'react'
import { formatNombre } from '../../../lib/format.ts'
import { CADRE_CARTE } from './cadre-carte.ts'
import { useFormes } from './use-formes.ts'

export interface DepartementCarte {
  code: string
  nom: string
  valeur: number | null
  texte: string
}

const CLASSES = 5

/** Upper bounds of five classes of about as many departments each, without twins. */
const bornes = (departements: readonly DepartementCarte[]): number[] => {
  const valeurs = departements
    .flatMap((d) => (d.valeur ? [d.valeur] : []))
    .toSorted((a, b) => a - b)
  const hautes = Array.from(
    { length: CLASSES },
    (_, i) => valeurs[Math.ceil(((i + 1) * valeurs.length) / CLASSES) - 1] ?? 0,
  )
  return [...new Set(hautes)].filter((v) => v > 0)
}
const classe = (valeur: number | null, hautes: readonly number[]): number =>
  valeur ? hautes.findIndex((h) => valeur <= h) + 1 + CLASSES - hautes.length : 0

/**
 * Overseas departments and territories, beside the map: told from their codes, since the shapes
 * come later.
 */
const horsCarte = (code: string): boolean => /^9[78]/.test(code)

/**
 * The departments of France: shapes for the mainland and Corsica, tiles for those overseas. Each
 * one is a button.
 */
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
  const { formes, isError } = useFormes()
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
      <div className="rc-carte-cadre">
        {!formes && (
          <p className="rc-carte-attente">
            {isError
              ? 'La carte n’a pas pu être chargée. Le tableau des départements dit les mêmes chiffres.'
              : 'Préparation de la carte…'}
          </p>
        )}
        <svg
          viewBox={CADRE_CARTE}
          className="rc-carte-france"
          role="group"
          aria-label={titre}
          aria-busy={!formes && !isError}
        >
          {formes &&
            departements
              .filter((d) => !horsCarte(d.code))
              .map((d) => (
                <path
                  key={d.code}
                  d={formes[d.code]}
                  className={`rc-departement rc-classe--${classe(d.valeur, hautes)}`}
                  {...actes(d)}
                >
                  <title>{nom(d)}</title>
                </path>
              ))}
          {/* Drawn last: neighbours would cover half of an outline. */}
          {formes &&
            [...new Set([choisi, vise])].map(
              (code) =>
                code in formes && (
                  <path key={code} d={formes[code]} className="rc-departement-vise" />
                ),
            )}
        </svg>
      </div>
      <ul className="rc-outre-mer fr-raw-list" aria-label="Outre-mer">
        {departements
          .filter((d) => horsCarte(d.code))
          .map((d) => (
            <li key={d.code}>
              <button
                type="button"
                aria-pressed={d.code === choisi}
                onClick={() => onChoisir(d.code)}
              >
                <span
                  aria-hidden="true"
                  className={`rc-pastille rc-classe--${classe(d.valeur, hautes)}`}
                />{' '}
                {d.nom} : {d.texte}
              </button>
            </li>
          ))}
      </ul>
      <ul className="rc-legende fr-raw-list" id="apres-carte" tabIndex={-1} aria-label="Légende">
        <li>
          <span aria-hidden="true" className="rc-pastille rc-classe--0" /> Aucune copropriété, ou
          chiffre non publié
        </li>
        {hautes.map((h, i) => (
          <li key={h}>
            <span
              aria-hidden="true"
              className={`rc-pastille rc-classe--${i + 1 + CLASSES - hautes.length}`}
            />{' '}
            {i === 0
              ? 'Jusqu’à '
              : (hautes[i - 1] ?? 0) + 1 < h
                ? `De ${formatNombre((hautes[i - 1] ?? 0) + 1)} à `
                : ''}
            {formatNombre(h)}
          </li>
        ))}
      </ul>
    </div>
  )
}

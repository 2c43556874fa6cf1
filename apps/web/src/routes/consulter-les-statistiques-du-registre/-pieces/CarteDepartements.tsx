import { useState } from 'react'
import { formatNombre } from '../../../lib/format.ts'
import { useVue } from '../../../lib/use-vue.ts'
import { CADRE_CARTE } from './cadre-carte.ts'
import type { Formes } from './tracer.ts'
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
/** The shade of a value; what is not published has none of its own, and is told apart from zero. */
const classe = (valeur: number | null, hautes: readonly number[]): string =>
  valeur === null
    ? 'inconnue'
    : String(valeur > 0 ? hautes.findIndex((h) => valeur <= h) + 1 + CLASSES - hautes.length : 0)

/** Not published: stripes, which no shade of the scale can be taken for. */
const Hachures = () => (
  <defs>
    <pattern id="non-publie" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M-1 7L7 -1" className="rc-hachure" />
    </pattern>
  </defs>
)

/**
 * Overseas departments and territories, beside the map: told from their codes, since the shapes
 * come later.
 */
const horsCarte = (code: string): boolean => /^9[78]/.test(code)

/** Paris and its neighbours: drawn large, apart; on the country they would be six pixels wide. */
const AUTOUR: ReadonlySet<string> = new Set(['75', '92', '93', '94'])

type Actes = Record<string, unknown>

const Traces = ({
  formes,
  departements,
  hautes,
  actes,
}: {
  formes: Formes
  departements: readonly DepartementCarte[]
  hautes: readonly number[]
  actes: (d: DepartementCarte) => Actes
}) =>
  departements.map((d) => (
    <path
      key={d.code}
      d={formes.traces[d.code]}
      className={`rc-departement rc-classe--${classe(d.valeur, hautes)}`}
      {...actes(d)}
    />
  ))

/** Drawn last: neighbours would cover half of an outline. */
const Vises = ({ formes, codes }: { formes: Formes; codes: readonly string[] }) =>
  [...new Set(codes)].map(
    (code) =>
      code in formes.traces && (
        <path key={code} d={formes.traces[code]} className="rc-departement-vise" />
      ),
  )

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
  const [cadre, vue] = useVue<HTMLDivElement>()
  const { formes, isError } = useFormes(vue)
  const hautes = bornes(departements)
  const enCadre = departements.filter((d) => !horsCarte(d.code))
  const montre = departements.find((d) => d.code === vise)
  const nom = (d: DepartementCarte): string => `${d.nom} (${d.code}) : ${d.texte}`
  const actes = (d: DepartementCarte) => ({
    role: 'button',
    tabIndex: 0,
    'aria-label': nom(d),
    'aria-pressed': d.code === choisi,
    onClick: () => onChoisir(d.code),
    // What was looked at last stays told, under the map: nothing comes and goes over it.
    onFocus: () => setVise(d.code),
    onPointerEnter: () => setVise(d.code),
    onKeyDown: (e: React.KeyboardEvent) => {
      if (e.key !== 'Enter' && e.key !== ' ') return
      e.preventDefault()
      onChoisir(d.code)
    },
  })
  return (
    <div className="rc-avec-script">
      <p>
        <a className="fr-link" href="#apres-carte">
          Passer la carte
        </a>
      </p>
      <div className="rc-france-cadre" ref={cadre}>
        {!formes && (
          <p className="rc-carte-attente">
            {isError
              ? 'La carte n’a pas pu être chargée. Le tableau des départements dit les mêmes chiffres.'
              : 'Préparation de la carte…'}
          </p>
        )}
        <svg
          viewBox={formes?.cadres.france ?? CADRE_CARTE}
          className="rc-carte-france"
          role="group"
          aria-label={titre}
          aria-busy={!formes && !isError}
        >
          <Hachures />
          {formes && (
            <>
              {/* Their buttons are in the enlargement. */}
              {enCadre
                .filter((d) => AUTOUR.has(d.code))
                .map((d) => (
                  <path
                    key={d.code}
                    d={formes.traces[d.code]}
                    className={`rc-departement rc-classe--${classe(d.valeur, hautes)}`}
                    aria-hidden="true"
                    onClick={() => onChoisir(d.code)}
                  />
                ))}
              <Traces
                formes={formes}
                departements={enCadre.filter((d) => !AUTOUR.has(d.code))}
                hautes={hautes}
                actes={actes}
              />
              <Vises formes={formes} codes={[choisi, vise]} />
            </>
          )}
        </svg>
        {formes && (
          <svg
            viewBox={formes.cadres.paris}
            className="rc-carte-paris"
            role="group"
            aria-label="Agrandissement : Paris et petite couronne"
          >
            <Traces
              formes={formes}
              departements={enCadre.filter((d) => AUTOUR.has(d.code))}
              hautes={hautes}
              actes={actes}
            />
            <Vises formes={formes} codes={[choisi, vise].filter((code) => AUTOUR.has(code))} />
          </svg>
        )}
        <p className="rc-carte-bulle" aria-hidden="true">
          {montre ? nom(montre) : ''}
        </p>
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
          <span aria-hidden="true" className="rc-pastille rc-classe--0" /> Aucune copropriété
        </li>
        {departements.some((d) => d.valeur === null) && (
          <li>
            <span aria-hidden="true" className="rc-pastille rc-classe--inconnue" /> Non publié
          </li>
        )}
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

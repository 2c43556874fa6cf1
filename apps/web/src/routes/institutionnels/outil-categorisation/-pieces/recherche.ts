import {
  champsDuCritere,
  CODES_CRITERE,
  type CodeCritere,
  CRITERES_CATEGORISATION,
  type Critere,
  isRecord,
  PORTEES,
} from '@registre/domain'
import type { Answer, Args } from '../../../../lib/api/index.ts'
import { asOneOf, asText } from '../../../../lib/search-params.ts'
import { type AdresseRecherche, lireAdresse } from './adresse.ts'

export type CorpsRecherche = Args<'enregistrerRecherche'>['body']['recherche']
export type CriteresWire = NonNullable<CorpsRecherche['criteres']>
export type Resultats = Answer<'chercherCategorisation'>
export type Ligne = Resultats['lignes'][number]

/** A field that is filled in, or undefined: addresses are typed by people too. */
const valeurDe = (code: CodeCritere, brut: unknown): unknown => {
  const critere: Critere = CRITERES_CATEGORISATION[code]
  if (critere.genre === 'nombre') return typeof brut === 'number' && brut >= 0 ? brut : undefined
  if (critere.genre === 'jour') return asText(brut, 10)
  const permises = asOneOf(Object.keys(critere.valeurs))
  if (!critere.plusieurs) return permises(brut)
  const gardees = Array.isArray(brut) ? brut.flatMap((v) => permises(v) ?? []) : []
  return gardees.length > 0 ? gardees : undefined
}

/**
 * The criteria that are filled in, and only those: which keys there are tells what is open and what
 * is sought.
 */
export const lireCriteres = (brut: Record<string, unknown>): CriteresWire => {
  const champs = CODES_CRITERE.flatMap((code) =>
    champsDuCritere(code).map((champ) => [champ, valeurDe(code, brut[champ])] as const),
  )
  return Object.fromEntries(champs.filter(([, valeur]) => valeur !== undefined)) as CriteresWire
}

/** The criteria of an address; none when its text is not one that this screen wrote. */
export const criteresDe = ({ criteres }: AdresseRecherche): CriteresWire => {
  try {
    const lus: unknown = JSON.parse(criteres ?? '{}')
    return isRecord(lus) ? lireCriteres(lus) : {}
  } catch {
    // A damaged address searches without criteria, as the form then shows.
    return {}
  }
}

/** Criteria as an address holds them; undefined for none. */
export const criteresEnTexte = (criteres: CriteresWire): string | undefined =>
  Object.keys(criteres).length > 0 ? JSON.stringify(criteres) : undefined

/** The body of the calls; null until a scope is complete. */
export const versCorps = (adresse: AdresseRecherche): CorpsRecherche | null => {
  const { portee, parent, element } = adresse
  if (!portee || (PORTEES[portee].parent !== null && !parent)) return null
  return {
    portee: {
      portee,
      parent: PORTEES[portee].parent === null ? '' : (parent ?? ''),
      elements: element ? element.split(',').filter((code) => code !== '') : [],
    },
    criteres: criteresDe(adresse),
  }
}

/** The address of a kept search. */
export const deRecherche = ({
  portee,
  criteres,
}: Answer<'listerMesRecherches'>[number]['recherche']): AdresseRecherche =>
  lireAdresse({
    portee: portee.portee,
    parent: portee.parent,
    element: portee.elements?.length ? portee.elements.join(',') : undefined,
    criteres: criteresEnTexte(lireCriteres(criteres ?? {})),
  })

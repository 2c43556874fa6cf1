import {
  type BlocRegle,
  type ContexteDeclaration,
  type FieldError,
  keysOf,
  MESSAGES,
  parBatiment,
  PROCEDURES,
  type Procedures,
  SLUGS_ETAPE,
} from '@registre/domain'
import { versSaisie, type Saisie } from './saisie.ts'
import type { Declaration } from './types.ts'

type Drapeau = {
  [K in keyof Procedures]: Procedures[K] extends boolean ? K : never
}[keyof Procedures]
const DRAPEAUX = keysOf(PROCEDURES).filter(
  (cle): cle is Drapeau => PROCEDURES[cle].genre === 'drapeau',
)

const rang = (slug: string): number => SLUGS_ETAPE.findIndex((s) => s === slug)

/**
 * A draft in its form. What nobody has answered yet of a new registration is empty: the register
 * holds « Non » and « 0 », and a declaration on honour says neither by itself.
 */
export const saisieDuBrouillon = (d: Declaration): Saisie => {
  const saisie = versSaisie(d.immatCopropriete)
  const { procedures: p, donneesFinancieres: f, donneesTechniques: t } = saisie
  const technique = t.nbBatimentsTotal !== '' || t.periodeConstruction !== ''
  const passee = (slug: 'procedures' | 'donnees-techniques', plusLoin: boolean): boolean =>
    d.typeMaj !== null || plusLoin || rang(d.etape) > rang(slug)
  if (!passee('procedures', technique || f.dateDebutExercice !== ''))
    for (const drapeau of DRAPEAUX) p[drapeau] = p[drapeau] || ''
  if (!passee('donnees-techniques', technique) && t.nbAscenseurs === '0') t.nbAscenseurs = ''
  return saisie
}

const CHEMINS: Partial<
  Record<BlocRegle, (s: Saisie, contexte: ContexteDeclaration) => readonly string[]>
> = {
  procedures: ({ procedures: p }) => DRAPEAUX.filter((drapeau) => p[drapeau] === ''),
  // Described one by one, each building says its own.
  donneesTechniques: ({ donneesTechniques: t }, { jeu }) =>
    t.nbAscenseurs.trim() === '' && !parBatiment(jeu) ? ['nbAscenseurs'] : [],
}

/** The questions of a block that wait for an answer, « Non » and 0 being some. */
export const sansReponse = (
  bloc: BlocRegle,
  saisie: Saisie,
  contexte: ContexteDeclaration,
): FieldError[] =>
  (CHEMINS[bloc]?.(saisie, contexte) ?? []).map((champ) => ({
    champ: `${bloc}.${champ}`,
    code: 'requis',
    message: MESSAGES.requis,
  }))

import { ecrireEntier, jeuDesDebiteurs, parseFrDate, SEUILS_DEBITEUR } from '@registre/domain'
import { useBrouillon } from './brouillon.tsx'
import type { CheminDrapeau, CheminTexte } from './use-champ.ts'

/** What the last declared year said of a figure, while another one is declared. */
export const useAvant = (name: CheminTexte | CheminDrapeau): string | undefined => {
  const { declaration, contexte } = useBrouillon()
  const exercice = declaration.typeMaj === null ? null : declaration.exerciceCourant
  const [champ, valeur]: [string?, unknown?] =
    Object.entries(exercice ?? {}).find(([c]) => name === `donneesFinancieres.${c}`) ?? []
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non'
  if (typeof valeur !== 'number') return undefined
  if (champ !== 'nbCoproprietairesImpayes') return `${ecrireEntier(valeur)}\u00A0€`
  const cloture = parseFrDate(exercice?.dateClotureComptes ?? '') ?? null
  return `${ecrireEntier(valeur)} (${SEUILS_DEBITEUR[jeuDesDebiteurs(contexte.jeu, cloture)].court})`
}

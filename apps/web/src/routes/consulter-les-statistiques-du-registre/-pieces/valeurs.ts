import {
  type MesureStatistique,
  nomTerritoire,
  type NIVEAUX_GEOGRAPHIQUES,
  NON_PUBLIE,
} from '@registre/domain'
import { useRouter } from '@tanstack/react-router'
import type { Provenance } from '../../../components/graphique/figure.ts'
import type { Answer } from '../../../lib/api/index.ts'
import { formatEuros, formatNombre } from '../../../lib/format.ts'

export type Statistiques = Answer<'lireStatistiques'>
export type Territoire = Statistiques['territoire']
export type Periode = NonNullable<Statistiques['periode']>
export type Valeurs = Statistiques['valeurs']

/** What the address of the page says. */
export interface RechercheStatistiques {
  niveau?: (typeof NIVEAUX_GEOGRAPHIQUES)[number] | undefined
  code?: string | undefined
  annee?: number | undefined
  trimestre?: number | undefined
}

/** A figure: null is not published, absent is zero. */
export const chiffre = (valeurs: Valeurs, cle: string): number | null => {
  const n = valeurs[cle]
  return n === undefined ? 0 : n
}
/** A count in words. */
export const texteEffectif = (n: number | null): string =>
  n === null ? NON_PUBLIE : formatNombre(n)
/** A sum or a median in words. Where there is no co-ownership, there is nothing to measure. */
export const texteMesure = (
  valeurs: Valeurs,
  code: MesureStatistique,
  unite: 'nombre' | 'euros',
): string => {
  const n = chiffre(valeurs, code)
  if (n === null || unite === 'nombre') return texteEffectif(n)
  return chiffre(valeurs, 'coproprietes') === 0 ? 'sans objet' : formatEuros(n)
}

/** Where the figures of a territory at a quarter come from: what is taken away says it. */
export const useProvenance = (territoire: Territoire, periode: Periode): Provenance => {
  const { origin = '' } = useRouter()
  const { niveau, code, nom } = territoire
  const { annee, trimestre, libelle, arreteLe } = periode
  const recherche = new URLSearchParams({
    niveau,
    ...(code === '' ? {} : { code }),
    annee: String(annee),
    trimestre: String(trimestre),
  })
  return {
    territoire: nom,
    periode: `${libelle}, situation au ${arreteLe}`,
    nom: `${nomTerritoire(niveau, code)}-${annee}-T${trimestre}`,
    adresse: `${origin}/consulter-les-statistiques-du-registre?${recherche}`,
  }
}

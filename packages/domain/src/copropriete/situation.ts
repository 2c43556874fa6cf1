import { limiteMajAnnuelle } from '../declaration/echeance-annuelle.ts'
import { daysBetween, type IsoDate } from '../kernel/dates.ts'

/** From so many days before its end on, a mandate is to be renewed. */
export const PREVENIR_FIN_JOURS = 60

/** What a co-ownership owes to the law and to the register. */
export const OBLIGATIONS = ['syndic', 'mise-a-jour-annuelle'] as const
export type CodeObligation = (typeof OBLIGATIONS)[number]

/** Where each one comes from. */
export const SOURCES_OBLIGATION: Record<CodeObligation, string> = {
  syndic: 'loi n° 65-557 du 10 juillet 1965, article 17',
  'mise-a-jour-annuelle': 'code de la construction et de l’habitation, article R711-10',
}

export interface Obligation {
  code: CodeObligation
  /** `non-etabli`: the register knows no day, and says neither yes nor no. */
  etat: 'en-ordre' | 'a-faire' | 'en-retard' | 'non-etabli'
  /** By when it is to be done, since when it is late, or the next day that matters; null: unknown. */
  jour: IsoDate | null
  source: string
}

export interface FaitsSituation {
  /** End of the running mandate, or of the last one. */
  finMandat: IsoDate | null
  /** A mandate that has not begun follows. */
  suite: boolean
  /** The annual update of the running year is filed. */
  majFaite: boolean
  /** Last closing of accounts that was declared. */
  cloture: IsoDate | null
}

const etatAu = (
  jour: IsoDate,
  limite: IsoDate | null,
  avertirAvant: number,
): Obligation['etat'] => {
  if (limite === null) return 'non-etabli'
  if (limite < jour) return 'en-retard'
  return daysBetween(jour, limite) <= avertirAvant ? 'a-faire' : 'en-ordre'
}

/**
 * Where a co-ownership stands on a day, an obligation each: what its counters, lists and homes say.
 * Their statements hold the same (coproprietes/situation.sql.ts, compared by a test).
 */
export const situation = (f: FaitsSituation, jour: IsoDate): Obligation[] => {
  const limite = limiteMajAnnuelle(f.cloture)
  const etats = {
    syndic: [f.suite ? 'en-ordre' : etatAu(jour, f.finMandat, PREVENIR_FIN_JOURS), f.finMandat],
    'mise-a-jour-annuelle': [
      f.majFaite ? 'en-ordre' : etatAu(jour, limite, Number.POSITIVE_INFINITY),
      limite,
    ],
  } as const
  return OBLIGATIONS.map((code) => ({
    code,
    etat: etats[code][0],
    jour: etats[code][1],
    source: SOURCES_OBLIGATION[code],
  }))
}

/** What the public may know of it: declared in time, late, or nothing that the register can tell. */
export const A_JOUR = ['oui', 'non', 'non-etabli'] as const
export interface AJour {
  etat: (typeof A_JOUR)[number]
  /** Since when it is late. */
  depuis: IsoDate | null
}

/** The annual update as the public reads it: never `non` while a filing waits for somebody. */
export const aJour = (f: FaitsSituation & { enAttente: boolean }, jour: IsoDate): AJour => {
  const maj = situation(f, jour).find(({ code }) => code === 'mise-a-jour-annuelle')
  if (maj?.etat === 'en-retard' && !f.enAttente) return { etat: 'non', depuis: maj.jour }
  const connue = maj?.etat === 'en-ordre' || maj?.etat === 'a-faire'
  return { etat: connue ? 'oui' : 'non-etabli', depuis: null }
}

import { batimentsDe } from '../declaration/batiment.ts'
import type { Batiment } from '../declaration/champs/batiment.ts'
import type { ImmatCopropriete } from '../declaration/champs/tables.ts'
import type { DonneesTechniques } from '../declaration/champs/technique.ts'
import { limiteMajAnnuelle } from '../declaration/echeance-annuelle.ts'
import { type CodeObligation, OBLIGATIONS } from '../declaration/obligations.enums.ts'
import {
  aRefaireLe,
  DPE_METHODE,
  DPE_PERMIS_AVANT,
  ECHEANCIER,
  EFFET_BATIMENTS,
  echeanceDpeCollectif,
  ETIQUETTES_SANS_FIN,
  FIN_DES_DPE_ANCIENS,
  SAISIR_LE_JUGE_MOIS,
  SOURCES_OBLIGATION,
} from '../declaration/obligations.ts'
import { derniereAnneeConstruction, planTravauxDuLe } from '../declaration/plan-travaux.ts'
import { mandatAdHocRequis } from '../declaration/procedures.rules.ts'
import { addMonths, daysBetween, type IsoDate } from '../kernel/dates.ts'

export const ETATS_OBLIGATION = ['en-ordre', 'a-faire', 'en-retard', 'non-etabli'] as const
export type EtatObligation = (typeof ETATS_OBLIGATION)[number]

export interface Obligation {
  code: CodeObligation
  /** `non-etabli`: the register knows no day, and says neither yes nor no. */
  etat: EtatObligation
  /** By when it is to be done, since when it is late, or the next day that matters; null: unknown. */
  jour: IsoDate | null
  source: string
}

/** What the declaration in force tells of the building and of its accounts. */
export interface FaitsDeclares {
  lots: number | null
  lotsPrincipaux: number | null
  construction: Pick<DonneesTechniques, 'anneeConstruction' | 'periodeConstruction'>
  /** INSEE code of its commune. */
  commune: string
  plan: Pick<DonneesTechniques, 'ppt' | 'pptDate' | 'pptInscritAG'>
  /** Closing of the declared accounts. */
  cloture: IsoDate | null
  impayes: number | null
  charges: number | null
  mandatAdHoc: boolean
  /** None: they are only counted, or nobody knows them. */
  batiments: readonly Batiment[]
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
  /** Null: nothing is declared, or the reader may not know it. */
  declares: FaitsDeclares | null
}

/** The facts that a declaration tells. */
export const faitsDeclares = (contenu: ImmatCopropriete): FaitsDeclares => {
  const { identification: i, donneesFinancieres: f, donneesTechniques: t, procedures: p } = contenu
  return {
    lots: i.nbLots,
    lotsPrincipaux: i.nbLotsHabBurCom,
    construction: t,
    commune: i.adressePrincipale?.codeInsee ?? '',
    plan: t,
    cloture: f.dateClotureComptes,
    impayes: f.montantImpayesCoproprietaires,
    charges: f.chargesOperationsCourantes,
    mandatAdHoc: p.flagMandatAdhoc,
    batiments: batimentsDe(t),
  }
}

/** What is known of an obligation: fulfilled or not, and its day. */
type Constat = { faite: boolean; jour: IsoDate | null } | null

const etatAu = (code: CodeObligation, constat: Constat, jour: IsoDate): EtatObligation => {
  if (constat === null) return 'non-etabli'
  if (constat.faite) return 'en-ordre'
  if (constat.jour === null) return 'non-etabli'
  const { prevenir, retard } = ECHEANCIER[code]
  if (constat.jour < jour || (retard === 'le-jour' && constat.jour === jour)) return 'en-retard'
  return prevenir === null || daysBetween(jour, constat.jour) <= prevenir ? 'a-faire' : 'en-ordre'
}

const planConstate = (d: FaitsDeclares, jour: IsoDate): Constat => {
  if (d.plan.ppt)
    return d.plan.pptDate === null
      ? { faite: true, jour: null }
      : { faite: false, jour: aRefaireLe(d.plan.pptDate) }
  if (d.plan.pptInscritAG) return { faite: true, jour: null }
  return { faite: false, jour: planTravauxDuLe(d.construction, d.lotsPrincipaux, jour) }
}

const mandatAdHocConstate = (d: FaitsDeclares): Constat => {
  if (d.mandatAdHoc) return { faite: true, jour: null }
  const requis = mandatAdHocRequis(d.lots, d.impayes, d.charges)
  if (requis === null || d.cloture === null) return null
  return requis
    ? { faite: false, jour: addMonths(d.cloture, SAISIR_LE_JUGE_MOIS) }
    : { faite: true, jour: null }
}

const SANS_FIN: ReadonlySet<string | null> = new Set(ETIQUETTES_SANS_FIN)

/** Declared « non déterminée »: there is neither a diagnosis nor an audit. */
const AUCUN_DPE: IsoDate = '1900-01-01'
/** A good label of the method of 2021 has no end. */
const JAMAIS: IsoDate = '9999-12-31'
/**
 * From when on a building of before 2013 has no collective diagnosis that is worth something; null
 * when the register cannot tell.
 */
const sansDpeDes = (b: Batiment): IsoDate | null => {
  if (b.etiquette === 'ETIQ_NON_DETERMINE') return AUCUN_DPE
  if (b.sourceEtiquette !== 'DPE_COLLECTIF' || b.dateEtiquette === null) return null
  if (b.dateEtiquette < DPE_METHODE) return FIN_DES_DPE_ANCIENS
  return SANS_FIN.has(b.etiquette) && b.dateEtiquette > DPE_METHODE
    ? JAMAIS
    : aRefaireLe(b.dateEtiquette)
}

const dpeConstate = (d: FaitsDeclares): Constat => {
  const concernes = d.batiments.filter((b) => {
    const annee = derniereAnneeConstruction(b)
    return annee !== null && annee < DPE_PERMIS_AVANT
  })
  const fins = concernes.map(sansDpeDes)
  const [premiere] = fins.flatMap((fin) => (fin === null || fin === JAMAIS ? [] : fin)).toSorted()
  if (premiere !== undefined) {
    if (d.lotsPrincipaux === null) return null
    const entree = echeanceDpeCollectif(d.lotsPrincipaux, d.commune.startsWith('97'))
    return { faite: false, jour: premiere > entree ? premiere : entree }
  }
  const tousConnus = fins.length > 0 && fins.length === d.batiments.length && !fins.includes(null)
  return tousConnus ? { faite: true, jour: null } : null
}

const batimentsConstates = (d: FaitsDeclares, cloture: IsoDate | null): Constat => {
  if (d.batiments.length > 0) return { faite: true, jour: null }
  const limite = limiteMajAnnuelle(cloture)
  return limite === null ? null : { faite: false, jour: premiereDesLe(limite, EFFET_BATIMENTS) }
}

/** The first day of a yearly date, from another day on. */
const premiereDesLe = (date: IsoDate, des: IsoDate): IsoDate => {
  let annees = 0
  while (addMonths(date, 12 * annees) < des) annees += 1
  return addMonths(date, 12 * annees)
}

/**
 * Where a co-ownership stands on a day, an obligation each: what its counters, lists and homes say.
 * Their statements hold the same (coproprietes/situation.sql.ts, compared by a test).
 */
export const situation = (f: FaitsSituation, jour: IsoDate): Obligation[] => {
  const constats: Record<CodeObligation, Constat> = {
    syndic: { faite: f.suite, jour: f.finMandat },
    'mise-a-jour-annuelle': { faite: f.majFaite, jour: limiteMajAnnuelle(f.cloture) },
    'plan-travaux': f.declares && planConstate(f.declares, jour),
    'mandat-ad-hoc': f.declares && mandatAdHocConstate(f.declares),
    'dpe-collectif': f.declares && dpeConstate(f.declares),
    batiments: f.declares && batimentsConstates(f.declares, f.cloture),
  }
  return OBLIGATIONS.map((code) => {
    const etat = etatAu(code, constats[code], jour)
    return {
      code,
      // Before its day nothing can be filed of it: it is only told.
      etat:
        code === 'batiments' && etat === 'a-faire' && jour < EFFET_BATIMENTS ? 'en-ordre' : etat,
      jour: etat === 'non-etabli' ? null : (constats[code]?.jour ?? null),
      source: SOURCES_OBLIGATION[code],
    }
  })
}

/** What the public may know of it: declared in time, late, or nothing that the register can tell. */
export const A_JOUR = ['oui', 'non', 'non-etabli'] as const
export interface AJour {
  etat: (typeof A_JOUR)[number]
  /** Since when it is late. */
  depuis: IsoDate | null
}

/** The annual update as the public reads it: never `non` while a filing waits for somebody. */
export const aJour = (
  f: Pick<FaitsSituation, 'majFaite' | 'cloture'> & { enAttente: boolean },
  jour: IsoDate,
): AJour => {
  const etat = etatAu(
    'mise-a-jour-annuelle',
    { faite: f.majFaite, jour: limiteMajAnnuelle(f.cloture) },
    jour,
  )
  if (etat === 'en-retard' && !f.enAttente)
    return { etat: 'non', depuis: limiteMajAnnuelle(f.cloture) }
  const connue = etat === 'en-ordre' || etat === 'a-faire'
  return { etat: connue ? 'oui' : 'non-etabli', depuis: null }
}

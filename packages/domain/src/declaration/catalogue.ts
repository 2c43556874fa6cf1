import { parleDuJour, runRules } from '../kernel/rules.ts'
import type { RuleReport, Surete } from '../kernel/rules.ts'
import type { FieldError } from '../kernel/errors.ts'
import { blocIntact } from './comparaison.ts'
import { BLOCS_REGLES, estImmatriculation } from './contexte.ts'
import type { BlocRegle, ContexteDeclaration, FaitsDeclaration } from './contexte.ts'
import type { ImmatCopropriete } from './declaration.types.ts'
import { blocsDe, champsManquants } from './etapes.ts'
import { jeuNomme } from './jeux.ts'
import type { RegleDe } from './regles.ts'
import { estMajAnnuelle } from './mise-a-jour.ts'
import { REGLES_FINANCES } from './finances.rules.ts'
import { REGLES_IMPAYES } from './impayes.rules.ts'
import { REGLES_IDENTIFICATION } from './identification.rules.ts'
import { REGLES_PROCEDURES } from './procedures.rules.ts'
import { REGLES_CONFIRMATIONS_OFFICE, REGLES_RATTACHEMENT } from './rattachement.rules.ts'
import { REGLES_TECHNIQUE } from './technique.rules.ts'

const REGLES_PAR_BLOC = {
  infoRattachement: REGLES_RATTACHEMENT,
  confirmationsOffice: REGLES_CONFIRMATIONS_OFFICE,
  identification: REGLES_IDENTIFICATION,
  procedures: REGLES_PROCEDURES,
  donneesFinancieres: [...REGLES_FINANCES, ...REGLES_IMPAYES],
  donneesTechniques: REGLES_TECHNIQUE,
} satisfies Record<BlocRegle, readonly RegleDe<string>[]>

/** The code of a rule of a declaration. */
export type CodeRegle = (typeof REGLES_PAR_BLOC)[BlocRegle][number]['code']

export type RegleDeclaration = RegleDe<CodeRegle> & { bloc: BlocRegle }
const REGLES: Readonly<Record<BlocRegle, readonly RegleDe<CodeRegle>[]>> = REGLES_PAR_BLOC

/**
 * Every rule of a declaration, with its block: the forms, the server and the generated
 * documentation read this list.
 */
export const CATALOGUE: readonly RegleDeclaration[] = BLOCS_REGLES.flatMap((bloc) =>
  REGLES[bloc].map((regle) => ({ ...regle, bloc })),
)

/** A rule as it is read apart from any declaration: its sentence and its fields in words. */
export interface RegleDecrite extends Pick<RegleDeclaration, 'code' | 'bloc' | 'effet' | 'source'> {
  phrase: string
  /**
   * Paths of its fields in their block; empty when they depend on the declaration, which `ou` then
   * says.
   */
  champs: readonly string[]
  ou: string
  confirmable: boolean
  /** Day from which it no longer applies, ISO. */
  fin: string | null
  surete: Surete
}

/** What the help, the generated documentation and other programs read of a rule. Pure. */
export const decrireRegle = (regle: RegleDeclaration): RegleDecrite => {
  const { holds: _, message, enonce = '', champs, fin, ...dite } = regle
  return {
    ou: '',
    confirmable: false,
    surete: 'EN_VIGUEUR',
    ...dite,
    phrase: typeof message === 'string' ? message : enonce,
    champs: typeof champs === 'function' ? [] : champs,
    fin: fin ?? null,
  }
}

const sousBloc = (bloc: BlocRegle, erreurs: readonly FieldError[]): FieldError[] =>
  erreurs.map((erreur) => ({ ...erreur, champ: `${bloc}.${erreur.champ}` }))

/**
 * Whether an update leaves a block as it is in force: its completeness is not asked again. An
 * annual one declares its accounts, and buildings are asked once by a new set of the law.
 */
export const estLaisse = (bloc: BlocRegle, { contenu, contexte }: FaitsDeclaration): boolean => {
  const { courante, typeMaj, jeu } = contexte
  if (!courante || bloc === 'confirmationsOffice' || estImmatriculation(contexte)) return false
  if (bloc === 'donneesFinancieres' && estMajAnnuelle(typeMaj)) return false
  if (bloc === 'donneesTechniques' && courante.jeu !== jeu) return false
  return blocIntact(bloc, courante.contenu, contenu)
}

/**
 * Checks one block: required fields and rules of the declaration's set. `confirmes` lists the codes
 * already confirmed. Paths start with the block (`identification.nbLots`); a field that is empty
 * shows only that it is required. Of a block that an update leaves as it is, the same is only told.
 */
export const controlerBloc = (
  bloc: BlocRegle,
  faits: FaitsDeclaration,
  confirmes: readonly string[] = [],
): RuleReport => {
  const manquants = champsManquants(bloc, faits)
  const rapport = runRules<FaitsDeclaration>(
    REGLES[bloc],
    faits,
    jeuNomme(faits.contexte.jeu).effet,
    confirmes,
  )
  const erreurs = sousBloc(bloc, [...manquants, ...rapport.erreurs])
  if (estLaisse(bloc, faits)) return { erreurs: [], aConfirmer: [], aCompleter: erreurs }
  return {
    erreurs,
    aConfirmer: sousBloc(bloc, rapport.aConfirmer),
  }
}

/**
 * Checks the whole declaration, block after block: what the final submit needs, on the form and on
 * the server.
 */
export const controlerDeclaration = (
  contenu: ImmatCopropriete,
  contexte: ContexteDeclaration,
  confirmes: readonly string[] = [],
): RuleReport => {
  const rapports = blocsDe(contexte).map((bloc) =>
    controlerBloc(bloc, { contenu, contexte }, confirmes),
  )
  const aCompleter = rapports.flatMap((r) => r.aCompleter ?? [])
  return {
    erreurs: rapports.flatMap((r) => r.erreurs),
    aConfirmer: rapports.flatMap((r) => r.aConfirmer),
    ...(aCompleter.length > 0 ? { aCompleter } : {}),
  }
}

const DU_JOUR: ReadonlySet<string> = new Set(
  CATALOGUE.filter(parleDuJour).flatMap(({ bloc, champs }) =>
    typeof champs === 'function' ? [] : champs.map((champ) => `${bloc}.${champ}`),
  ),
)
/** Communes overseas: their day begins or ends hours away from that of Paris. */
const OUTRE_MER = /^9[78]/

/** What the help of a field says of the register's day to a declarant overseas; '' elsewhere. */
export const aideDuJour = (chemin: string, codeInsee: string): string =>
  DU_JOUR.has(chemin) && OUTRE_MER.test(codeInsee)
    ? 'Le jour du registre est celui de Paris, outre-mer aussi.'
    : ''

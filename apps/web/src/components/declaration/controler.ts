import {
  blocsDe,
  cheminDemande,
  contenuDepose,
  controlerBloc,
  estRequis,
  fauteDeForme,
  jeuDesDebiteurs,
  lireEntier,
  type BlocRegle,
  type CodeJeu,
  type ContexteDeclaration,
  type FaitsDeclaration,
  type FieldError,
  type RuleReport,
} from '@registre/domain'
import { versContenu, type Saisie } from './saisie.ts'
import { sansReponse } from './sans-reponse.ts'

/**
 * The facts that the rules read in a form. 0 or 1 lot is empty for the register; the person who has
 * typed it should read how many lots a co-ownership has, not that the field is required.
 */
export const faitsDe = (saisie: Saisie, contexte: ContexteDeclaration): FaitsDeclaration => {
  const { contenu } = contenuDepose(versContenu(saisie), contexte)
  const { identification: i } = contenu
  return {
    contexte,
    contenu: {
      ...contenu,
      identification: {
        ...i,
        nbLots: i.nbLots ?? lireEntier(saisie.identification.nbLots),
        nbLotsHabBurCom: i.nbLotsHabBurCom ?? lireEntier(saisie.identification.nbLotsHabBurCom),
      },
    },
  }
}

const parcourir = (valeur: unknown, chemin: string): FieldError[] => {
  if (Array.isArray(valeur)) return valeur.flatMap((v, i) => parcourir(v, `${chemin}.${i}`))
  if (typeof valeur === 'object' && valeur !== null)
    return Object.entries(valeur).flatMap(([cle, v]) => parcourir(v, `${chemin}.${cle}`))
  if (typeof valeur !== 'string' || valeur.trim() === '') return []
  const message = fauteDeForme(chemin, valeur)
  return message === null ? [] : [{ champ: chemin, code: 'format', message }]
}

/** The texts of a block that are neither a day nor a number where one is expected. */
export const erreursDeFormat = (
  bloc: Exclude<BlocRegle, 'confirmationsOffice'>,
  saisie: Saisie,
): FieldError[] => parcourir(saisie[bloc], bloc)

/**
 * Checks one block of a form: format first, then required fields and rules. One sentence per field:
 * the format's where it fails.
 */
export const controlerSaisie = (
  bloc: BlocRegle,
  saisie: Saisie,
  contexte: ContexteDeclaration,
  confirmes: readonly string[] = [],
): RuleReport => {
  const faits = faitsDe(saisie, contexte)
  const rapport = controlerBloc(bloc, faits, confirmes)
  if (bloc === 'confirmationsOffice') return rapport
  const format = [
    ...erreursDeFormat(bloc, saisie).filter((e) => cheminDemande(e.champ, faits.contenu, contexte)),
    ...sansReponse(bloc, saisie, contexte),
  ]
  const illisibles = new Set(format.map((e) => e.champ))
  const reste = rapport.erreurs.filter((e) => !illisibles.has(e.champ))
  const requis = new Set(reste.filter((e) => e.code === 'requis').map((e) => e.champ))
  return {
    erreurs: [...format, ...reste.filter((e) => e.code === 'requis' || !requis.has(e.champ))],
    aConfirmer: rapport.aConfirmer,
    ...(rapport.aCompleter ? { aCompleter: rapport.aCompleter } : {}),
  }
}

/** The set that says from which debt the debtors of a form are counted. */
export const debiteursDe = ({ contenu, contexte }: FaitsDeclaration): CodeJeu =>
  jeuDesDebiteurs(contexte.jeu, contenu.donneesFinancieres.dateClotureComptes)

/** The blocks of a registration that still have blocking sentences, in the order of the steps. */
export const blocsFautifs = (saisie: Saisie, contexte: ContexteDeclaration): BlocRegle[] =>
  blocsDe(contexte).filter((bloc) => controlerSaisie(bloc, saisie, contexte).erreurs.length > 0)

/** Fields that a rule with its own sentence asks for: they bear the marker too. */
const REQUIS_PAR_REGLE: ReadonlySet<string> = new Set([
  'identification.adressePrincipale',
  'identification.parcelle',
  'donneesTechniques.nbBatimentsTotal',
  'donneesTechniques.nbAscenseurs',
])

/**
 * Says whether a field bears the required marker, given what is already filled. Takes a path that
 * starts with its block.
 */
export const estMarqueRequis = (chemin: string, faits: FaitsDeclaration): boolean => {
  const point = chemin.indexOf('.')
  const bloc = blocsDe(faits.contexte).find((b) => b === chemin.slice(0, point))
  return (
    REQUIS_PAR_REGLE.has(chemin) ||
    (bloc !== undefined && estRequis(bloc, chemin.slice(point + 1), faits))
  )
}

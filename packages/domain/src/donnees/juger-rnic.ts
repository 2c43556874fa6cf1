import { CATALOGUE } from '../declaration/catalogue.ts'
import type { FaitsDeclaration } from '../declaration/contexte.ts'
import { contenuVide } from '../declaration/declaration.normalisation.ts'
import type { ImmatCopropriete } from '../declaration/declaration.types.ts'
import { jeuNomme } from '../declaration/jeux.ts'
import { rulesInForce } from '../kernel/rules.ts'
import type { ColonnePublique } from './colonnes.ts'
import type { ContexteRnic, Lecteur } from './lecteur-rnic.ts'

/** The column of each field that a rule may refuse. */
const COLONNE_JUGEE: Readonly<Record<string, ColonnePublique>> = {
  nomCopropriete: 'nom_usage_copropriete',
  dateReglementCopropriete: 'date_reglement_copropriete',
  nbLots: 'nombre_total_lots',
  nbLotsHabBurCom: 'nombre_lots_habitation_bureaux_commerces',
  nbLotsHab: 'nombre_lots_habitation',
  nbLotsStationnement: 'nombre_lots_stationnement',
  nbAsl: 'nombre_asl',
  nbAful: 'nombre_aful',
  nbUnionsSyndicats: 'nombre_unions_syndicats',
  numImmatriculationCoproprietePrincipale: 'numero_immatriculation_syndicat_principal',
}
/** Rules of the identification; what a published file lacks or has elsewhere is no fault of a row. */
const REGLES = rulesInForce(
  CATALOGUE.filter((r) => r.bloc === 'identification'),
  jeuNomme('2016').effet,
).flatMap(({ champs, message, holds }) =>
  typeof champs !== 'function' &&
  typeof message === 'string' &&
  champs.every((champ) => champ in COLONNE_JUGEE)
    ? [{ champs, message, holds }]
    : [],
)
const rompues = (faits: FaitsDeclaration) => REGLES.filter((r) => !r.holds(faits))

const sansChamps = (
  { contenu, contexte }: FaitsDeclaration,
  champs: readonly string[],
): FaitsDeclaration => {
  const vide: Readonly<Record<string, unknown>> = contenuVide().identification
  const vides = Object.fromEntries(champs.map((champ) => [champ, vide[champ]]))
  return {
    contenu: { ...contenu, identification: { ...contenu.identification, ...vides } },
    contexte,
  }
}

/**
 * The fields that the rules refuse: first those that are wrong by themselves; then, of several that
 * contradict each other, those of which one alone explains every fault, else all.
 */
const refuses = (faits: FaitsDeclaration): readonly string[] => {
  const fautes = rompues(faits)
  const seules = fautes.filter((r) => r.champs.length === 1)
  if (seules.length > 0) return seules.flatMap((r) => r.champs)
  const meles = [...new Set(fautes.flatMap((r) => r.champs))]
  const suffisants = meles.filter((champ) => rompues(sansChamps(faits, [champ])).length === 0)
  return suffisants.length > 0 ? suffisants : meles
}

const vider = (l: Lecteur, faits: FaitsDeclaration): ImmatCopropriete => {
  const champs = refuses(faits)
  if (champs.length === 0) return faits.contenu
  const fautes = rompues(faits)
  for (const champ of champs) {
    const { message = '' } = fautes.find((r) => r.champs.includes(champ)) ?? {}
    const colonne = COLONNE_JUGEE[champ]
    if (colonne) l.publier(colonne, '', `${message} La cellule est publiée vide.`)
  }
  return vider(l, sansChamps(faits, champs))
}

/** The content of a row without what the rules refuse: such a cell is blank, and the report says why. */
export const retenir = (
  l: Lecteur,
  contenu: ImmatCopropriete,
  { aujourdhui }: ContexteRnic,
): ImmatCopropriete =>
  vider(l, {
    contenu,
    contexte: {
      aujourdhui,
      // The published file tells the data of this set, whatever the day.
      jeu: '2016',
      typeImmat: 'DEFAULT',
      typeMaj: 'MODIFICATION_ADMIN',
      finMandatPrecedent: null,
      exercicePrecedent: null,
      confirmationsOffice: null,
    },
  })
